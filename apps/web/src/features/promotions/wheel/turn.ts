/**
 * The turn, in degrees, that brings a segment under the pointer: always onwards from where the wheel stands, by so many
 * full rounds and what is missing. Segments run clockwise from the pointer, so the wheel turns back by the segment's angle.
 */
export function nextTurn(current: number, segment: number, count: number, rounds = 5): number {
  const target = (((-segment * 360) / count) % 360) + 360;
  const missing = (((target - current) % 360) + 360) % 360;
  return current + rounds * 360 + missing;
}

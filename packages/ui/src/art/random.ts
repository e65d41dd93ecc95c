/** A repeatable sequence of numbers in [0, 1), for scattering stars and lights in drawings (mulberry32). */
export function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Rounds a coordinate to a tenth, to keep drawings small. */
export const tenth = (value: number): number => Math.round(value * 10) / 10;

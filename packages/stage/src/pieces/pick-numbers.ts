/**
 * Some of the numbers 1 to `to`, in order, for a player who would rather not choose. All numbers are alike, so this
 * decides nothing: what is drawn against them comes from the server.
 */
export function pickNumbers(to: number, count: number): number[] {
  const left = Array.from({ length: to }, (_, index) => index + 1);
  const words = crypto.getRandomValues(new Uint32Array(count));
  return [...words].flatMap((word) => left.splice(word % left.length, 1)).sort((a, b) => a - b);
}

/** So many digits for the same player; it decides as little. */
export function pickDigits(count: number): number[] {
  return [...crypto.getRandomValues(new Uint32Array(count))].map((word) => word % 10);
}

/** The lowest round id of a moment: ids begin with their millisecond (UUID version 7), so the index finds what follows. */
export function firstRoundIdAt(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
}

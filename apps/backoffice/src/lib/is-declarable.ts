/** What nobody has ended for long enough may be declared, once at a time. */
export function isDeclarable(
  { declarable_at: at, is_declared: isDeclared }: { declarable_at: string | null; is_declared: boolean },
  now: number,
): boolean {
  return at !== null && !isDeclared && new Date(at).getTime() <= now;
}

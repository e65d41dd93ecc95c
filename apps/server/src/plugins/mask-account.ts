/** What stands for somebody who hides their name from others. */
export const hiddenName = '***';

/** An account as others may see it: two signs at either end, one of a short name. */
export function maskAccount(account: string): string {
  const shown = account.length > 6 ? 2 : 1;
  return `${account.slice(0, shown)}***${account.slice(-shown)}`;
}

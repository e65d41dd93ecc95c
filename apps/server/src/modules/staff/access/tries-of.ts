/** What failed logins of a staff account are counted under; an account that does not exist is counted too. */
export function triesOf(email: string): string {
  return `staff:${email}`;
}

/**
 * Rows of nobody who is under a legal hold: orders of authorities and court cases are about logins, chats and payout accounts too, so
 * that what goes by its age alone waits with the rest until the hold is lifted. `member` is an SQL expression for the member's id.
 */
export const isNotHeld = (member: string) =>
  `not exists (select from legal_hold h where h.member_id = ${member} and h.lifted_at is null)`;

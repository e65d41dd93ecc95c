import type { Queryable } from '../../plugins/transaction.ts';

/** Whether a member may play no more: frozen or blacklisted, or on a pause. Their money elsewhere comes home, and their open rounds are ended. */
export async function isShutOut(db: Queryable, memberId: string): Promise<boolean> {
  const { rows } = await db.query<{ is_shut_out: boolean }>(
    `select m.status <> 'active' or coalesce(p.paused_until > house_now(), false) as is_shut_out
       from member m join member_play p on p.member_id = m.id where m.id = $1`,
    [memberId],
  );
  return rows[0]?.is_shut_out ?? false;
}

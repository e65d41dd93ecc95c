import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';

/** Whether the caller's name is hidden from others. */
export async function readPrivacy(house: House, caller: MemberCaller): Promise<{ is_hidden: boolean }> {
  const { rowCount } = await house.db.query('select 1 from member_hidden where member_id = $1', [
    caller.member.memberId,
  ]);
  return { is_hidden: rowCount === 1 };
}

/** Hides the caller's name or shows it again; a second time changes nothing. */
export async function setPrivacy(
  house: House,
  { is_hidden }: { is_hidden: boolean },
  caller: MemberCaller,
): Promise<{ is_hidden: boolean }> {
  await house.db.query(
    is_hidden
      ? 'insert into member_hidden (member_id) values ($1) on conflict do nothing'
      : 'delete from member_hidden where member_id = $1',
    [caller.member.memberId],
  );
  return { is_hidden };
}

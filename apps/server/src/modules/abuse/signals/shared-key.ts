import type { House } from '../../../house.ts';
import { type Group, raiseForGroups } from '../raise-case.ts';

/** Members who withdraw, or have saved to withdraw, to one key or account. */
export async function findSharedKeys(house: House, since: Date): Promise<void> {
  const { rows } = await house.db.query<{
    kind: string;
    value: string;
    cause: string;
    members: Group['members'];
  }>(
    `with fresh as (
       select key_kind as kind, key_value as value, bank, branch from withdrawal where created_at >= $1
       union
       select kind, value, bank, branch from bank_account where created_at >= $1),
     used as (
       select f.*, w.member_id from fresh f
         join withdrawal w on (w.key_kind, w.key_value, w.bank, w.branch) = (f.kind, f.value, f.bank, f.branch)
       union
       select f.*, b.member_id from fresh f
         join bank_account b on (b.kind, b.value, b.bank, b.branch) = (f.kind, f.value, f.bank, f.branch))
     select u.kind, u.value,
            'key:' || encode(sha256(convert_to(concat_ws(chr(10), u.kind, u.value, u.bank, u.branch), 'utf8')), 'hex') as cause,
            json_agg(json_build_object('member_id', m.id, 'account', m.account) order by m.account) as members
       from used u join member m on m.id = u.member_id
      group by u.kind, u.value, u.bank, u.branch having count(*) > 1`,
    [since],
  );
  const groups = rows.map(({ kind, value, cause, members }) => ({
    cause,
    members,
    facts: { key_kind: kind, key: `…${value.slice(-4)}` },
  }));
  await raiseForGroups(house.db, 'same_key', groups);
}

import type { House } from '../../../house.ts';
import { type Group, raiseForGroups } from '../raise-case.ts';

/** Members who came from one address with one browser within the window. */
export async function findSharedDevices(house: House, since: Date): Promise<void> {
  const { rows } = await house.db.query<{
    ip: string;
    device: string;
    cause: string;
    members: Group['members'];
  }>(
    `with used as (
       select distinct s.ip, s.device, m.id as member_id, m.account
         from session s join member m on m.id = s.member_id
        where s.created_at >= $1 and s.ip <> '' and s.device <> '' and not m.is_demo)
     select ip, device, 'device:' || encode(sha256(convert_to(ip || chr(10) || device, 'utf8')), 'hex') as cause,
            json_agg(json_build_object('member_id', member_id, 'account', account) order by account) as members
       from used group by ip, device having count(*) > 1`,
    [since],
  );
  const groups = rows.map(({ ip, device, cause, members }) => ({ cause, members, facts: { ip, device } }));
  await raiseForGroups(house.db, 'same_device', groups);
}

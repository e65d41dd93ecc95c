import type { House } from '../../../house.ts';
import { maskCpf } from '../../identity/index.ts';
import { type Group, raiseForGroups } from '../raise-case.ts';

/** Members whose codes one CPF has paid, or tried to: only the member's own is credited. */
export async function findSharedPayers(house: House, since: Date): Promise<void> {
  const { rows } = await house.db.query<{ payer: string; cause: string; members: Group['members'] }>(
    `select payer, 'payer:' || encode(sha256(convert_to(payer, 'utf8')), 'hex') as cause,
            json_agg(json_build_object('member_id', member_id, 'account', account) order by account) as members
       from (select distinct p.payer_document as payer, m.id as member_id, m.account
               from pix_received p join deposit d on d.id = p.deposit_id join member m on m.id = d.member_id
              where p.payer_document in (select payer_document from pix_received where created_at >= $1)) as paid
      group by payer having count(*) > 1`,
    [since],
  );
  const groups = rows.map(({ payer, cause, members }) => ({
    cause,
    members,
    facts: { payer: payer.length === 11 ? maskCpf(payer) : `…${payer.slice(-4)}` },
  }));
  await raiseForGroups(house.db, 'same_payer', groups);
}

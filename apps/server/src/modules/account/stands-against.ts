import type { ErasureObstacle } from '@arara/contract';
import type { Queryable } from '../../plugins/transaction.ts';
import { balancesOf } from '../wallet/index.ts';
import { whatIsLeft } from './close-account.ts';

/**
 * What stands against erasing a closed account, all of it, whatever its age: a hold set by staff, a self-exclusion with an end that has
 * not come (one for ever keeps the CPF out by itself), a case it stands in, something somebody waits for an answer to, money. Ask it
 * behind the gate to the member's money where something is to follow from it.
 */
export async function standsAgainst(db: Queryable, memberId: string): Promise<ErasureObstacle[]> {
  const { rows } = await db.query<Record<ErasureObstacle, boolean>>(
    `select exists (select from legal_hold where member_id = $1 and lifted_at is null) as hold,
            exists (select from protection_pause where member_id = $1 and kind = 'self_exclusion'
                     and isfinite(ends_at) and ends_at > house_now()) as excluded,
            exists (select from abuse_case where state = 'open'
                     and (member_id = $1 or evidence -> 'accounts' @> jsonb_build_array(jsonb_build_object('member_id', $1::uuid)))) as "case",
            exists (select from support_conversation where member_id = $1 and waits_since is not null)
              or exists (select from staff_request where member_id = $1 and state = 'waiting')
              or exists (select from chat_report where state = 'open' and $1 in (author_id, reporter_id))
              or exists (select from withdrawal w where w.member_id = $1 and w.contradicted_at is not null and not exists (
                   select from abuse_case c where c.cause = w.id::text and c.state <> 'open'
                      and c.signal in ('paid_and_returned', 'payout_denied')))
              or exists (select from platform_transfer
                          where member_id = $1 and contradicted_at > house_now() - interval '5 years')
              or exists (select from platform_player
                          where member_id = $1 and came_back_at > house_now() - interval '5 years') as dispute,
            exists (select from deposit d join pix_received p on p.deposit_id = d.id
                     where d.member_id = $1 and p.state in ('refunding', 'unmatched'))
              or exists (select from platform_transfer where member_id = $1 and state in ('pending', 'unknown'))
              or exists (select from platform_homecoming where member_id = $1) as money`,
    [memberId],
  );
  const [found] = rows;
  if (!found) throw new Error('a question without an answer');
  const { totalCents } = await balancesOf(db, memberId);
  const hasMoney = found.money || (await whatIsLeft(db, memberId, totalCents)) !== null;
  const { hold, excluded, case: hasCase, dispute } = found;
  return Object.entries({ hold, excluded, case: hasCase, dispute, money: hasMoney }).flatMap(
    ([name, stands]) => (stands ? [name as ErasureObstacle] : []),
  );
}

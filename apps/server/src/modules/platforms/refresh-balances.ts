import type { House } from '../../house.ts';
import { passMsMax, workInPass } from './minute-pass.ts';
import { keepForgotten, keepHeardBalance } from './platform.ts';

/** So many balances of a platform are asked for each minute, and so many of them at once. */
const refreshedMax = 300;
const refreshedAtOnce = 10;

/**
 * Asks again what members who play elsewhere have there, so that what they own in total is told rightly. Each platform is asked by
 * itself, in turn, and one that answers nobody is not: what cannot be heard of keeps no other waiting, and neither does a platform that
 * takes its time.
 */
export async function refreshBalances(house: House, passMs = passMsMax): Promise<void> {
  const until = performance.now() + passMs;
  const answering = house.platforms.health().filter(({ state }) => state === 'closed');
  await Promise.all(answering.map(({ code }) => refreshOn(house, code, until)));
}

async function refreshOn(house: House, platform: string, until: number): Promise<void> {
  const { rows: now } = await house.db.query<{ begun: string }>('select house_now()::text as begun');
  const begun = now[0]?.begun ?? '';
  await workInPass(
    house.log,
    (count) => nextPlayers(house, platform, { begun, count }),
    (player) => hearOf(house, platform, player),
    { until, atOnce: refreshedAtOnce, max: refreshedMax },
  );
}

interface Player {
  readonly member_id: string;
  readonly player: string;
  readonly balance_at: string | null;
}

/**
 * Who was asked about longest ago, and not since a moment: who plays there, and once an hour whom the house has paid in the platform's
 * place, in case it has their money again. Of an open transfer's member no answer would count.
 */
async function nextPlayers(
  house: House,
  platform: string,
  { begun, count }: { begun: string; count: number },
): Promise<Player[]> {
  const { rows } = await house.db.query<Player>(
    `update platform_player p set asked_at = house_now()
       from (select o.member_id from platform_player o join platform f on f.code = o.platform and f.kind = 'transfer'
              where o.platform = $1 and (o.launched_at > house_now() - interval '3 hours' or o.made_good_cents > 0
                       and o.came_back_at is null and (o.asked_at is null or o.asked_at < house_now() - interval '1 hour'))
                and (o.asked_at is null or o.asked_at < $2::timestamptz)
                and not exists (select from platform_transfer t where t.member_id = o.member_id and t.platform = o.platform
                                  and t.state in ('pending', 'unknown'))
              order by o.asked_at nulls first, o.member_id limit $3 for update of o skip locked) next
      where p.platform = $1 and p.member_id = next.member_id
     returning p.member_id, p.player, p.balance_at::text as balance_at`,
    [platform, begun, count],
  );
  return rows;
}

async function hearOf(house: House, platform: string, one: Player): Promise<void> {
  const outcome = await house.platforms.client(platform)?.balance(one.player);
  if (outcome?.kind === 'refused' && outcome.code === 'player_unknown')
    await keepForgotten(house.db, platform, one.member_id);
  if (outcome?.kind !== 'ok') return;
  const { balanceCents } = outcome.value;
  await keepHeardBalance(house, platform, one.member_id, { balanceCents, askedAt: one.balance_at });
}

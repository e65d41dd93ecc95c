import type { House } from '../../../house.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { isShutOut } from '../../games/index.ts';
import { passMsMax, workInPass } from '../minute-pass.ts';
import { isSilent, keepForgotten, keepHeardBalance, lastBalance, platformOf } from '../platform.ts';
import { askBalances } from '../read-balances.ts';
import { bringBack } from '../transfers/bring-back.ts';
import { findOpenTransfer } from '../transfers/transfer.ts';
import { type Homecoming, queueHomecoming, startMissing } from './start-homecomings.ts';

/**
 * How one try ended. `home`: nothing is left to bring. `waits`: a transfer is open, or the platform answers nobody; that is
 * nothing this try could help. `in_vain`: something is still there.
 */
type Tried = 'home' | 'waits' | 'in_vain';

/** How long after so many tries in vain the next one comes: a second, twice as long each time, at most ten minutes. */
const pauseMs = (tries: number) => Math.min(1000 * 2 ** (tries - 1), 600_000);
const waitMs = 10_000;
/** Once it answers again it is tried at once. */
const silentMs = 60_000;

/**
 * Tries once to bring home what a member who may play no more has on a platform, when it is due and nobody else tries. What is
 * not home after it is tried again, ever more seldom and for as long as something is there.
 */
export async function bringHome(house: House, homecoming: Homecoming): Promise<void> {
  const tries = await hold(house.db, homecoming);
  if (tries === null) return;
  const tried = await tryOnce(house, homecoming);
  if (tried === 'home') await end(house.db, homecoming);
  else if (tried === 'in_vain') await again(house, homecoming, tries + 1, pauseMs(tries + 1));
  else await again(house, homecoming, tries, isSilent(house, homecoming.platform) ? silentMs : waitMs);
}

async function tryOnce(house: House, { member_id: memberId, platform: code }: Homecoming): Promise<Tried> {
  // Who may play again says themselves where their money lies.
  if (!(await isShutOut(house.db, memberId))) return 'home';
  if (await findOpenTransfer(house.db, memberId, code)) return 'waits';
  const platform = await platformOf(house.db, code);
  const [there] = await askBalances(house, memberId, [platform]);
  if (there?.isForgotten) await keepForgotten(house.db, code, memberId);
  if (!there?.isKnown) return unanswered(house, code, there?.balanceCents ?? 0n);
  await keepHeardBalance(house, code, memberId, there);
  if (there.balanceCents === 0n) return 'home';
  const transfer = await bringBack(house, memberId, platform, there.balanceCents, 'homecoming');
  if (!transfer || transfer.settled_at === null) return 'waits';
  if (transfer.state === 'failed') return 'in_vain';
  // A round that was open there may have been won in between.
  return (await lastBalance(house.db, code, memberId)) === 0n ? 'home' : 'in_vain';
}

function unanswered(house: House, code: string, lastCents: bigint): Tried {
  // A platform that is connected no more is asked by nobody, and where there was nothing it owes nothing.
  if (house.platforms.client(code) === undefined) return lastCents === 0n ? 'home' : 'in_vain';
  return isSilent(house, code) ? 'waits' : 'in_vain';
}

/** Takes the try, for a minute at most: longer than everything that is asked in it may take. Null: not due, or not ours. */
async function hold(db: Queryable, { member_id: memberId, platform }: Homecoming): Promise<number | null> {
  const { rows } = await db.query<{ tries: number }>(
    `update platform_homecoming set held_until = house_now() + interval '1 minute'
      where member_id = $1 and platform = $2 and try_at <= house_now()
        and (held_until is null or held_until <= house_now()) returning tries`,
    [memberId, platform],
  );
  return rows[0]?.tries ?? null;
}

async function end(db: Queryable, { member_id: memberId, platform }: Homecoming): Promise<void> {
  await db.query('delete from platform_homecoming where member_id = $1 and platform = $2', [
    memberId,
    platform,
  ]);
}

async function again(house: House, homecoming: Homecoming, tries: number, afterMs: number): Promise<void> {
  const { member_id: memberId, platform } = homecoming;
  const isStuck = await inTransaction(house.db, async (tx) => {
    const { rows } = await tx.query<{ is_stuck: boolean; was_stuck: boolean }>(
      `update platform_homecoming h
          set tries = $3, try_at = house_now() + make_interval(secs => $4), held_until = null
         from (select is_stuck from platform_homecoming where member_id = $1 and platform = $2) as before
        where h.member_id = $1 and h.platform = $2 returning h.is_stuck, before.is_stuck as was_stuck`,
      [memberId, platform, tries, afterMs / 1000],
    );
    await queueHomecoming(tx, house, homecoming, afterMs);
    return rows[0]?.is_stuck === true && !rows[0].was_stuck;
  });
  if (isStuck) house.log.error({ memberId, platform, tries }, 'money of a member who may not play is stuck');
}

/** So many of a platform are tried each minute, and so many of them at the same time. */
const triedMax = 300;
const atOnce = 10;

/**
 * Tries all that are due, in case a job was lost with the machine that ran it, and begins what nobody began. Each platform is asked by
 * itself: one that takes its time holds up no other.
 */
export async function bringAllHome(house: House, passMs = passMsMax): Promise<void> {
  const until = performance.now() + passMs;
  await startMissing(house.db);
  const { rows } = await house.db.query<{ platform: string }>(
    `select distinct platform from platform_homecoming where ${isDue}`,
  );
  await Promise.all(rows.map(({ platform }) => bringAllFrom(house, platform, until)));
}

const isDue = 'try_at <= house_now() and (held_until is null or held_until <= house_now())';

async function bringAllFrom(house: House, platform: string, until: number): Promise<void> {
  const { rows } = await house.db.query<Homecoming>(
    `select member_id, platform from platform_homecoming where platform = $1 and ${isDue} order by try_at limit ${triedMax}`,
    [platform],
  );
  await workInPass(
    house.log,
    async (count) => rows.splice(0, count),
    (homecoming) => bringHome(house, homecoming),
    { until, atOnce, max: triedMax },
  );
}

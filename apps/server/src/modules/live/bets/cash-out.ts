import type { DataOf, live } from '@arara/contract';
import { flightMs, multiplierAt } from '@arara/games/live';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import type { BetNews } from '../news.ts';
import { type BetRow, presentBet } from '../rounds.ts';
import { crashOf } from '../tables.ts';
import { type LockedBet, lockBet, readFlightBet } from './own-bet.ts';

/**
 * Leaves the flight at the multiplier of the moment the request arrived. A bet whose own multiplier was passed before is
 * paid that one, and a flight that had ended by then pays nothing, whether its end has been told yet or not. The end waits
 * for whoever is being paid here, and once it is told nobody gets in.
 */
export async function cashOut(
  house: House,
  news: BetNews,
  betId: string,
  { member: { memberId } }: MemberCaller,
): Promise<DataOf<typeof live.liveCashOut>> {
  const at = house.clock.now();
  const answer = await inTransaction(house.db, async (tx) => {
    const locked = await lockBet(tx, { memberId, betId, at, round: 'share' });
    const { bet, round } = locked;
    if (round.play !== 'flight') throw new AppError('live_not_flying');
    if (bet.state === 'cashed') return { told: null, own: await readFlightBet(tx, memberId, betId) };
    if (bet.state !== 'placed' || round.phase === 'settled') throw new AppError('live_bet_over');
    const left = leavesAt(locked);
    const payoutCents = (bet.stake_cents * BigInt(left.multiplier)) / 100n;
    await pay(tx, { memberId, bet, multiplier: left.multiplier, payoutCents, isAuto: left.isAuto });
    const paid = { ...bet, state: 'cashed' as const, multiplier: left.multiplier, payout_cents: payoutCents };
    return { told: { slug: round.table_slug, bet: paid }, own: await readFlightBet(tx, memberId, betId) };
  });
  if (answer.told) news.add(answer.told.slug, answer.told.bet.round_id, presentBet(answer.told.bet));
  return answer.own;
}

/** Where the bet leaves at that moment, the top of the round at the most; fails with `live_not_flying` before the start and `live_bet_over` after the end. */
function leavesAt({ bet, round }: LockedBet): { multiplier: number; isAuto: boolean } {
  const ceiling = Math.min(bet.ceiling ?? Number.POSITIVE_INFINITY, round.top ?? Number.POSITIVE_INFINITY);
  const elapsedMs = round.elapsed_ms ?? -1;
  if (round.phase !== 'playing' || !round.secret || elapsedMs < 0) throw new AppError('live_not_flying');
  const crash = crashOf(round.kind);
  // What was to be cashed out by itself before the end is paid when the round is settled.
  if (elapsedMs >= flightMs(crash, round.secret.end)) throw new AppError('live_bet_over');
  const stands = multiplierAt(crash, elapsedMs);
  if (stands < crash.lowest) throw new AppError('live_not_flying');
  return ceiling <= stands ? { multiplier: ceiling, isAuto: true } : { multiplier: stands, isAuto: false };
}

interface Payment {
  readonly memberId: string;
  readonly bet: BetRow;
  readonly multiplier: number;
  readonly payoutCents: bigint;
  readonly isAuto: boolean;
}

async function pay(tx: pg.PoolClient, payment: Payment): Promise<void> {
  const { memberId, bet, multiplier, payoutCents, isAuto } = payment;
  await tx.query(
    `select settle_step($1, $2, $3, $4, null, null, coalesce((
       select c.percent from round r join game g on g.slug = r.game join contribution c on c.category = g.category
        where r.member_id = $1 and r.id = $2), 100::smallint))`,
    [memberId, bet.id, payoutCents, JSON.stringify({ multiplier })],
  );
  await tx.query(
    `update live_bet set state = 'cashed', multiplier = $2, is_auto = $3, payout_cents = $4, ended_at = house_now()
      where id = $1`,
    [bet.id, multiplier, isAuto, payoutCents],
  );
}

import type { DataOf, live } from '@arara/contract';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import type { BetNews } from '../news.ts';
import { presentBet } from '../rounds.ts';
import { tellDeal } from '../seats/read-deals.ts';
import { readTable } from '../tables.ts';
import { type LockedBet, lockBet, readDrawBet, readFlightBet, readSeatBet } from './own-bet.ts';

type Answer = DataOf<typeof live.liveCancel>;

/** Takes a bet back while its round takes bets; again it answers the same. */
export async function cancelBet(
  house: House,
  news: BetNews,
  betId: string,
  { member: { memberId } }: MemberCaller,
): Promise<Answer> {
  const at = house.clock.now();
  const answer = await inTransaction(house.db, async (tx) => {
    const { bet, round } = await lockBet(tx, { memberId, betId, at, round: 'update' });
    const isRepeated = bet.state === 'cancelled';
    if (isRepeated) return { told: null, own: await readAnswer(tx, round, memberId, betId) };
    const isOpen =
      round.phase === 'waiting' || (round.phase === 'open' && round.locks_at !== null && round.locks_at > at);
    if (!isOpen) throw new AppError('live_bets_closed');
    await tx.query('select live_cancel($1, $2)', [memberId, betId]);
    if (round.play === 'seats') {
      await giveBackBehind(tx, betId);
      await tx.query('update live_round set turns = turns + 1 where id = $1', [round.id]);
    }
    const isSeat = round.play === 'seats';
    const told = { slug: round.table_slug, isSeat, bet: { ...bet, state: 'cancelled' as const } };
    return { told, own: await readAnswer(tx, round, memberId, betId) };
  });
  if (answer.told) {
    const { slug, isSeat, bet } = answer.told;
    news.add(slug, bet.round_id, presentBet(bet));
    if (isSeat) await tellDeal(house, slug, bet.round_id);
  }
  return answer.own;
}

/** Whoever has bet behind a seat that is given up has nobody to follow. The caller holds their gates. */
async function giveBackBehind(tx: pg.PoolClient, betId: string): Promise<void> {
  await tx.query(
    `select live_cancel(b.member_id, b.id) from live_bet b where b.behind_id = $1 and b.state = 'placed'`,
    [betId],
  );
}

async function readAnswer(
  tx: pg.PoolClient,
  round: LockedBet['round'],
  memberId: string,
  betId: string,
): Promise<Answer> {
  const table = await readTable(tx, round.table_slug);
  if (table.play === 'seats') return readSeatBet(tx, memberId, betId);
  return table.play === 'flight'
    ? readFlightBet(tx, memberId, betId)
    : readDrawBet(tx, table, memberId, betId);
}

import type { DataOf, InputOf, live } from '@arara/contract';
import { dealMs, isDecided, type SeatMove, seatPosition } from '@arara/games/live/seats';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { once, requestHash } from '../../../plugins/idempotency.ts';
import { type LockedBet, lockBet, readSeatBet } from '../bets/own-bet.ts';
import { refusedBet } from '../bets/refused-bet.ts';
import { followSeat } from './follow.ts';
import { cardsOf, readDeals, readSeats, type SeatRow, tellDeal } from './read-deals.ts';

type Answer = DataOf<typeof live.liveMove>;

/** When everybody has decided, the last card is seen for so long before the dealer plays. */
const seenMs = 900;

/**
 * Decides for the caller's seat, at the moment the request arrived here. A double and a split are staked in the same
 * transaction. Repeating the request with its key answers the same.
 */
export async function moveSeat(
  house: House,
  input: InputOf<typeof live.liveMove>,
  { member: { memberId }, idempotencyKey: key }: MemberCaller,
): Promise<Answer> {
  const { bet_id: betId, move, step } = input;
  const at = house.clock.now();
  const hash = requestHash([betId, move, step]);
  let slug: string | null = null;
  const answer = await once(house.db, { memberId, call: 'liveMove', key, hash }, async (tx) => {
    const { round } = await lockBet(tx, { memberId, betId, at, round: 'update' });
    slug = round.table_slug;
    await decide(tx, { memberId, betId, move, step, at, round });
    const [deal] = await readDeals(tx, [round.id]);
    if (!deal) throw new Error(`round ${round.id} vanished`);
    return { ...(await readSeatBet(tx, memberId, betId)), deal };
  });
  if (slug !== null) await tellDeal(house, slug, answer.deal.round_id);
  return answer;
}

interface Decision {
  readonly memberId: string;
  readonly betId: string;
  readonly move: SeatMove;
  readonly step: number;
  readonly at: Date;
  readonly round: LockedBet['round'];
}

/** Fails with `live_move_late` outside the table's time, and `live_move_refused` for what cannot be done in this position. */
async function decide(tx: pg.PoolClient, decision: Decision): Promise<void> {
  const { memberId, betId, move, step, at, round } = decision;
  if (round.play !== 'seats') throw new AppError('live_bet_unknown');
  const { decides_at, plays_at, secret } = round;
  const isTime =
    round.phase === 'playing' && round.outcome === null && decides_at !== null && at < decides_at;
  if (!isTime || !secret || !plays_at) throw new AppError('live_move_late');
  const seats = await readSeats(tx, [round.id]);
  const own = seats.find(({ id }) => id === betId);
  if (!own) throw new AppError('live_bet_unknown');
  const cards = cardsOf({ hash: secret.hash, salt: await saltOf(tx, round.chain_id) }, round);
  const before = seatPosition(cards, own);
  if (own.moves.length !== step || !before.moves.includes(move)) throw new AppError('live_move_refused');
  const moved: SeatRow = { ...own, moves: [...own.moves, move] };
  const after = seatPosition(cards, moved);
  if (after.stakes > before.stakes) await stakeAgain(tx, decision, own.stake_cents, before.stakes);
  await tx.query(
    `insert into round_action (member_id, round_id, seq, action, view) values ($1, $2, $3, $4, $5)`,
    [
      memberId,
      betId,
      step + 1,
      JSON.stringify({ type: move }),
      JSON.stringify({ hands: after.hands, active: after.active, moves: after.moves }),
    ],
  );
  await followSeat(tx, cards, own, move);
  const positions = seats.map((seat) => seatPosition(cards, seat.id === betId ? moved : seat));
  const endsAt = isDecided(cards.dealer, positions)
    ? new Date(Math.max(at.getTime(), plays_at.getTime() + dealMs(seats.length)) + seenMs)
    : decides_at;
  await tx.query(
    'update live_round set turns = turns + 1, decides_at = least(decides_at, $2) where id = $1',
    [round.id, endsAt],
  );
}

/** The first stake once more on what was laid so far, behind the member's gate, which `lockBet` holds. */
async function stakeAgain(
  tx: pg.PoolClient,
  { memberId, betId, step }: Decision,
  laidCents: bigint,
  stakes: number,
): Promise<void> {
  const stakeCents = laidCents / BigInt(stakes);
  const { rows } = await tx.query<{
    status: 'ok' | 'poor' | 'blocked' | 'paused' | 'limit' | 'bonus_stake';
  }>('select status from live_raise($1, $2, $3, $4::smallint)', [memberId, betId, stakeCents, step + 1]);
  const status = rows[0]?.status ?? 'blocked';
  if (status !== 'ok') throw await refusedBet({ db: tx }, { memberId, stakeCents, laidCents }, status);
}

async function saltOf(tx: pg.PoolClient, chainId: string | null): Promise<string> {
  const { rows } = await tx.query<{ salt: string | null }>('select salt from live_chain where id = $1', [
    chainId,
  ]);
  const salt = rows[0]?.salt ?? null;
  if (salt === null) throw new Error(`chain ${chainId} has no salt`);
  return salt;
}

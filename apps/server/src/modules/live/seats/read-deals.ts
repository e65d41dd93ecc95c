import type { live } from '@arara/contract';
import { hmacSha256 } from '@arara/fair/node';
import {
  type BehindMove,
  type RoundCards,
  roundCards,
  type SeatMove,
  type SeatsOutcome,
  seatPosition,
  totalOf,
} from '@arara/games/live/seats';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import { tellTable } from '../news.ts';
import { movesColumn } from '../rounds.ts';

type Deal = live.LiveDeal;
type ShownSeat = Deal['seats'][number];
type ShownHand = ShownSeat['hands'][number];

/** A round with what its cards come from: known to the house from the lock on, to others once it is told. */
interface DealRow {
  readonly id: string;
  readonly table_slug: string;
  readonly number: bigint;
  readonly phase: string;
  readonly turns: number;
  readonly decides_at: Date | null;
  readonly outcome: SeatsOutcome | null;
  readonly hash: string | null;
  readonly salt: string | null;
}

/** A seat that is taken. */
export interface SeatRow {
  readonly id: string;
  readonly round_id: string;
  readonly member_id: string;
  readonly seat: number;
  readonly name: string;
  readonly is_demo: boolean;
  readonly stake_cents: bigint;
  readonly payout_cents: bigint;
  readonly state: ShownSeat['state'];
  readonly moves: SeatMove[];
  readonly behind_bets: number;
  readonly behind_cents: bigint;
}

/** A bet behind a seat, which is told as a part of it. */
export interface BehindRow {
  readonly id: string;
  readonly member_id: string;
  readonly behind_id: string;
  readonly seat: number;
  readonly follows: boolean;
  readonly stake_cents: bigint;
  readonly moves: BehindMove[];
}

/** The seats of rounds as everybody sees them. */
export async function readDeals(db: Queryable, roundIds: readonly string[]): Promise<Deal[]> {
  const { rows } = await db.query<DealRow>(
    `select l.id, l.table_slug, l.number, l.phase, l.turns, l.decides_at, l.outcome, coalesce(l.hash, l.secret ->> 'hash') as hash,
            c.salt
       from live_round l left join live_chain c on c.id = l.chain_id where l.id = any($1) order by l.number`,
    [roundIds],
  );
  const seats = await readSeats(db, roundIds);
  return rows.map((row) =>
    presentDeal(
      row,
      seats.filter(({ round_id }) => round_id === row.id),
    ),
  );
}

export async function readSeats(db: Queryable, roundIds: readonly string[]): Promise<SeatRow[]> {
  const { rows } = await db.query<SeatRow>(
    `select b.id, b.round_id, b.member_id, b.seat, b.name, b.is_demo, b.stake_cents, b.payout_cents, b.state, ${movesColumn},
            o.behind_bets, o.behind_cents
       from live_bet b cross join lateral (
         select count(*)::integer as behind_bets, coalesce(sum(o.stake_cents), 0)::bigint as behind_cents
           from live_bet o where o.behind_id = b.id and o.state <> 'cancelled' and not o.is_demo) o
      where b.round_id = any($1) and b.seat is not null and b.state <> 'cancelled' order by b.seat`,
    [roundIds],
  );
  return rows;
}

/** The bets behind the seats of a round, in the order in which members' money is locked. */
export async function readBehind(db: Queryable, roundId: string): Promise<BehindRow[]> {
  const { rows } = await db.query<BehindRow>(
    `select b.id, b.member_id, b.behind_id, s.seat, b.follows, b.stake_cents, ${movesColumn}
       from live_bet b join live_bet s on s.id = b.behind_id
      where b.round_id = $1 and b.state <> 'cancelled' order by b.member_id, b.id`,
    [roundId],
  );
  return rows;
}

/** Tells the followers of a table how the seats of a round stand. */
export async function tellDeal(house: House, slug: string, roundId: string): Promise<void> {
  for (const deal of await readDeals(house.db, [roundId]))
    tellTable(house, slug, { kind: 'deal', server_time: house.clock.now().toISOString(), deal });
}

/** The cards of a round that is played; nothing of them may leave but what lies open. */
export function cardsOf(
  link: { readonly hash: string; readonly salt: string },
  round: { readonly table_slug: string; readonly number: bigint },
): RoundCards {
  return roundCards(hmacSha256, link, { table: round.table_slug, number: Number(round.number) });
}

function presentDeal(row: DealRow, seats: readonly SeatRow[]): Deal {
  const { outcome, hash, salt, phase } = row;
  const isDealt = phase === 'playing' || phase === 'settled';
  const cards = isDealt && hash !== null && salt !== null ? cardsOf({ hash, salt }, row) : null;
  const moment = row.decides_at?.toISOString() ?? null;
  return {
    round_id: row.id,
    seq: row.turns,
    decides_at: outcome === null ? moment : null,
    drawn_at: outcome === null ? null : moment,
    dealer: dealerOf(cards, outcome),
    seats: seats.map((seat) => presentSeat(seat, cards, outcome)),
  };
}

function dealerOf(cards: RoundCards | null, outcome: SeatsOutcome | null): Deal['dealer'] {
  if (outcome) return { cards: outcome.dealer, total: outcome.total };
  const [up] = cards?.dealer ?? [];
  return up === undefined ? null : { cards: [up, null], total: totalOf([up]).total };
}

function presentSeat(row: SeatRow, cards: RoundCards | null, outcome: SeatsOutcome | null): ShownSeat {
  const { seat, moves } = row;
  const position = cards ? seatPosition(cards, { seat, moves }) : null;
  const told = outcome?.seats.find((one) => one.seat === seat)?.hands;
  const hands = (position?.hands ?? []).map(
    ({ cards, total, isSoft, isDoubled, isDone }, index): ShownHand => ({
      cards,
      total,
      is_soft: isSoft,
      is_doubled: isDoubled,
      is_done: isDone,
      multiplier: told?.[index]?.multiplier ?? null,
    }),
  );
  return {
    seat,
    bet_id: row.id,
    name: row.name,
    is_demo: row.is_demo,
    stake: formatAmount(row.stake_cents),
    state: row.state,
    payout: formatAmount(row.payout_cents),
    behind: { bets: row.behind_bets, stake: formatAmount(row.behind_cents) },
    hands,
    active: outcome ? -1 : (position?.active ?? -1),
    moves: outcome ? [] : [...(position?.moves ?? [])],
    step: moves.length,
  };
}

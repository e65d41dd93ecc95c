import {
  movesBehind,
  type RoundCards,
  type SeatMove,
  seatPosition,
  type TakenSeat,
} from '@arara/games/live/seats';
import type pg from 'pg';
import { type BehindRow, readBehind } from './read-deals.ts';

/** A seat as it stood before its player's move. */
interface Seat extends TakenSeat {
  readonly id: string;
  readonly round_id: string;
}

/**
 * The bets behind a seat do what its player has just done, in the same transaction: nobody can wait and see the card before a
 * double is staked. The caller holds the gates of all of them.
 */
export async function followSeat(
  tx: pg.PoolClient,
  cards: RoundCards,
  seat: Seat,
  move: SeatMove,
): Promise<void> {
  const made: { bet: BehindRow; seq: number; type: string }[] = [];
  for (const bet of await readBehind(tx, seat.round_id)) {
    if (bet.behind_id !== seat.id) continue;
    const isStaked = move === 'double' || move === 'split';
    const isMeant = movesBehind(cards, seat, bet.moves, move, true).length > 0;
    const isFollowed = !isStaked || (isMeant && bet.follows && (await raise(tx, cards, bet)));
    for (const [index, type] of movesBehind(cards, seat, bet.moves, move, isFollowed).entries())
      made.push({ bet, seq: bet.moves.length + index + 1, type });
  }
  if (made.length === 0) return;
  await tx.query(
    `insert into round_action (member_id, round_id, seq, action, view)
     select member_id, round_id, seq, jsonb_build_object('type', type), '{"by": "seat"}'
       from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::text[]) as i(member_id, round_id, seq, type)`,
    [
      made.map(({ bet }) => bet.member_id),
      made.map(({ bet }) => bet.id),
      made.map(({ seq }) => seq),
      made.map(({ type }) => type),
    ],
  );
}

/** Stakes once more behind the seat; false where the member's balance, limits or pause do not let it. */
async function raise(tx: pg.PoolClient, cards: RoundCards, bet: BehindRow): Promise<boolean> {
  const { stakes } = seatPosition(cards, bet);
  const { rows } = await tx.query<{ status: string }>(
    'select status from live_raise($1, $2, $3, $4::smallint)',
    [bet.member_id, bet.id, bet.stake_cents / BigInt(stakes), bet.moves.length + 1],
  );
  return rows[0]?.status === 'ok';
}

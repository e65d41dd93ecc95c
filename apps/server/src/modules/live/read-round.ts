import type { DataOf, live } from '@arara/contract';
import { seatRules } from '@arara/games/live/seats';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import {
  type OwnBetRow,
  presentDrawBet,
  presentFlightBet,
  presentSeatBet,
  readOwnBets,
} from './bets/own-bet.ts';
import { stepBack } from './chain/chain.ts';
import { type BetRow, betColumns, presentBet, presentRound, type RoundRow, roundColumns } from './rounds.ts';
import { crashOf, drawOf, readTable } from './tables.ts';

type Round = DataOf<typeof live.liveRound>;

const betsShown = 500;

/** One round, by its id or that of a bet on it, with its proof, which comes with its end. */
export async function readLiveRound(house: House, id: string, memberId: string | null): Promise<Round> {
  const { rows } = await house.db.query<RoundRow>(
    `select ${roundColumns} from live_round l where l.id = $1 or l.id = (select round_id from live_bet where id = $1)`,
    [id],
  );
  const [round] = rows;
  if (!round) throw new AppError('live_round_unknown');
  const { rows: bets } = await house.db.query<BetRow>(
    `select ${betColumns} from live_bet b where b.round_id = $1 and b.state <> 'cancelled' and (not b.is_demo or b.member_id = $2)
      order by b.member_id is distinct from $2, b.stake_cents desc, b.id limit ${betsShown}`,
    [round.id, memberId],
  );
  const table = await readTable(house.db, round.table_slug);
  const mine: OwnBetRow[] = await readOwnBets(house.db, memberId, [round.id]);
  const told = {
    ...presentRound(round, table),
    proof: await readProof(house.db, round),
    items: bets.map(presentBet),
  };
  if (table.play === 'flight') {
    const { play, kind } = table;
    return { ...told, play, kind, draw: crashOf(kind).draw, mine: mine.map(presentFlightBet) };
  }
  if (table.play === 'seats') {
    const { play, kind } = table;
    const { game, version } = seatRules;
    return { ...told, play, kind, game, version, mine: mine.map(presentSeatBet) };
  }
  const { play, kind } = table;
  const { game, version } = drawOf(table).rules;
  return { ...told, play, kind, game, version, mine: mine.map((row) => presentDrawBet(row, table)) };
}

async function readProof(db: Queryable, round: RoundRow): Promise<Round['proof']> {
  if (round.hash === null || round.position === null) return null;
  const { rows } = await db.query<{
    id: string;
    length: number;
    commitment: string;
    committed_at: Date;
    salt: string;
    salted_at: Date;
  }>('select id, length, commitment, committed_at, salt, salted_at from live_chain where id = $1', [
    round.chain_id,
  ]);
  const [chain] = rows;
  if (!chain) throw new Error(`round ${round.id} was drawn from no chain`);
  return {
    chain_id: chain.id,
    length: chain.length,
    commitment: chain.commitment,
    committed_at: chain.committed_at.toISOString(),
    salt: chain.salt,
    salted_at: chain.salted_at.toISOString(),
    position: round.position,
    previous_hash: stepBack(round.hash),
  };
}

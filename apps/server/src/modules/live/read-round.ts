import type { DataOf, live } from '@arara/contract';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { stepBack } from './chain/chain.ts';
import {
  type BetRow,
  betColumns,
  presentBet,
  presentOwnBet,
  presentRound,
  type RoundRow,
  roundColumns,
} from './rounds.ts';
import { crashOf, type LiveTable } from './tables.ts';

type Round = DataOf<typeof live.liveRound>;

const betsShown = 500;

/** One round, by its id or that of a bet on it, with its proof, which comes with its end. */
export async function readLiveRound(house: House, id: string, memberId: string | null): Promise<Round> {
  const { rows } = await house.db.query<RoundRow & { kind: LiveTable['kind'] }>(
    `select ${roundColumns}, t.kind from live_round l join live_table t on t.slug = l.table_slug 
      where l.id = $1 or l.id = (select round_id from live_bet where id = $1)`,
    [id],
  );
  const [round] = rows;
  if (!round) throw new AppError('live_round_unknown');
  const { rows: bets } = await house.db.query<BetRow & { member_id: string }>(
    `select ${betColumns}, b.member_id from live_bet b where b.round_id = $1 and (b.state <> 'cancelled' or b.member_id = $2)
      order by b.member_id is distinct from $2, b.stake_cents desc, b.id limit ${betsShown}`,
    [round.id, memberId],
  );
  return {
    ...presentRound(round),
    kind: round.kind,
    draw: crashOf(round.kind).draw,
    proof: await readProof(house.db, round),
    items: bets.filter(({ state }) => state !== 'cancelled').map(presentBet),
    mine: bets.filter((bet) => bet.member_id === memberId).map(presentOwnBet),
  };
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

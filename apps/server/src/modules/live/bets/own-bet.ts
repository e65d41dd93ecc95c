import type { DataOf, live } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type pg from 'pg';
import { AppError } from '../../../plugins/app-error.ts';
import type { Queryable } from '../../../plugins/transaction.ts';
import {
  type BetRow,
  betColumns,
  presentOwnBet,
  type RoundRow,
  type RoundSecret,
  roundColumns,
} from '../rounds.ts';
import type { LiveTable } from '../tables.ts';

type Answer = DataOf<typeof live.livePlace>;

/** A bet of the caller with the money that is left; fails with `live_bet_unknown`. */
export async function readOwnBet(db: Queryable, memberId: string, betId: string): Promise<Answer> {
  const { rows } = await db.query<BetRow & { cash: bigint; bonus: bigint }>(
    `select ${betColumns}, c.balance_cents as cash, o.balance_cents as bonus
       from live_bet b join member_play p on p.member_id = b.member_id
       join ledger_account c on c.id = p.cash_account_id
       join ledger_account o on o.id = p.bonus_account_id
      where b.id = $1 and b.member_id = $2`,
    [betId, memberId],
  );
  const [row] = rows;
  if (!row) throw new AppError('live_bet_unknown');
  return { bet: presentOwnBet(row), money: formatAmount(row.cash), bonus_money: formatAmount(row.bonus) };
}

export interface LockedBet {
  readonly bet: BetRow;
  readonly round: RoundRow & {
    readonly kind: LiveTable['kind'];
    readonly secret: RoundSecret | null;
    /** Milliseconds from the start of the flight to the moment asked about, never later than the database's own time. */
    readonly elapsed_ms: number | null;
  };
}

/**
 * A bet behind its round and its member's gate, in this order as everywhere. `share` lets others at the round too, but
 * holds off its end; fails with `live_bet_unknown`.
 */
export async function lockBet(
  tx: pg.PoolClient,
  {
    memberId,
    betId,
    at,
    round: strength,
  }: { memberId: string; betId: string; at: Date; round: 'share' | 'update' },
): Promise<LockedBet> {
  const rounds = await tx.query<LockedBet['round']>(
    `select ${roundColumns}, t.kind, l.secret,
            floor(extract(epoch from
              least($3::timestamptz, house_now() + (clock_timestamp() - now())) - l.plays_at) * 1000)::float8 as elapsed_ms
       from live_round l join live_table t on t.slug = l.table_slug
      where l.id = (select round_id from live_bet where id = $1 and member_id = $2) for ${strength} of l`,
    [betId, memberId, at],
  );
  const [round] = rounds.rows;
  if (!round) throw new AppError('live_bet_unknown');
  await tx.query('select 1 from member_play where member_id = $1 for update', [memberId]);
  const bets = await tx.query<BetRow>(`select ${betColumns} from live_bet b where b.id = $1`, [betId]);
  const [bet] = bets.rows;
  if (!bet) throw new AppError('live_bet_unknown');
  return { bet, round };
}

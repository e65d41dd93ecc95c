import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { tellBets } from '../news.ts';
import { type BetRow, betColumns, presentBet } from '../rounds.ts';

const membersAtOnce = 1_000;

/** Pays the bets that are cashed out by themselves up to a multiplier, while the flight goes on. Bears repetition. */
export async function payReached(
  house: House,
  slug: string,
  roundId: string,
  reached: number,
): Promise<void> {
  await settleAll(house, slug, { roundId, reached, isOver: false, outcome: {} });
}

/**
 * Ends every bet of a round that has ended, in statements of a thousand members each. Whoever goes on where another stopped
 * finds the rest; a bet is ended once.
 */
export async function settleRound(house: House, slug: string, roundId: string, end: number): Promise<void> {
  await settleAll(house, slug, { roundId, reached: end, isOver: true, outcome: { end } });
  await closeRound(house, roundId);
}

/** Says that every bet of a round has ended, and what they were paid; while one has not it says nothing. */
export async function closeRound(house: House, roundId: string): Promise<void> {
  await house.db.query(
    `update live_round set settled_at = $2,
            payout_cents = (select coalesce(sum(payout_cents), 0) from live_bet where round_id = $1 and state in ('cashed', 'won') and not is_demo)
      where id = $1 and settled_at is null and not exists (
        select 1 from live_bet where round_id = $1 and state = 'placed')`,
    [roundId, house.clock.now()],
  );
}

interface Settlement {
  readonly roundId: string;
  readonly reached: number;
  readonly isOver: boolean;
  readonly outcome: { readonly end?: number };
}

async function settleAll(house: House, slug: string, settlement: Settlement): Promise<void> {
  const { roundId, reached, isOver, outcome } = settlement;
  for (;;) {
    const ended = await inTransaction(house.db, async (tx) => {
      const { rows } = await tx.query<{ bet_id: string }>(
        'select bet_id from live_settle($1, $2, $3, $4, $5)',
        [roundId, reached, isOver, JSON.stringify(outcome), membersAtOnce],
      );
      return rows.map((row) => row.bet_id);
    });
    if (ended.length > 0) await tellPaid(house, slug, roundId, ended);
    if (ended.length === 0 && !(await isAnyDue(house, settlement))) return;
  }
}

/** A bet may have been ended by its player while the statement waited for the gate: then it gave no row, and others may wait. */
async function isAnyDue(house: House, { roundId, reached, isOver }: Settlement): Promise<boolean> {
  const { rowCount } = await house.db.query(
    `select 1 from live_bet where round_id = $1 and state = 'placed' and ($3 or ceiling <= $2) limit 1`,
    [roundId, reached, isOver],
  );
  return rowCount !== 0;
}

/** The lost ones are known by the end itself; those that were paid are told. */
export async function tellPaid(
  house: House,
  slug: string,
  roundId: string,
  betIds: readonly string[],
): Promise<void> {
  const { rows } = await house.db.query<BetRow>(
    `select ${betColumns} from live_bet b where b.id = any($1) and b.state in ('cashed', 'won')`,
    [betIds],
  );
  tellBets(house, slug, roundId, rows.map(presentBet));
}

import type { DataOf, InputOf, loyalty } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../house.ts';
import type { MemberCaller } from '../../plugins/caller.ts';
import { startOfRange } from '../../plugins/clock.ts';
import { presentRollover, type Rollover, rolloverColumns } from '../wallet/index.ts';
import { associate, type Source } from './associate.ts';

interface Taken {
  readonly id: string;
  readonly order_number: string;
  readonly amount_cents: bigint;
  readonly counted_cents: bigint;
  readonly state: string;
  readonly created_at: Date;
}

/**
 * Each deposit and reward with its rollover and the withdrawals that took its money, newest first: those of a range, and those whose
 * money a withdrawal of the range has taken, however old they are.
 */
export async function orderAssociation(
  house: House,
  input: InputOf<typeof loyalty.orderAssociation>,
  caller: MemberCaller,
): Promise<DataOf<typeof loyalty.orderAssociation>> {
  const { memberId } = caller.member;
  // Who took what follows from the whole history: a withdrawal of today may take money of last year.
  const rollovers = await house.db.query<Rollover>(
    `select ${rolloverColumns} from cover where member_id = $1 order by created_at, starts_at_cents, id`,
    [memberId],
  );
  const taken = await house.db.query<Taken>(
    `select id, order_number, amount_cents, counted_cents, state, created_at from withdrawal
      where member_id = $1 and state not in ('rejected', 'cancelled', 'failed') and counted_cents is not null
      order by created_at, id`,
    [memberId],
  );
  const links = associate(
    rollovers.rows.map(sourceOf),
    taken.rows.map((row) => ({
      id: row.id,
      amountCents: row.amount_cents,
      countedCents: row.counted_cents,
    })),
  );
  const withdrawals = new Map(taken.rows.map((row) => [row.id, row]));
  const since = startOfRange(input.range, house.clock.now());
  const takenLately = new Set(
    links
      .filter(({ takingId }) => (withdrawals.get(takingId)?.created_at ?? since) >= since)
      .map(({ sourceId }) => sourceId),
  );
  const inRange = rollovers.rows
    .filter((row) => row.created_at >= since || takenLately.has(row.id))
    .toReversed();
  const first = (input.page - 1) * input.page_size;
  return {
    association: inRange.slice(first, first + input.page_size).map((row) => ({
      ...presentRollover(row),
      withdrawals: links
        .filter((link) => link.sourceId === row.id)
        .flatMap((link) => {
          const found = withdrawals.get(link.takingId);
          return found ? [presentTaken(found, link.amountCents)] : [];
        }),
    })),
    page: input.page,
    page_size: input.page_size,
    total: inRange.length,
  };
}

function sourceOf(row: Rollover): Source {
  return {
    id: row.id,
    amountCents: row.base_cents,
    coveredAtCents: row.state === 'forfeited' ? null : row.starts_at_cents + row.required_cents,
  };
}

function presentTaken(row: Taken, amountCents: bigint) {
  return {
    id: row.id,
    order_number: row.order_number,
    amount: formatAmount(amountCents),
    state: row.state,
    created_at: row.created_at.toISOString(),
  };
}

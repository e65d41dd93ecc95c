import type { DataOf, InputOf, staff } from '@arara/contract';
import { formatAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { payWithinMs, type Withdrawal, withdrawalColumns } from '../../payments/index.ts';
import { presentForReview } from './review-row.ts';

type Input = InputOf<typeof staff.staffWithdrawals>;
type State = DataOf<typeof staff.staffWithdrawalGet>['state'];

/** The states that wait for a person. */
const open: readonly State[] = ['submitted', 'second_review'];
/** The states in which the member still waits for the money. */
const unpaid: readonly State[] = [...open, 'approved', 'paying'];
const finished: readonly State[] = ['paid', 'rejected', 'cancelled', 'failed'];

/** The review queue: what is still to be paid by its due time, then what is finished, newest first. */
export async function listQueue(house: House, input: Input): Promise<DataOf<typeof staff.staffWithdrawals>> {
  const states = statesOf(input.state);
  const dueBefore = new Date(house.clock.now().getTime() - payWithinMs);
  const sums = await house.db.query<{ total: bigint; total_cents: bigint; overdue: bigint }>(
    `select count(*) as total, coalesce(sum(amount_cents), 0)::bigint as total_cents,
            count(*) filter (where state = any($2) and created_at <= $3) as overdue
       from withdrawal where state = any($1)`,
    [states, unpaid, dueBefore],
  );
  const { rows } = await house.db.query<Withdrawal>(
    `select ${withdrawalColumns} from withdrawal where state = any($1)
      order by ${orderOf(states)}, id limit $2 offset $3`,
    [states, input.page_size, (input.page - 1) * input.page_size],
  );
  const [sum] = sums.rows;
  return {
    items: await presentForReview(house.db, house, rows),
    page: input.page,
    page_size: input.page_size,
    total: Number(sum?.total ?? 0),
    total_money: formatAmount(sum?.total_cents ?? 0n),
    overdue: Number(sum?.overdue ?? 0),
  };
}

function statesOf(state: Input['state']): readonly State[] {
  if (state === undefined) return [...unpaid, ...finished];
  return state === 'open' ? open : [state];
}

/** Within one kind of state the order is plain, so that the index of the queue gives it. */
function orderOf(states: readonly State[]): string {
  const unpaidCount = states.filter((state) => unpaid.includes(state)).length;
  if (unpaidCount === states.length) return 'created_at';
  if (unpaidCount === 0) return 'created_at desc';
  const isUnpaid = `state in (${unpaid.map((state) => `'${state}'`).join(', ')})`;
  return `${isUnpaid} desc, case when ${isUnpaid} then created_at end, created_at desc`;
}

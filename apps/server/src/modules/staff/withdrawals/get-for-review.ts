import type { DataOf, InputOf, staff } from '@arara/contract';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { type Withdrawal, withdrawalColumns } from '../../payments/index.ts';
import { declarationsOf } from '../requests/request-row.ts';
import { presentOneForReview } from './review-row.ts';

/** One withdrawal with what a reviewer needs. Fails with `withdrawal_unknown`. */
export async function getForReview(
  house: House,
  input: InputOf<typeof staff.staffWithdrawalGet>,
): Promise<DataOf<typeof staff.staffWithdrawalGet>> {
  const { rows } = await house.db.query<Withdrawal>(
    `select ${withdrawalColumns} from withdrawal where id = $1`,
    [input.id],
  );
  const [row] = rows;
  if (!row) throw new AppError('withdrawal_unknown');
  const shown = await presentOneForReview(house.db, house, row);
  return {
    ...shown,
    declarations: await declarationsOf(house.db, { memberId: row.member_id, withdrawalId: row.id }),
  };
}

import type { DataOf, InputOf, staffMoney } from '@arara/contract';
import { formatAmount, parseAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { AppError, fieldError } from '../../../plugins/app-error.ts';
import type { StaffCaller } from '../../../plugins/caller.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { changeMethod, feeOf, listMethods, type Method, methodById } from '../../payments/index.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { changesBetween } from '../growth/changes.ts';
import { editsOf, takeTurn } from '../growth/edits.ts';
import { assertHouseKeepsSomething } from '../growth/house-edge.ts';

type Shown = DataOf<typeof staffMoney.paymentMethodChange>;

const subjectOf = ({ id }: Pick<Method, 'id'>) => `payment_method:${id}`;

/** Every way to pay in or out with its limits and fees. */
export async function listPaymentMethods(
  db: Queryable,
): Promise<DataOf<typeof staffMoney.paymentMethodList>> {
  const methods = await listMethods(db, null);
  const editOf = await editsOf(db, methods.map(subjectOf));
  return { items: methods.map((method) => present(method, editOf)) };
}

/**
 * Changes a method for what is asked for from now on; what members have asked for keeps its fee. Fails with
 * `payment_method_unknown`, and with `state_changed` when somebody was faster.
 */
export async function changePaymentMethod(
  house: House,
  input: InputOf<typeof staffMoney.paymentMethodChange>,
  caller: StaffCaller,
): Promise<Shown> {
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const before = await methodById(tx, input.id);
    if (!before) throw new AppError('payment_method_unknown');
    const next = changed(before, input);
    assertSound(next);
    await takeTurn(tx, caller, subjectOf(before), input.version, now);
    await changeMethod(tx, next);
    // What agents earn by deposits stays below the fee of a withdrawal and the house's advantage.
    if (mayCostTheHouse(before, next))
      await assertHouseKeepsSomething(tx, { ofCategory: () => 'fee_percent', ofDeposits: 'fee_percent' });
    const shown = present(next, await editsOf(tx, [subjectOf(next)]));
    await recordAudit(tx, actorOf(caller), now, {
      action: 'payment.change_method',
      subjectType: 'payment_method',
      subjectId: `${next.direction}.${next.payment_type}`,
      detail: { reason: input.reason, ...changesBetween(told(before), told(next)) },
    });
    return shown;
  });
}

/** A withdrawal that is cheaper than before, or possible at all. */
const mayCostTheHouse = (before: Method, next: Method) =>
  next.direction === 'withdrawal' &&
  next.is_open &&
  (next.fee_basis_points < before.fee_basis_points || !before.is_open);

const cents = (amount: string) => parseAmount(amount) ?? 0n;

function changed(before: Method, input: InputOf<typeof staffMoney.paymentMethodChange>): Method {
  return {
    ...before,
    min_cents: cents(input.min_amount),
    max_cents: cents(input.max_amount),
    quick_cents: [...new Set(input.quick_amounts.map(cents))]
      .sort((a, b) => (a < b ? -1 : 1))
      .map((one) => String(one)),
    fee_basis_points: Number(cents(input.fee_percent)),
    fee_fixed_cents: cents(input.fee_fixed),
    is_open: input.is_open,
  };
}

/** A method nobody could use, or that would take all of an amount, is refused by its field. */
function assertSound(method: Method): void {
  if (method.max_cents < method.min_cents) throw fieldError({ max_amount: 'must_rise' });
  const isWithin = (one: string) => BigInt(one) >= method.min_cents && BigInt(one) <= method.max_cents;
  if (!method.quick_cents.every(isWithin)) throw fieldError({ quick_amounts: 'field_invalid' });
  if (method.fee_basis_points > 10_000) throw fieldError({ fee_percent: 'field_invalid' });
  const isFree = method.fee_basis_points === 0 && method.fee_fixed_cents === 0n;
  // What is paid in is credited whole.
  if (method.direction === 'deposit' && !isFree) throw fieldError({ fee_percent: 'field_invalid' });
  if (feeOf(method, method.min_cents) >= method.min_cents) throw fieldError({ fee_fixed: 'field_invalid' });
}

/** A method as the audit log compares it. */
const told = (method: Method): Record<string, string> => ({
  min_amount: formatAmount(method.min_cents),
  max_amount: formatAmount(method.max_cents),
  quick_amounts: method.quick_cents.map((one) => formatAmount(BigInt(one))).join(', '),
  fee_percent: `${formatAmount(BigInt(method.fee_basis_points))}%`,
  fee_fixed: formatAmount(method.fee_fixed_cents),
  on: method.is_open ? 'on' : 'off',
});

function present(method: Method, editOf: Awaited<ReturnType<typeof editsOf>>): Shown {
  return {
    id: method.id,
    direction: method.direction,
    payment_type: method.payment_type,
    min_amount: formatAmount(method.min_cents),
    max_amount: formatAmount(method.max_cents),
    quick_amounts: method.quick_cents.map((one) => formatAmount(BigInt(one))),
    fee_percent: formatAmount(BigInt(method.fee_basis_points)),
    fee_fixed: formatAmount(method.fee_fixed_cents),
    is_open: method.is_open,
    ...editOf(subjectOf(method)),
  };
}

import type { DataOf, InputOf, payments } from '@arara/contract';
import { post } from '@arara/ledger';
import { formatAmount, parseAmount } from '@arara/money';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { once, requestHash } from '../../../plugins/idempotency.ts';
import { verifyWithdrawalPassword } from '../../identity/index.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { accountHolder } from '../account-holder.ts';
import { amountWithin, feeOf, findMethod, type Method } from '../methods.ts';
import { newOrderNumber } from '../order-number.ts';
import { savedDestination } from './bank-accounts.ts';
import { assertWithinDay } from './day-allowance.ts';
import { type Destination, ownDestination } from './destination.ts';
import { holdDisputed } from './disputed.ts';
import { confirmDestination } from './known-destination.ts';
import {
  findWithdrawal,
  noticeWithdrawal,
  presentWithdrawal,
  type Withdrawal,
  withdrawalColumns,
} from './withdrawal.ts';

type Input = InputOf<typeof payments.drawing>;

/** Withdrawals a member may have on the way at once. */
const pendingMax = 3;

/** Submits a withdrawal: checks it, holds its funds, and puts it before staff, all in one transaction. */
export async function requestWithdrawal(
  house: House,
  input: Input,
  caller: MemberCaller,
): Promise<DataOf<typeof payments.drawing>> {
  const { memberId } = caller.member;
  const owner = await accountHolder(house.db, memberId);
  const method = await findMethod(house.db, { direction: 'withdrawal', type: input.payment_type });
  const amountCents = amountWithin(method, input.money);
  const destination = await destinationOf(house, input, memberId, owner);
  await verifyWithdrawalPassword(house, memberId, input.qk_pwd);
  const isSaved = input.member_bank_id !== undefined;
  const confirming = await confirmDestination(house, memberId, { ...destination, isSaved }, input.code);
  // What is shown of the fee may be another when the answer was lost: it is the same withdrawal that is asked for again.
  const { qk_pwd: _secret, code: _code, fee: shownFee, ...request } = input;
  const key = { memberId, call: 'drawing', key: caller.idempotencyKey, hash: requestHash(request) };
  const submitted = await once(house.db, key, async (tx) => {
    assertShownFee(method, amountCents, shownFee);
    await confirming.spend(tx);
    return submit(tx, house, {
      memberId,
      method,
      amountCents,
      destination,
      owner: owner.realname,
      remark: input.member_remark ?? '',
    });
  });
  await confirming.settle();
  return submitted;
}

/** Nobody pays another fee than the one they were shown; who does not say which pays the one of now. */
function assertShownFee(method: Method, amountCents: bigint, shown: string | undefined): void {
  const feeCents = feeOf(method, amountCents);
  if (shown === undefined || parseAmount(shown) === feeCents) return;
  const now = { fee: formatAmount(feeCents), money_received: formatAmount(amountCents - feeCents) };
  throw new AppError('fee_changed', now);
}

async function destinationOf(
  house: House,
  input: Input,
  memberId: string,
  owner: { cpf: string; realname: string },
): Promise<Destination> {
  if (input.member_bank_id !== undefined) {
    const saved = await savedDestination(house.db, memberId, input.member_bank_id);
    if (saved.kind !== input.payment_type) throw new AppError('bank_account_unknown');
    return ownDestination(saved, input.name, owner, 'member_bank_id');
  }
  // A bank account is always a saved one: a single field cannot carry bank, branch and number.
  if (input.payment_type === 'bank') throw new AppError('bank_account_unknown');
  const field = ({ cpf: 'cpf_id', cnpj: 'cnpj', phone: 'phone_number', email: 'email', evp: 'evp' } as const)[
    input.payment_type
  ];
  const given = {
    kind: input.payment_type,
    value: input[field] ?? '',
    bank: '',
    branch: '',
    accountType: '',
  } as const;
  return ownDestination(given, input.name, owner, field);
}

interface Submission {
  readonly memberId: string;
  readonly method: Method;
  readonly amountCents: bigint;
  readonly destination: Destination;
  readonly owner: string;
  readonly remark: string;
}

async function submit(
  tx: pg.PoolClient,
  house: House,
  submission: Submission,
): Promise<DataOf<typeof payments.drawing>> {
  const { memberId, method, amountCents, destination } = submission;
  const balances = await lockedBalances(tx, memberId);
  const { withdrawableCents } = balances;
  const standing = {
    withdrawable: formatAmount(withdrawableCents),
    remaining: formatAmount(balances.rolloverCents),
  };
  if (balances.wallets.cash.balanceCents < amountCents) throw new AppError('insufficient_funds', standing);
  if (withdrawableCents < amountCents) {
    // Each real staked frees one more.
    const amount = formatAmount(amountCents - withdrawableCents);
    throw new AppError('rollover_remaining', { ...standing, amount }, { amount });
  }
  const pending = await tx.query(
    `select 1 from withdrawal where member_id = $1 and state in ('submitted', 'second_review', 'approved', 'paying')`,
    [memberId],
  );
  if ((pending.rowCount ?? 0) >= pendingMax)
    throw new AppError('too_many_pending', null, { max: pendingMax });
  const now = house.clock.now();
  await assertWithinDay(tx, memberId, amountCents, now);
  const { rows } = await tx.query<Withdrawal>(
    `insert into withdrawal (order_number, member_id, method_id, amount_cents, fee_cents, holder_name, key_kind, key_value,
       bank, branch, account_type, member_remark, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning ${withdrawalColumns}`,
    [
      newOrderNumber('W', now),
      memberId,
      method.id,
      amountCents,
      feeOf(method, amountCents),
      submission.owner,
      destination.kind,
      destination.value,
      destination.bank,
      destination.branch,
      destination.accountType,
      submission.remark,
      now,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('the new withdrawal is gone');
  const { cash, held } = balances.wallets;
  await post(tx, {
    from: cash.accountId,
    to: held.accountId,
    amountCents,
    kind: 'withdrawal_hold',
    reference: row.id,
  });
  await holdDisputed(tx, memberId, now);
  await noticeWithdrawal(tx, house, row, 'submitted');
  return presentWithdrawal((await findWithdrawal(tx, memberId, row.id)) ?? row);
}

/** What a withdrawal would cost and bring. */
export async function quoteWithdrawal(
  house: House,
  input: InputOf<typeof payments.drawingQuote>,
  withdrawableCents: bigint,
): Promise<DataOf<typeof payments.drawingQuote>> {
  const method = await findMethod(house.db, { direction: 'withdrawal', type: input.payment_type });
  const amountCents = amountWithin(method, input.money);
  const feeCents = feeOf(method, amountCents);
  return {
    money: formatAmount(amountCents),
    fee_percent: formatAmount(BigInt(method.fee_basis_points)),
    fee_fixed: formatAmount(method.fee_fixed_cents),
    fee: formatAmount(feeCents),
    money_received: formatAmount(amountCents - feeCents),
    withdrawable_money: formatAmount(withdrawableCents),
  };
}

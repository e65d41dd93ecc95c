import type { Module } from '../../module.ts';
import { registerPayments } from './routes.ts';
import { paymentTasks } from './tasks.ts';

export {
  askAboutRefund,
  declareRefunded,
  lockDeclarableRefund,
  refundDeclarableAt,
} from './deposits/declare-refund.ts';
export { type Deposit, depositColumns, presentDeposit } from './deposits/deposit.ts';
export { lockRefund } from './deposits/refund-pix.ts';
export { changeMethod, feeOf, listMethods, type Method, methodById, presentMethod } from './methods.ts';
export { pixSilentSince } from './pix-silence.ts';
export { openPsp } from './psp/open-psp.ts';
export { askPayoutAgain, askRefundAgain, stuckAfterMs } from './staff-queues.ts';
export { announceCallback } from './tasks.ts';
export { askAboutSilent, declarableAt, declarePayout, lockDeclarable } from './withdrawals/declare-payout.ts';
export { type Hold, holdsOf, holdWithdrawal, releaseWithdrawal } from './withdrawals/hold-withdrawal.ts';
export {
  approveWithdrawal,
  dropFirstApproval,
  firstApprovalOf,
  needSecondPerson,
  rejectWithdrawal,
} from './withdrawals/review-withdrawal.ts';
export {
  payWithinMs,
  presentWithdrawal,
  type Withdrawal,
  withdrawalColumns,
} from './withdrawals/withdrawal.ts';

export const payments: Module = { name: 'payments', register: registerPayments, tasks: paymentTasks };

export { type Deposit, depositColumns, presentDeposit } from './deposits/deposit.ts';
export { openPsp, type Psp } from './psp/open-psp.ts';
export { registerPayments } from './routes.ts';
export { announceCallback, paymentTasks } from './tasks.ts';
export { approveWithdrawal, needsSecondPerson, rejectWithdrawal } from './withdrawals/review-withdrawal.ts';
export {
  payWithinMs,
  presentWithdrawal,
  type Withdrawal,
  withdrawalColumns,
} from './withdrawals/withdrawal.ts';

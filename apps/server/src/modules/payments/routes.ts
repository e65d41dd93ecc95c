import { payments } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { memberRoute } from '../../plugins/route.ts';
import { balancesOf } from '../wallet/index.ts';
import { accountHolder } from './account-holder.ts';
import { registerCallbacks } from './callbacks.ts';
import { cancelDeposit } from './deposits/cancel-deposit.ts';
import { findDeposit, presentDeposit } from './deposits/deposit.ts';
import { listDeposits } from './deposits/list-deposits.ts';
import { requestDeposit } from './deposits/request-deposit.ts';
import { listMethods, presentMethod } from './methods.ts';
import { registerSandbox } from './sandbox/routes.ts';
import { addBankAccount, listBankAccounts, removeBankAccount } from './withdrawals/bank-accounts.ts';
import { cancelWithdrawal } from './withdrawals/cancel-withdrawal.ts';
import { listWithdrawals } from './withdrawals/list-withdrawals.ts';
import { quoteWithdrawal, requestWithdrawal } from './withdrawals/request-withdrawal.ts';
import { findWithdrawal, presentWithdrawal } from './withdrawals/withdrawal.ts';

/** Payment methods, deposits, withdrawals, bank accounts, the institution's callbacks and, in the sandbox, its bank page. */
export function registerPayments(app: FastifyInstance, house: House): void {
  memberRoute(app, house, payments.paymentsList, async (_input, { lang }) => ({
    items: (await listMethods(house.db, null)).map((method) => presentMethod(method, lang)),
  }));
  memberRoute(app, house, payments.paymentOnlineList, async (_input, { lang }) => ({
    items: (await listMethods(house.db, 'deposit'))
      .filter((method) => method.is_open)
      .map((method) => presentMethod(method, lang)),
  }));
  memberRoute(app, house, payments.rechargeOnline, async (input, caller) =>
    requestDeposit(house, input, caller),
  );
  memberRoute(app, house, payments.rechargeList, async (input, caller) => listDeposits(house, input, caller));
  memberRoute(app, house, payments.rechargeGet, async (input, { member, lang }) => {
    const deposit = await findDeposit(house.db, member.memberId, input.deposit_id);
    if (!deposit) throw new AppError('deposit_unknown');
    return presentDeposit(deposit, house, lang);
  });
  memberRoute(app, house, payments.rechargeCancel, async (input, caller) =>
    cancelDeposit(house, input.deposit_id, caller),
  );
  memberRoute(app, house, payments.drawing, async (input, caller) => requestWithdrawal(house, input, caller));
  memberRoute(app, house, payments.drawingQuote, async (input, { member }) => {
    await accountHolder(house.db, member.memberId);
    const { withdrawableCents } = await balancesOf(house.db, member.memberId);
    return quoteWithdrawal(house, input, withdrawableCents);
  });
  memberRoute(app, house, payments.drawingList, async (input, caller) =>
    listWithdrawals(house, input, caller),
  );
  memberRoute(app, house, payments.drawingGet, async (input, { member }) => {
    const row = await findWithdrawal(house.db, member.memberId, input.withdrawal_id);
    if (!row) throw new AppError('withdrawal_unknown');
    return presentWithdrawal(row);
  });
  memberRoute(app, house, payments.drawingCancel, async (input, caller) =>
    cancelWithdrawal(house, input.withdrawal_id, caller),
  );
  memberRoute(app, house, payments.memberBank, async (_input, { member }) => ({
    items: await listBankAccounts(house.db, member.memberId),
  }));
  memberRoute(app, house, payments.memberBankAdd, async (input, caller) =>
    addBankAccount(house, input, caller),
  );
  memberRoute(app, house, payments.memberBankDelete, async (input, caller) =>
    removeBankAccount(house, input.id, caller),
  );
  registerCallbacks(app, house);
  if (house.psp.sandbox) registerSandbox(app, house, house.psp.sandbox);
}

import { wallet } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { startOfRange } from '../../plugins/clock.ts';
import { memberRoute } from '../../plugins/route.ts';
import { balancesOf, presentBalances } from './balances.ts';
import { sessionPlay } from './session-play.ts';
import { presentStatement } from './statement.ts';

/** Balances, statement and this session's result. */
export function registerWallet(app: FastifyInstance, house: House): void {
  memberRoute(app, house, wallet.walletBalances, async (_input, caller) =>
    presentBalances(await balancesOf(house.db, caller.member.memberId)),
  );
  memberRoute(app, house, wallet.statement, async (input, caller) =>
    presentStatement(house.db, {
      memberId: caller.member.memberId,
      since: startOfRange(input.range, house.clock.now()),
      page: input.page,
      pageSize: input.page_size,
      lang: caller.lang,
    }),
  );
  memberRoute(app, house, wallet.todaysPlay, async (_input, caller) => sessionPlay(house, caller));
}

import { live } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { ReadyAnswers } from '../../plugins/ready-answers.ts';
import { readyRoute } from '../../plugins/ready-route.ts';
import { memberRoute, staffRoute, visitorRoute } from '../../plugins/route.ts';
import { RoundIds } from '../games/index.ts';
import { betBatches } from './bets/bet-batches.ts';
import { cancelBet } from './bets/cancel-bet.ts';
import { cashOut } from './bets/cash-out.ts';
import { placeBet } from './bets/place-bet.ts';
import { placeChips } from './bets/place-chips.ts';
import { BetNews } from './news.ts';
import { readLiveRound } from './read-round.ts';
import { listHistory, listTables, readLiveTable } from './read-tables.ts';
import { betBehind } from './seats/bet-behind.ts';
import { moveSeat } from './seats/move.ts';
import { sit } from './seats/sit.ts';
import { changeTable, listStaffTables } from './staff-tables.ts';
import { tablesStanding } from './tables-standing.ts';

/** Shared tables: looking on, betting, leaving. */
export function registerLive(app: FastifyInstance, house: House): void {
  const news = new BetNews(house);
  const counter = { batches: betBatches(house), news, ids: new RoundIds() };
  readyRoute(app, house, live.liveTables, new ReadyAnswers(() => tablesStanding(house)), {
    make: (_input, lang) => listTables(house, lang),
  });
  visitorRoute(app, house, live.liveTable, ({ table }, { lang, member }) =>
    readLiveTable(house, table, lang, member?.memberId ?? null),
  );
  visitorRoute(app, house, live.liveHistory, (input) => listHistory(house, input));
  visitorRoute(app, house, live.liveRound, (input, { member }) =>
    readLiveRound(house, input.round_id, member?.memberId ?? null),
  );
  memberRoute(app, house, live.livePlace, (input, caller) => placeBet(house, counter, input, caller));
  memberRoute(app, house, live.livePlaceChips, (input, caller) => placeChips(house, counter, input, caller));
  memberRoute(app, house, live.liveBehind, (input, caller) => betBehind(house, counter, input, caller));
  memberRoute(app, house, live.liveSit, (input, caller) => sit(house, counter, input, caller));
  memberRoute(app, house, live.liveMove, (input, caller) => moveSeat(house, input, caller));
  memberRoute(app, house, live.liveCancel, (input, caller) => cancelBet(house, news, input.bet_id, caller));
  memberRoute(app, house, live.liveCashOut, (input, caller) => cashOut(house, news, input.bet_id, caller));
  staffRoute(app, house, live.staffLiveTables, (_input, caller) => listStaffTables(house, caller.lang));
  staffRoute(app, house, live.staffLiveTableChange, (input, caller) => changeTable(house, input, caller));
}

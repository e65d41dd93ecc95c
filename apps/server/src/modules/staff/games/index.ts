import { staffGames } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../house.ts';
import { staffRoute } from '../../../plugins/route.ts';
import { arrangeGames, changeGame, listCatalogue } from './catalogue.ts';
import { listOpenRounds } from './open-rounds.ts';
import { gameReturns } from './returns.ts';

/** The games: their order and switches, what they give back, and the rounds nobody has finished. */
export function registerGamesRoom(app: FastifyInstance, house: House): void {
  staffRoute(app, house, staffGames.gameCatalogue, (input, caller) =>
    listCatalogue(house, input, caller.lang),
  );
  staffRoute(app, house, staffGames.gamesArrange, (input, caller) => arrangeGames(house, input, caller));
  staffRoute(app, house, staffGames.gameChange, (input, caller) => changeGame(house, input, caller));
  staffRoute(app, house, staffGames.gameReturns, (input, caller) => gameReturns(house, input, caller.lang));
  staffRoute(app, house, staffGames.openRounds, (input, caller) => listOpenRounds(house, input, caller.lang));
}

import { fair, games } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { memberRoute, visitorRoute } from '../../plugins/route.ts';
import { act } from './act.ts';
import { listFilters, listGames, listPlatforms, readGame } from './catalogue.ts';
import { readSeeds, rotateSeed } from './fair-seeds.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourites.ts';
import { listJackpots } from './jackpots/list-jackpots.ts';
import { listRecords } from './list-records.ts';
import { listPopular, listPromotion } from './named-lists.ts';
import { play } from './play.ts';
import { PlayTerms } from './play-terms.ts';
import { listOpenRounds, recallRound } from './recall.ts';
import { BetWriter } from './settlement/bet-writer.ts';

/** Catalogue, favourites, play, recall and fairness. */
export function registerGames(app: FastifyInstance, house: House): void {
  const writer = new BetWriter(house.db, house.clock);
  const playing = { writer, terms: new PlayTerms(house.db) };
  visitorRoute(app, house, games.gameList, async (input, { member, lang }) =>
    listGames(house, member?.memberId ?? null, input, lang),
  );
  visitorRoute(app, house, games.gamePlatforms, async (input) => listPlatforms(house, input.platType));
  visitorRoute(app, house, games.gameFilters, async () => listFilters(house));
  visitorRoute(app, house, games.gamePromotion, async (input, { member, lang }) =>
    listPromotion(house, member?.memberId ?? null, input, lang),
  );
  visitorRoute(app, house, games.gamePopular, async (input, { member, lang }) =>
    listPopular(house, member?.memberId ?? null, input, lang),
  );
  visitorRoute(app, house, games.gameJackpots, async () => listJackpots(house.db));
  visitorRoute(app, house, games.gameInfo, async (input, { member, lang }) =>
    readGame(house, member?.memberId ?? null, input.game, lang),
  );
  memberRoute(app, house, games.followList, async (input, caller) => listFavourites(house, input, caller));
  memberRoute(app, house, games.followSet, async (input, caller) => addFavourite(house, input, caller));
  memberRoute(app, house, games.followDelete, async (input, caller) => removeFavourite(house, input, caller));
  memberRoute(app, house, games.play, async (input, caller) => play(house, playing, input, caller));
  memberRoute(app, house, games.act, async (input, caller) => act(house, playing, input, caller));
  memberRoute(app, house, games.roundGet, async (input, { member }) =>
    recallRound(house, member.memberId, input.round_id),
  );
  memberRoute(app, house, games.roundsOpen, async (_input, { member }) =>
    listOpenRounds(house, member.memberId),
  );
  memberRoute(app, house, games.gameRecord, async (input, { member, lang }) =>
    listRecords(house, member.memberId, input, lang),
  );
  memberRoute(app, house, fair.fairSeed, async (_input, { member }) => readSeeds(house.db, member.memberId));
  memberRoute(app, house, fair.fairRotate, async (input, { member }) =>
    rotateSeed(house, writer, member.memberId, input.client_seed),
  );
}

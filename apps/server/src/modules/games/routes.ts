import { fair, games } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../house.ts';
import { ReadyAnswers } from '../../plugins/ready-answers.ts';
import { readyRoute } from '../../plugins/ready-route.ts';
import { memberRoute, visitorRoute } from '../../plugins/route.ts';
import { act } from './act.ts';
import { type Game, listFilters, listPlatforms, readGame } from './catalogue.ts';
import { catalogueStanding } from './catalogue-standing.ts';
import { readSeeds, rotateSeed } from './fair-seeds.ts';
import { addFavourite, listFavourites, removeFavourite } from './favourites.ts';
import { Hearts, heartsIn, withHearts } from './hearts.ts';
import { listJackpots } from './jackpots/list-jackpots.ts';
import { listGames } from './list-games.ts';
import { listRecords } from './list-records.ts';
import { listPopular, listPromotion } from './named-lists.ts';
import { play } from './play.ts';
import { PlayTerms } from './play-terms.ts';
import { listOpenRounds, recallRound } from './recall.ts';
import { readReceipt } from './receipt.ts';
import { BetWriter } from './settlement/bet-writer.ts';

/** Lists of the catalogue: answered from bytes that are ready, until the catalogue changes. */
function registerLists(app: FastifyInstance, house: House): void {
  const answers = new ReadyAnswers(() => catalogueStanding(house));
  const hearts = new Hearts(house.db);
  const personal = {
    read: (memberId: string) => hearts.of(memberId),
    marksOf: ({ items }: { readonly items: readonly Game[] }) => items.map(({ id }) => id),
    placesIn: heartsIn,
    write: withHearts,
  };
  readyRoute(app, house, games.gameList, answers, {
    make: (input, lang, recall) => listGames(house, input, lang, recall),
    personal,
  });
  readyRoute(app, house, games.gamePromotion, answers, {
    make: (input, lang) => listPromotion(house, input, lang),
    personal,
  });
  readyRoute(app, house, games.gamePopular, answers, {
    make: (input, lang) => listPopular(house, input, lang),
    personal,
  });
  readyRoute(app, house, games.gamePlatforms, answers, {
    make: (input) => listPlatforms(house, input.platType),
  });
  readyRoute(app, house, games.gameFilters, answers, { make: () => listFilters(house) });
}

/** Catalogue, favourites, play, recall and fairness. */
export function registerGames(app: FastifyInstance, house: House): void {
  const writer = new BetWriter(house.db, house.clock);
  const playing = { writer, terms: new PlayTerms(house.db) };
  registerLists(app, house);
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
  visitorRoute(app, house, games.roundReceipt, async (input) =>
    readReceipt(house, input.round_id, input.proof),
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

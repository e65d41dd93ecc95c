import { games } from '@arara/contract';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { prefetchCatalogue } from '../../components/use-catalogue.ts';
import { readCatalogueSearch } from '../../features/games/catalogue-search.ts';
import { prefetchSiteContent } from '../../lib/use-site-content.ts';
import { askAhead } from '../ask-ahead.ts';
import { LivelyHome } from '../lively-home.tsx';
import type { Place } from '../places.ts';
import { member, root } from './root.tsx';

const categoryIn = (value: unknown) => games.categories.find((category) => category === value);
const textIn = (value: unknown) =>
  typeof value === 'string' && value !== '' ? value.slice(0, 60) : undefined;

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: LivelyHome,
  // Asked for before the first drawing, or when a pointer comes near a link home.
  loader: () => {
    prefetchSiteContent();
    prefetchCatalogue();
  },
  staticData: { place: 'home' satisfies Place },
});

const game = createRoute({
  getParentRoute: () => root,
  path: '/game',
  validateSearch: readCatalogueSearch,
  component: lazyRouteComponent(() => import('../../features/games/games-page.tsx'), 'GamesPage'),
  loader: ({ location }) =>
    askAhead(import('../../features/games/games-page.tsx'), (page) =>
      page.askForGames(readCatalogueSearch(location.search)),
    ),
  staticData: { place: 'games' },
});

const video = createRoute({
  getParentRoute: () => root,
  path: '/video',
  component: lazyRouteComponent(() => import('../../features/live/live-page.tsx'), 'LivePage'),
  staticData: { place: 'live' },
});

const liveTable = createRoute({
  getParentRoute: () => root,
  path: '/video/$table',
  component: lazyRouteComponent(() => import('../../features/live/table-page.tsx'), 'TablePage'),
  staticData: { place: 'live', isQuiet: true, isStage: true },
});

const searchGames = createRoute({
  getParentRoute: () => root,
  path: '/searchGames',
  validateSearch: (search): { name?: string; category?: (typeof games.categories)[number] } => {
    const name = textIn(search.name);
    const category = categoryIn(search.category);
    return { ...(name && { name }), ...(name && category && { category }) };
  },
  component: lazyRouteComponent(() => import('../../features/games/search-page.tsx'), 'SearchPage'),
  staticData: { place: 'games' },
});

const play = createRoute({
  getParentRoute: () => root,
  path: '/play/$game',
  component: lazyRouteComponent(() => import('../../features/play/game-page.tsx'), 'GamePage'),
  loader: ({ params }) =>
    askAhead(import('../../features/play/game-page.tsx'), (page) => page.askForGame(params.game)),
  staticData: { place: 'games', isQuiet: true, isStage: true },
});

const fair = createRoute({
  getParentRoute: () => root,
  path: '/fair',
  component: lazyRouteComponent(() => import('../../features/fair/fair-page.tsx'), 'FairPage'),
  staticData: { place: 'fair' },
});

const gameRecord = createRoute({
  getParentRoute: () => member,
  path: '/gameRecord',
  component: lazyRouteComponent(() => import('../with-recall.tsx'), 'RecordsWithRecall'),
  staticData: { place: 'rounds' },
});

const favourites = createRoute({
  getParentRoute: () => member,
  path: '/favourites',
  component: lazyRouteComponent(() => import('../../features/games/favourites-page.tsx'), 'FavouritesPage'),
  staticData: { place: 'favourites' },
});

/** Pages that anybody may see. */
export const gamesPages = [home, game, video, liveTable, searchGames, play, fair] as const;

/** Pages of members. */
export const gamesMemberPages = [gameRecord, favourites] as const;

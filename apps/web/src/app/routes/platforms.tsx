import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from './root.tsx';

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 80) : '');

/** Outside the layout: an external game with the money that goes there and comes back. */
const gameInfo = createRoute({
  getParentRoute: () => root,
  path: '/gameInfo',
  validateSearch: (search): { name: string; platType: string; currency: 'BRL' } => ({
    name: text(search.name),
    platType: text(search.platType),
    currency: 'BRL',
  }),
  component: lazyRouteComponent(() => import('../../features/platforms/game-info-page.tsx'), 'GameInfoPage'),
  staticData: { place: 'games', isQuiet: true, isBare: true },
});

/** Pages that anybody may see. */
export const platformsPages = [gameInfo] as const;

/** Pages of members. */
export const platformsMemberPages = [] as const;

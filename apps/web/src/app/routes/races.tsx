import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { root } from './root.tsx';

const races = createRoute({
  getParentRoute: () => root,
  path: '/races',
  validateSearch: (search): { race?: string } =>
    typeof search.race === 'string' ? { race: search.race.slice(0, 36) } : {},
  component: lazyRouteComponent(() => import('../../features/races/races-page.tsx'), 'RacesPage'),
  staticData: { place: 'promotions', isOffer: true },
});

/** Pages that anybody may see. */
export const racesPages = [races] as const;

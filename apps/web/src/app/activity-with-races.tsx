import { ActivityPage } from '../features/promotions/activity-page.tsx';
import { RaceCards } from '../features/races/race-card.tsx';

/** The promotions, with the races that run before them. */
export function ActivityWithRaces() {
  return <ActivityPage races={<RaceCards />} />;
}

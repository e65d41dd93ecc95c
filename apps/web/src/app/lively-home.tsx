import { Skeleton } from '@arara/ui';
import { lazy, Suspense } from 'react';
import { useIsAway } from '../components/pause/use-is-away.ts';
import { useNear } from '../components/use-near.ts';
import { HomePage } from '../features/home/home-page.tsx';
import styles from './lively-home.module.css';

const WinsTicker = lazy(async () => ({
  default: (await import('../features/feed/wins-ticker.tsx')).WinsTicker,
}));
const LiveFeed = lazy(async () => ({ default: (await import('../features/feed/live-feed.tsx')).LiveFeed }));
const RaceCards = lazy(async () => ({
  default: (await import('../features/races/race-card.tsx')).RaceCards,
}));

/** The front door with what goes on behind it. Its place is kept while it loads, and the first sight does not wait for it. */
export function LivelyHome() {
  return (
    <HomePage
      wins={
        <Suspense fallback={<Skeleton height={56} radius="var(--r2)" />}>
          <WinsTicker />
        </Suspense>
      }
      life={<Life />}
    />
  );
}

function Life() {
  const [ref, isNear] = useNear();
  const isAway = useIsAway();
  return (
    <div ref={ref} className={styles.life}>
      {isNear && (
        <Suspense fallback={null}>
          {!isAway && <RaceCards />}
          <LiveFeed />
        </Suspense>
      )}
    </div>
  );
}

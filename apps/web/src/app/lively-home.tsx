import { late, Skeleton } from '@arara/ui';
import { useIsAway } from '../components/pause/use-is-away.ts';
import { useNearOrAhead } from '../components/use-near-or-ahead.ts';
import { HomePage } from '../features/home/home-page.tsx';
import styles from './lively-home.module.css';

const WinsTicker = late(async () => (await import('../features/feed/wins-ticker.tsx')).WinsTicker, {
  waiting: <Skeleton height={56} radius="var(--r2)" />,
});
const LiveFeed = late(async () => (await import('../features/feed/live-feed.tsx')).LiveFeed);
const RaceCards = late(async () => (await import('../features/races/race-card.tsx')).RaceCards);

/** The front door with what goes on behind it. Its place is kept while it loads, and the first sight does not wait for it. */
export function LivelyHome() {
  return <HomePage wins={<WinsTicker />} life={<Life />} />;
}

function Life() {
  const [ref, isDue] = useNearOrAhead();
  const isAway = useIsAway();
  return (
    <div ref={ref} className={styles.life}>
      {isDue && (
        <>
          {!isAway && <RaceCards />}
          <LiveFeed />
        </>
      )}
    </div>
  );
}

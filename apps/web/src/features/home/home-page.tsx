import { late, VisuallyHidden } from '@arara/ui';
import type { ReactNode } from 'react';
import { InTurn } from '../../components/in-turn.tsx';
import { LiveDoors } from '../../components/live-doors.tsx';
import { useCatalogue } from '../../components/use-catalogue.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useSiteName } from '../../lib/site.ts';
import { useTitle } from '../../lib/use-title.ts';
import { CategoryDoors } from './category-doors.tsx';
import { FairnessBand } from './fairness-band.tsx';
import { FeaturedGames } from './featured-games.tsx';
import { HomeGames } from './home-games.tsx';
import { HomeHero } from './home-hero.tsx';
import styles from './home-page.module.css';
import { MyRoom } from './my-room.tsx';

/** For members alone: visitors do not wait for it. */
const MyGames = late(async () => (await import('./my-games.tsx')).MyGames, { waiting: <MyRoom /> });

/** The front door: what the house stands for, where to go, what one was playing, every game. */
export function HomePage({ wins, life }: { wins: ReactNode; life: ReactNode }) {
  const t = useT();
  const siteName = useSiteName();
  useTitle();
  const catalogue = useCatalogue();
  const isLoggedIn = useIsLoggedIn();
  const games = catalogue.data?.items;
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <h1>{t('shell.home_of', { site: siteName })}</h1>
      </VisuallyHidden>
      <div className={styles.head}>
        <HomeHero />
        <FeaturedGames games={games} />
      </div>
      <InTurn>
        <CategoryDoors counts={catalogue.data?.counts} />
        {wins}
        {isLoggedIn && (games ? <MyGames games={games} /> : <MyRoom />)}
        <LiveDoors />
        <HomeGames catalogue={catalogue} />
        {life}
        <FairnessBand />
      </InTurn>
    </div>
  );
}

import { VisuallyHidden } from '@arara/ui';
import { useCatalogue } from '../../components/use-catalogue.ts';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { siteName } from '../../lib/site.ts';
import { useTitle } from '../../lib/use-title.ts';
import { CategoryDoors } from './category-doors.tsx';
import { FairnessBand } from './fairness-band.tsx';
import { FeaturedGames } from './featured-games.tsx';
import { HomeGames } from './home-games.tsx';
import { HomeHero } from './home-hero.tsx';
import styles from './home-page.module.css';
import { MyGames } from './my-games.tsx';

/** The front door: what the house stands for, where to go, what one was playing, every game. */
export function HomePage() {
  const t = useT();
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
      <CategoryDoors counts={catalogue.data?.counts} />
      {isLoggedIn && games && <MyGames games={games} />}
      <HomeGames catalogue={catalogue} />
      <FairnessBand />
    </div>
  );
}

import { Macaw } from '../art/macaw.tsx';
import { Coin, Gem } from '../art/treasure.tsx';
import styles from './hero-flight.module.css';

/** The brand's own objects for a hero slide: the macaw, and coins and a gem unless a reward may not be shown. */
export function HeroFlight({ hasTreasure = true }: { hasTreasure?: boolean }) {
  return (
    <>
      {hasTreasure && (
        <>
          <Coin size={76} className={styles.near} />
          <Coin size={44} className={styles.far} />
          <Gem size={52} className={styles.gem} />
        </>
      )}
      <Macaw className={styles.bird} />
    </>
  );
}

import { sharesOf } from '@arara/games/live/roads';
import type { CSSProperties } from 'react';
import { useFormat } from '../../../lib/format.ts';
import styles from './share-bar.module.css';

interface Share {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly color: string;
}

/** Below this a part has no room for its figure; it stands underneath anyway. */
const roomForWords = 120;

/** How the last rounds fell, as parts of a whole; the figures stand underneath in words. */
export function ShareBar({ shares }: { shares: readonly Share[] }) {
  const { percent } = useFormat();
  const tenths = sharesOf(shares.map(({ count }) => count));
  return (
    <div>
      <div className={styles.bar} aria-hidden="true">
        {shares.map(({ key, color }, index) => {
          const share = tenths[index] ?? 0;
          if (share === 0) return null;
          // Custom properties are not in CSSProperties.
          const look = { '--share': share, '--colour': color } as CSSProperties;
          return (
            <span key={key} className={styles.part} style={look}>
              {share >= roomForWords && percent(String(share / 10))}
            </span>
          );
        })}
      </div>
      <ul className={styles.names}>
        {shares.map(({ key, name, count }) => (
          <li key={key}>
            {name} {count}
          </li>
        ))}
      </ul>
    </div>
  );
}

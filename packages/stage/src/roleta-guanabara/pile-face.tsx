import type { CSSProperties } from 'react';
import { chipColour, chipText } from './chip-colours.ts';
import styles from './pile-face.module.css';

interface PileFaceProps {
  cents: bigint;
  locale: string;
}

/** What lies on a place, small: a flat chip as wide as its figure, so that both it and the place can be read. */
export function PileFace({ cents, locale }: PileFaceProps) {
  return (
    <span
      className={styles.pile}
      // Custom properties are not in CSSProperties.
      style={{ '--worth': chipColour(cents) } as CSSProperties}
      aria-hidden="true"
    >
      {chipText(cents, locale)}
    </span>
  );
}

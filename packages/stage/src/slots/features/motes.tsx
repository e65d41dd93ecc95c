import { classNames } from '@arara/ui';
import { type CSSProperties, memo } from 'react';
import { scattered } from '../scenery/scattered.ts';
import type { SlotTheme } from '../theme.ts';
import styles from './motes.module.css';

/** What hovers in the air of a room: sparks that rise, paper that falls, bubbles. Layers of their own, so that nothing is repainted. */
export const Motes = memo(function Motes({ motes }: { motes: NonNullable<SlotTheme['motes']> }) {
  return (
    <div className={styles.air} aria-hidden="true">
      {scattered(motes.colours.length * 13, 12, { width: 100, height: 100 }).map(({ key, x, size, turn }) => (
        <i
          key={key}
          className={classNames(styles.mote, styles[motes.kind])}
          style={
            {
              left: `${x}%`,
              '--side': `${Math.round(4 + size * 7)}px`,
              '--turn': `${turn}deg`,
              background: motes.colours[key % motes.colours.length],
              animationDelay: `${-size * 14}s`,
              animationDuration: `${9 + size * 8}s`,
            } as CSSProperties
          }
        />
      ))}
    </div>
  );
});

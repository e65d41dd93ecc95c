import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './history-strip.module.css';

export interface HistoryMark {
  key: string;
  /** As shown, e.g. "9,6×". */
  text: ReactNode;
  /** `win` only when more came back than was staked; `big` for the large ones. */
  tone: 'none' | 'win' | 'big' | 'violet';
  /** More words, spoken and on hover. */
  label?: string;
  /** Opens that round. */
  onPress?: () => void;
}

/** The last results, newest first, running off to the side. */
export function HistoryStrip({ label, marks }: { label: string; marks: readonly HistoryMark[] }) {
  return (
    <ol className={styles.strip} aria-label={label}>
      {marks.map((mark) => (
        <li key={mark.key}>
          {mark.onPress ? (
            <button
              type="button"
              className={classNames(styles.mark, styles.press, styles[mark.tone])}
              title={mark.label}
              aria-label={mark.label}
              onClick={mark.onPress}
            >
              {mark.text}
            </button>
          ) : (
            <span className={classNames(styles.mark, styles[mark.tone])} title={mark.label}>
              {mark.text}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

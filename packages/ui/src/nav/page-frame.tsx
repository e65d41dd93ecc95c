import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './page-frame.module.css';

export interface PageFrameProps {
  rail: ReactNode;
  top: ReactNode;
  bottom?: ReactNode;
  footer?: ReactNode;
  /** The stored background picture, shown above 600 px. */
  backgroundImage?: string;
  isRailNarrow?: boolean;
  /** `skip` link words: goes straight to the content. */
  skipLabel: string;
  /** Game pages stand closer to the edge. */
  isTight?: boolean;
  children: ReactNode;
}

/** Where everything stands: rail, top bar, content, footer, bottom bar, over the night. */
export function PageFrame(props: PageFrameProps) {
  const { rail, top, bottom, footer, backgroundImage, isRailNarrow, skipLabel, isTight, children } = props;
  return (
    <div className={classNames(styles.frame, isRailNarrow && styles.narrow)}>
      <a className={styles.skip} href="#content">
        {skipLabel}
      </a>
      {backgroundImage && (
        <div
          className={styles.night}
          style={{ backgroundImage: `url("${backgroundImage}")` }}
          aria-hidden="true"
        />
      )}
      {rail}
      <div className={styles.app}>
        {top}
        <div className={classNames(styles.column, isTight && styles.tight, Boolean(bottom) && styles.lifted)}>
          <main
            id="content"
            tabIndex={-1}
            className={classNames(styles.main, Boolean(footer) && styles.filling)}
          >
            {children}
          </main>
          {footer}
        </div>
      </div>
      {bottom}
    </div>
  );
}

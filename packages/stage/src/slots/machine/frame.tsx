import { classNames } from '@arara/ui';
import type { CSSProperties, ReactNode } from 'react';
import type { SlotTheme } from '../theme.ts';
import styles from './frame.module.css';

interface FrameProps {
  frame: SlotTheme['frame'];
  columns: number;
  rows: number;
  children: ReactNode;
}

/** What holds the window: the cabinet of a machine in the title's own material. */
export function Frame({ frame, columns, rows, children }: FrameProps) {
  return (
    <div
      className={classNames(styles.frame, styles[frame.kind])}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
    >
      <div className={styles.window}>{children}</div>
      {frame.crest && <img className={styles.crest} src={frame.crest} alt="" draggable={false} />}
    </div>
  );
}

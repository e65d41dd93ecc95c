import { classNames } from '@arara/ui';
import type { CSSProperties, ReactNode } from 'react';
import { Pictures } from '../../pictures/pictures.tsx';
import type { SlotFace } from '../face.ts';
import { SymbolArt } from '../symbol-art.tsx';
import styles from './frame.module.css';

interface FrameProps {
  face: SlotFace;
  isCalm: boolean;
  children: ReactNode;
}

/** What holds the window: the cabinet of a machine in the title's own material, and the pictures of its symbols. */
export function Frame({ face, isCalm, children }: FrameProps) {
  const { frame, symbols: looks } = face.theme;
  const { columns, rows, symbols } = face.shown;
  return (
    <div
      className={classNames(styles.frame, styles[frame.kind])}
      style={{ '--columns': columns, '--rows': rows } as CSSProperties}
    >
      <div className={styles.window}>
        {isCalm ? (
          children
        ) : (
          <Pictures
            names={symbols}
            draw={(symbol) => <SymbolArt look={looks[symbol]} />}
            className={styles.places}
          >
            {children}
          </Pictures>
        )}
      </div>
      {frame.crest && <img className={styles.crest} src={frame.crest} alt="" draggable={false} />}
    </div>
  );
}

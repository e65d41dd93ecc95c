import { classNames } from '@arara/ui';
import type { CSSProperties } from 'react';
import type { SlotFace } from '../face.ts';
import type { SlotScene } from '../scene.ts';
import { SymbolArt } from '../symbol-art.tsx';
import styles from './reels.module.css';

interface WildColumnProps {
  face: SlotFace;
  scene: SlotScene;
  column: number;
  isLit: boolean;
  isCalm: boolean;
}

/** A wild that takes a whole column: it grows from where it landed, stays, or walks in from the next column. */
export function WildColumn({ face, scene, column, isLit, isCalm }: WildColumnProps) {
  const { wild } = face.shown;
  if (!wild) return null;
  const isGrown = scene.grown.includes(column);
  const walked = scene.walk?.to === column ? scene.walk.from - column : 0;
  return (
    <div
      key={`${walked}`}
      className={classNames(
        styles.wild,
        !isLit && styles.dimmed,
        !isCalm && isGrown && styles.growing,
        !isCalm && walked !== 0 && styles.walking,
      )}
      style={{ '--from': walked } as CSSProperties}
    >
      <span className={styles.wildFace}>
        <SymbolArt look={face.theme.symbols[wild.symbol]} tag={face.tagOf(wild.symbol)} />
      </span>
    </div>
  );
}

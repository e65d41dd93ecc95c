import { classNames, Emoji } from '@arara/ui';
import type { ReactNode } from 'react';
import type { StageWords } from '../stage.ts';
import type { ScratchLook } from './look.ts';
import styles from './scratch-place.module.css';

interface ScratchPlaceProps {
  words: StageWords;
  /** From 0, in the order of the card. */
  place: number;
  kind: 'fruit' | 'number' | 'own' | 'lock' | 'key';
  isOpen: boolean;
  isWon: boolean;
  /** What stands there, for those who do not see it. */
  spoken: string;
  onOpen(): void;
  isLive: boolean;
  children: ReactNode;
}

/** One place of a card: a button that scratches it, with what stands there below the foil. */
export function ScratchPlace(props: ScratchPlaceProps) {
  const { words, place, kind, isOpen, isWon, spoken, onOpen, isLive, children } = props;
  const number = place + 1;
  return (
    <button
      type="button"
      data-place={place}
      data-round={kind === 'number' || undefined}
      className={classNames(styles.place, styles[kind], isWon && styles.won)}
      aria-label={
        isOpen
          ? words.t('draws.scratch_open', { number, content: spoken })
          : words.t('draws.scratch_covered', { number })
      }
      aria-disabled={isOpen || !isLive}
      onClick={() => isLive && !isOpen && onOpen()}
    >
      {children}
    </button>
  );
}

/** A mark of the card as its picture. */
export function Mark({ look, mark, size }: { look: ScratchLook; mark: number; size: number }) {
  const code = look.marks[mark];
  return code ? <Emoji code={code} size={size} className={styles.picture} /> : null;
}

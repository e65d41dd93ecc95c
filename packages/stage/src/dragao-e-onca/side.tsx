import type { DragonResult } from '@arara/games/tables';
import { classNames, Emoji } from '@arara/ui';
import { PlayingCard } from '../pieces/playing-card.tsx';
import type { StageWords } from '../stage.ts';
import styles from './dragon-stage.module.css';

const beasts = { dragon: '1f409', jaguar: '1f406' } as const;

interface SideProps {
  words: StageWords;
  side: 'dragon' | 'jaguar';
  card: string | null;
  result: DragonResult | null;
  isCalm: boolean;
}

/** One of the two: the beast, its card, its name. */
export function Side({ words, side, card, result, isCalm }: SideProps) {
  return (
    <section
      className={classNames(styles.side, result === side && styles.winner)}
      aria-label={words.t(`tablegames.${side}`)}
    >
      <Emoji code={beasts[side]} size={128} className={styles.beast} />
      <PlayingCard
        key={card ?? 'down'}
        words={words}
        card={card}
        isTurning={!isCalm && card !== null}
        className={card === null ? styles.waiting : undefined}
      />
      <span>{words.t(`tablegames.${side}`)}</span>
    </section>
  );
}

import { classNames } from '@arara/ui';
import type { CSSProperties } from 'react';
import { PlayingCard } from '../../pieces/playing-card.tsx';
import type { StageWords } from '../../stage.ts';
import styles from './own-hands.module.css';
import type { ShownHand } from './seats-table.tsx';

interface OwnHandsProps {
  words: StageWords;
  hands: readonly ShownHand[];
  /** The hand that is played now; -1 when none is. */
  active: number;
  isCalm: boolean;
}

/** The own cards, large, above what can be done with them. */
export function OwnHands({ words, hands, active, isCalm }: OwnHandsProps) {
  return (
    <div className={styles.hands}>
      {hands.map(({ cards, total }, index) => (
        <section
          // biome-ignore lint/suspicious/noArrayIndexKey: a hand is the first or the second of its seat.
          key={index}
          className={classNames(styles.hand, hands.length > 1 && index === active && styles.active)}
          aria-label={words.t('livetables.seats_hand_of', { number: index + 1 })}
          aria-current={index === active}
        >
          <div className={styles.cards} style={{ '--n': Math.max(2, cards.length) } as CSSProperties}>
            {cards.map((card, place) => (
              <PlayingCard
                // biome-ignore lint/suspicious/noArrayIndexKey: a card may come twice; its place is its identity.
                key={`${place} ${card}`}
                words={words}
                card={card}
                isTurning={!isCalm}
              />
            ))}
          </div>
          <b className={styles.total}>{total}</b>
        </section>
      ))}
    </div>
  );
}

import { classNames } from '@arara/ui';
import { PlayingCard } from '../pieces/playing-card.tsx';
import type { StageWords } from '../stage.ts';
import styles from './felt.module.css';

interface CardRowProps {
  words: StageWords;
  name: string;
  /** What the cards come to; stands beside the name. */
  badge?: string | number | undefined;
  note?: string | undefined;
  /** `null` lies face down. */
  cards: readonly (string | null)[];
  /** How many places are kept while there are no cards. */
  places: number;
  isLit?: boolean;
  isCalm: boolean;
  className?: string | undefined;
}

/** A hand on the felt: its name, what it comes to, and its cards. */
export function CardRow(props: CardRowProps) {
  const { words, name, badge, note, cards, places, isLit = false, isCalm, className } = props;
  const waiting = Array.from({ length: Math.max(0, places - cards.length) }, (_, index) => index);
  return (
    <section className={classNames(styles.row, isLit && styles.lit, className)} aria-label={name}>
      <header className={styles.head}>
        <span>{name}</span>
        {badge !== undefined && <b className={styles.badge}>{badge}</b>}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </header>
      <div className={styles.cards}>
        {cards.map((card, index) => (
          <PlayingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may come twice; its place is its identity.
            key={`${index} ${card ?? 'down'}`}
            words={words}
            card={card}
            isTurning={!isCalm}
          />
        ))}
        {cards.length === 0 &&
          waiting.map((place) => (
            <PlayingCard key={place} words={words} card={null} className={styles.waiting} />
          ))}
      </div>
    </section>
  );
}

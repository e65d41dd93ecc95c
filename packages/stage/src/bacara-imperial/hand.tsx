import type { Card } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { PlayingCard } from '../pieces/playing-card.tsx';
import type { StageWords } from '../stage.ts';
import styles from './baccarat-stage.module.css';
import { sideName } from './choice.ts';

interface HandProps {
  words: StageWords;
  side: 'player' | 'banker';
  cards: readonly Card[];
  total: number;
  isWinner: boolean;
  isCalm: boolean;
}

/** One of the two hands: its name, its points, its cards. */
export function Hand({ words, side, cards, total, isWinner, isCalm }: HandProps) {
  const hand = sideName(side, words);
  return (
    <section
      className={classNames(styles.hand, isWinner && styles.winner)}
      aria-label={cards.length > 0 ? words.t('games.stage_baccarat_points', { hand, total }) : hand}
    >
      <header className={styles.name}>
        <span>{hand}</span>
        <b>{cards.length > 0 ? total : '–'}</b>
      </header>
      <div className={styles.cards}>
        {cards.length === 0 && (
          <>
            <PlayingCard words={words} card={null} className={styles.waiting} />
            <PlayingCard words={words} card={null} className={styles.waiting} />
          </>
        )}
        {cards.map((card, index) => (
          <PlayingCard
            // biome-ignore lint/suspicious/noArrayIndexKey: a card may come twice; its place is its identity.
            key={index}
            words={words}
            card={card}
            isTurning={!isCalm}
          />
        ))}
      </div>
    </section>
  );
}

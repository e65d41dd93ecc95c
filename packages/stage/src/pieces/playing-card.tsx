import { rankOf, suitOf } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import type { StageWords } from '../stage.ts';
import styles from './playing-card.module.css';

const suitPaths: Record<string, string> = {
  s: 'M12 2C9 7 3 10 3 15a4.6 4.6 0 0 0 7.6 3.4C10.4 20 9.7 21.3 8.6 22h6.800c-1.1-.7-1.8-2-2-3.600A4.6 4.6 0 0 0 21 15c0-5-6-8-9-13Z',
  h: 'M12 21.500C7.5 17.5 2 13.6 2 8.400A5.3 5.3 0 0 1 12 6a5.3 5.3 0 0 1 10 2.400c0 5.2-5.5 9.1-10 13.100Z',
  d: 'M12 1.5 20 12l-8 10.500L4 12Z',
  c: 'M12 2a4.6 4.6 0 0 0-3.7 7.300A4.7 4.7 0 1 0 10.6 17.500C10.5 19.5 9.7 21.2 8.6 22h6.800c-1.1-.8-1.9-2.5-2-4.500a4.7 4.7 0 1 0 2.3-8.200A4.6 4.6 0 0 0 12 2Z',
};
const pictures: Record<number, string> = { 9: 'J', 10: 'Q', 11: 'K', 12: 'A' };

interface PlayingCardProps {
  words: StageWords;
  /** "Th", or `null` for a card that lies face down. */
  card: string | null;
  isTurning?: boolean;
  className?: string | undefined;
}

/** A card as people hold it: rank and suit in the corner and large in the middle. */
export function PlayingCard({ words, card, isTurning = false, className }: PlayingCardProps) {
  if (card === null) {
    return (
      <span
        className={classNames(styles.card, styles.back, className)}
        role="img"
        aria-label={words.t('games.stage_card_down')}
      />
    );
  }
  const rank = pictures[rankOf(card)] ?? String(rankOf(card) + 2);
  const suit = suitOf(card);
  const isRed = suit === 'h' || suit === 'd';
  const mark = (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={suitPaths[suit] ?? ''} fill="currentColor" />
    </svg>
  );
  return (
    <span
      className={classNames(
        styles.card,
        isRed ? styles.red : styles.black,
        isTurning && styles.turning,
        className,
      )}
      role="img"
      aria-label={cardName(card, words)}
    >
      <span className={styles.corner} aria-hidden="true">
        <b>{rank}</b>
        {mark}
      </span>
      <span className={styles.large} aria-hidden="true">
        {mark}
      </span>
    </span>
  );
}

/** "K of hearts" in the player's words. */
export function cardName(card: string, { t }: StageWords): string {
  const names = {
    s: 'games.suit_s',
    h: 'games.suit_h',
    d: 'games.suit_d',
    c: 'games.suit_c',
  } as const;
  const rank = pictures[rankOf(card)] ?? String(rankOf(card) + 2);
  const key = Object.entries(names).find(([suit]) => suit === suitOf(card))?.[1] ?? names.s;
  return t('games.stage_card', { rank, suit: t(key) });
}

import type { BingoEvent } from '@arara/games';
import type { BingoPatternName } from '@arara/games/tables';
import type { Moment } from '../motion/timeline.ts';

export interface WonCard {
  readonly card: number;
  readonly pattern: BingoPatternName;
  readonly cells: readonly number[];
  readonly multiplier: number;
}

/** The cards in play, the balls that have come, and at the end what the cards have won. */
export interface HallScene {
  readonly cards: readonly (readonly number[])[] | null;
  readonly balls: readonly number[];
  readonly won: readonly WonCard[];
  readonly isTold: boolean;
}

export const quietHall: HallScene = { cards: null, balls: [], won: [], isTold: false };

const ms = { ball: 95, last: 320, told: 500 } as const;

/** Ball by ball, then the cards that are paid. */
export function hallMoments(events: readonly BingoEvent[]): Moment<HallScene>[] {
  const laid = events.find((event) => event.type === 'cards_laid');
  if (!laid) return [];
  const drawn = events.flatMap((event) => (event.type === 'ball_drawn' ? [event.number] : []));
  const won = events.flatMap((event) => (event.type === 'card_won' ? [event] : []));
  const balls = drawn.map((_, index) => ({
    scene: { ...quietHall, cards: laid.cards, balls: drawn.slice(0, index + 1) },
    ms: index === drawn.length - 1 ? ms.last : ms.ball,
  }));
  return [...balls, { scene: { cards: laid.cards, balls: drawn, won, isTold: true }, ms: ms.told }];
}

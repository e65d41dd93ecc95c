import type { PokerView } from '@arara/games';
import type { Card } from '@arara/games/tables';
import type { Moment } from '../motion/timeline.ts';

/** Five places: a card each, `null` face down; what they make, and whether the round is over. */
export interface HandScene {
  readonly cards: readonly (Card | null)[];
  readonly held: readonly number[] | null;
  readonly hand: string | null;
  readonly isOver: boolean;
}

export const noHand: HandScene = {
  cards: [null, null, null, null, null],
  held: null,
  hand: null,
  isOver: false,
};

const ms = { card: 130, held: 200, told: 350 } as const;

/** The deal turns five cards; the draw turns the discarded places again, one by one, then tells the hand. */
export function handMoments(view: PokerView): Moment<HandScene>[] {
  const { cards, hold, hand } = view;
  const places = cards.map((_, place) => place);
  const fresh = hold === null ? places : places.filter((place) => !hold.includes(place));
  const shownUpTo = (turned: number): HandScene => ({
    cards: cards.map((card, place) => (fresh.indexOf(place) >= turned ? null : card)),
    held: hold,
    hand: null,
    isOver: false,
  });
  return [
    { scene: shownUpTo(0), ms: ms.held },
    ...fresh.map((_, index) => ({ scene: shownUpTo(index + 1), ms: ms.card })),
    { scene: { cards, held: hold, hand, isOver: hold !== null }, ms: hold === null ? 0 : ms.told },
  ];
}

import type { AnteView } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** How many cards of each hand are dealt, how many of the dealer's are turned, and whether the result is told. */
export interface AnteScene {
  readonly view: AnteView | null;
  readonly dealt: number;
  readonly turned: number;
  readonly isTold: boolean;
}

export const noCards: AnteScene = { view: null, dealt: 0, turned: 0, isTold: false };

const ms = { card: 170, turn: 320, told: 350 } as const;

/** The deal, card by card to both; after the decision the dealer's cards turn one by one. */
export function anteMoments(view: AnteView): Moment<AnteScene>[] {
  const size = view.player.length;
  const open = view.dealer.filter((card) => card !== null).length;
  const steps = Array.from({ length: size }, (_, index) => index + 1);
  if (view.result === null) {
    return steps.map((dealt) => ({ scene: { view, dealt, turned: open, isTold: false }, ms: ms.card }));
  }
  return [
    ...steps.map((turned) => ({ scene: { view, dealt: size, turned, isTold: false }, ms: ms.turn })),
    { scene: { view, dealt: size, turned: size, isTold: true }, ms: ms.told },
  ];
}

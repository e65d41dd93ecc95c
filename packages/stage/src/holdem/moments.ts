import type { HoldemView } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** How many cards of both hands and of the table are dealt, how many of those two lie open, and whether it is told. */
export interface HoldemScene {
  readonly view: HoldemView | null;
  readonly dealt: number;
  /** Open cards of the table, and of the dealer. */
  readonly shown: number;
  readonly turned: number;
  readonly isTold: boolean;
}

export const noCards: HoldemScene = { view: null, dealt: 0, shown: 0, turned: 0, isTold: false };

const ms = { card: 190, flop: 260, table: 420, turn: 340, told: 350 } as const;

/** Two cards each and three on the table; after the decision the table fills, then the dealer's cards turn. */
export function holdemMoments(view: HoldemView): Moment<HoldemScene>[] {
  const own = view.player.length;
  const open = view.table.filter((card) => card !== null).length;
  const hidden = { view, turned: 0, isTold: false };
  if (view.result === null) {
    const cards = Array.from({ length: own }, (_, place) => place + 1);
    const flop = Array.from({ length: open }, (_, place) => place + 1);
    return [
      ...cards.map((dealt) => ({ scene: { ...hidden, dealt, shown: 0 }, ms: ms.card })),
      ...flop.map((shown) => ({ scene: { ...hidden, dealt: own, shown }, ms: ms.flop })),
    ];
  }
  const all = { view, dealt: own, shown: open };
  return [
    ...[open - 1, open].map((shown) => ({ scene: { ...hidden, dealt: own, shown }, ms: ms.table })),
    ...Array.from({ length: own }, (_, place) => ({
      scene: { ...all, turned: place + 1, isTold: false },
      ms: ms.turn,
    })),
    { scene: { ...all, turned: own, isTold: true }, ms: ms.told },
  ];
}

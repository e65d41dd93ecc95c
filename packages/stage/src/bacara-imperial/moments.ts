import type { BaccaratEvent } from '@arara/games';
import type { BaccaratSide, Card } from '@arara/games/tables';
import type { Moment } from '../motion/timeline.ts';

/** The cards that lie open, the points they make, and at the end who has won. */
export interface TableScene {
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly totals: { readonly player: number; readonly banker: number };
  readonly winner: BaccaratSide | null;
  readonly isNatural: boolean;
}

export const emptyTable: TableScene = {
  player: [],
  banker: [],
  totals: { player: 0, banker: 0 },
  winner: null,
  isNatural: false,
};

const ms = { card: 420, third: 620, told: 400 } as const;

/** Card by card, thirds a little slower, then the result. */
export function tableMoments(events: readonly BaccaratEvent[]): Moment<TableScene>[] {
  const moments: Moment<TableScene>[] = [];
  let scene = emptyTable;
  for (const event of events) {
    if (event.type === 'card_dealt') {
      const cards = [...scene[event.hand], event.card];
      scene = { ...scene, [event.hand]: cards, totals: { ...scene.totals, [event.hand]: event.total } };
      moments.push({ scene, ms: cards.length > 2 ? ms.third : ms.card });
    }
    if (event.type === 'hands_compared') {
      scene = { ...scene, winner: event.winner, isNatural: event.isNatural };
      moments.push({ scene, ms: ms.told });
    }
  }
  return moments;
}

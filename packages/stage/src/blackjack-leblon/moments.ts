import type { Moment } from '../motion/timeline.ts';
import { type DealView, insuranceOf } from './choice.ts';

/** How many cards of the player's first hand and of the dealer's lie there, and whether the result is told. */
export interface DealScene {
  readonly view: DealView | null;
  readonly playerShown: number;
  readonly dealerShown: number;
  /** The dealer's second card is turned. */
  readonly isHoleOpen: boolean;
  readonly isTold: boolean;
}

export const noDeal: DealScene = {
  view: null,
  playerShown: 0,
  dealerShown: 0,
  isHoleOpen: false,
  isTold: false,
};

const ms = { card: 260, turn: 480, told: 350 } as const;
const all = 99;

/** A new deal comes card by card; a move is shown at once; at the end the dealer turns and draws. */
export function dealMoments(view: DealView): Moment<DealScene>[] {
  const isNew = isDealt(view);
  const scene = (playerShown: number, dealerShown: number, isHoleOpen = false, isTold = false) => ({
    view,
    playerShown,
    dealerShown,
    isHoleOpen,
    isTold,
  });
  const moments: Moment<DealScene>[] = isNew
    ? [
        { scene: scene(1, 0), ms: ms.card },
        { scene: scene(1, 1), ms: ms.card },
        { scene: scene(2, 1), ms: ms.card },
        { scene: scene(2, 2), ms: ms.card },
      ]
    : [{ scene: scene(all, 2), ms: ms.card }];
  if (!view.isOver) return moments;
  for (let shown = 2; shown <= view.dealer.length; shown += 1) {
    moments.push({ scene: scene(all, shown, true), ms: ms.turn });
  }
  moments.push({ scene: scene(all, all, true, true), ms: ms.told });
  return moments;
}

/** Two cards on one hand, and nothing decided yet: the round has just begun, or ended at once with a natural. */
function isDealt(view: DealView): boolean {
  const { hands, dealer, dealerTotal, isOver } = view;
  const [first, ...others] = hands;
  // They lay there when insurance was offered.
  if (['taken', 'declined'].includes(insuranceOf(view) ?? '')) return false;
  if (others.length > 0 || first?.cards.length !== 2) return false;
  return !isOver || first.total === 21 || (dealer.length === 2 && dealerTotal === 21);
}

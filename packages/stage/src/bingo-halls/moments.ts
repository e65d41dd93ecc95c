import type { HallEvent } from '@arara/games';
import type { HallCard, HallPrizeName } from '@arara/games/tables';
import type { Moment } from '../motion/timeline.ts';

interface HallPrizeWon {
  readonly card: number;
  readonly prize: HallPrizeName;
  readonly cells: readonly number[];
  readonly multiplier: number;
}

interface HallBall {
  readonly number: number;
  readonly isExtra: boolean;
}

/** The cards in play, the balls that have come, which cards play on, and at the end what was won. */
export interface HallScene {
  readonly cards: readonly HallCard[] | null;
  readonly balls: readonly HallBall[];
  /** Cards that wait for the second part; empty until the draw is closed. */
  readonly waiting: readonly number[];
  readonly won: readonly HallPrizeWon[];
  readonly isTold: boolean;
}

export const quietHall: HallScene = { cards: null, balls: [], waiting: [], won: [], isTold: false };

/** How long things are seen; extra balls come slowly, because each of them can decide. */
export interface HallPace {
  readonly ball: number;
  readonly closed: number;
  readonly extra: number;
}

const ms = { last: 320, told: 500 } as const;

/** Ball by ball, what happens when the draw is closed, the balls after it, then the prizes. */
export function hallMoments(events: readonly HallEvent[], pace: HallPace): Moment<HallScene>[] {
  const moments: Moment<HallScene>[] = [];
  let scene = quietHall;
  for (const event of events) {
    if (event.type === 'cards_laid') scene = { ...scene, cards: event.cards };
    if (event.type === 'ball_drawn') {
      scene = { ...scene, balls: [...scene.balls, { number: event.number, isExtra: event.isExtra }] };
      moments.push({ scene, ms: event.isExtra ? pace.extra : pace.ball });
    }
    if (event.type === 'draw_closed' && event.waiting.length > 0) {
      scene = { ...scene, waiting: event.waiting };
      moments.push({ scene, ms: pace.closed });
    }
    if (event.type === 'card_won') scene = { ...scene, won: [...scene.won, event] };
    if (event.type === 'settled') {
      moments.push({ scene: { ...scene, won: [] }, ms: ms.last });
      moments.push({ scene: { ...scene, isTold: true }, ms: ms.told });
    }
  }
  return moments;
}

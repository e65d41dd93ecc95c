import type { LotteryEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** The ticket in play, the balls that have come, and whether the result is told. */
export interface DrawScene {
  readonly numbers: readonly number[] | null;
  readonly balls: readonly number[];
  readonly hits: number;
  readonly isTold: boolean;
}

export const beforeDraw: DrawScene = { numbers: null, balls: [], hits: 0, isTold: false };

const ms = { ticket: 350, ball: 620, told: 300 } as const;

/** The ticket, ball by ball, the result. */
export function drawMoments(events: readonly LotteryEvent[]): Moment<DrawScene>[] {
  const moments: Moment<DrawScene>[] = [];
  let scene = beforeDraw;
  for (const event of events) {
    if (event.type === 'ticket_marked') {
      scene = { ...scene, numbers: event.numbers };
      moments.push({ scene, ms: ms.ticket });
    }
    if (event.type === 'ball_drawn') {
      scene = { ...scene, balls: [...scene.balls, event.number], hits: event.hits };
      moments.push({ scene, ms: ms.ball });
    }
    if (event.type === 'ticket_scored') {
      scene = { ...scene, isTold: true };
      moments.push({ scene, ms: ms.told });
    }
  }
  return moments;
}

import type { DragonEvent } from '@arara/games';
import type { DragonResult } from '@arara/games/tables';
import type { Moment } from '../motion/timeline.ts';

/** The cards that are turned, and at the end the result. */
export interface DuelScene {
  readonly dragon: string | null;
  readonly jaguar: string | null;
  readonly isDealt: boolean;
  readonly result: DragonResult | null;
}

export const beforeDuel: DuelScene = { dragon: null, jaguar: null, isDealt: false, result: null };

const ms = { down: 350, turn: 750, told: 450 } as const;

/** Both cards lie down, then turn one after the other, then the result is told. */
export function duelMoments(events: readonly DragonEvent[]): Moment<DuelScene>[] {
  let scene: DuelScene = { ...beforeDuel, isDealt: true };
  const moments: Moment<DuelScene>[] = [];
  for (const event of events) {
    if (event.type === 'card_dealt') {
      if (moments.length === 0) moments.push({ scene, ms: ms.down });
      scene = { ...scene, [event.side]: event.card };
      moments.push({ scene, ms: ms.turn });
    }
    if (event.type === 'cards_compared') {
      scene = { ...scene, result: event.result };
      moments.push({ scene, ms: ms.told });
    }
  }
  return moments;
}

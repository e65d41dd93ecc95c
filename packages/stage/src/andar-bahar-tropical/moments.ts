import type { AndarBaharEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** The card in the middle, those of both sides, and at the end the side that matched. */
export interface SidesScene {
  readonly middle: string | null;
  readonly andar: readonly string[];
  readonly bahar: readonly string[];
  readonly winner: 'andar' | 'bahar' | null;
}

export const noSides: SidesScene = { middle: null, andar: [], bahar: [], winner: null };

/** A long deal goes faster, so that none takes much longer than the others. */
const ms = { middle: 600, deal: 4_500, slowest: 380, told: 450 } as const;

export function sidesMoments(events: readonly AndarBaharEvent[]): Moment<SidesScene>[] {
  const dealt = events.filter((event) => event.type === 'card_dealt').length;
  const each = Math.min(ms.slowest, Math.round(ms.deal / Math.max(1, dealt)));
  const moments: Moment<SidesScene>[] = [];
  let scene = noSides;
  for (const event of events) {
    if (event.type === 'middle_turned') {
      scene = { ...scene, middle: event.card };
      moments.push({ scene, ms: ms.middle });
    }
    if (event.type === 'card_dealt') {
      scene = { ...scene, [event.side]: [...scene[event.side], event.card] };
      moments.push({ scene, ms: each });
    }
    if (event.type === 'match_found') {
      scene = { ...scene, winner: event.side };
      moments.push({ scene, ms: ms.told });
    }
  }
  return moments;
}

import type { CoinView } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

/** The flips that are seen, and whether the last one is still in the air. */
export interface CoinScene {
  readonly falls: CoinView['falls'];
  readonly isSpinning: boolean;
  readonly end: CoinView['end'];
}

export const restingCoin: CoinScene = { falls: [], isSpinning: false, end: null };

const ms = { spin: 720, fallen: 220, told: 350 } as const;

/** The last flip spins before it is seen; a cash-out shows what is there. */
export function coinMoments({ falls, end }: CoinView): Moment<CoinScene>[] {
  const seen = { falls, isSpinning: false, end };
  if (falls.length === 0 || end === 'cashed_out') return [{ scene: seen, ms: ms.told }];
  return [
    { scene: { falls: falls.slice(0, -1), isSpinning: true, end: null }, ms: ms.spin },
    { scene: { ...seen, end: null }, ms: ms.fallen },
    { scene: seen, ms: end === null ? 0 : ms.told },
  ];
}

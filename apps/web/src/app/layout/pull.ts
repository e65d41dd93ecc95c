interface Pull {
  /** How far the sign has come down, in CSS px. */
  readonly px: number;
  /** Letting go now asks again. */
  readonly isEnough: boolean;
}

export const pullRest: Pull = { px: 0, isEnough: false };

/** Below this a finger only trembles. */
const startPx = 12;
const enoughPx = 72;
const mostPx = 96;

/** What a finger's way from where it came down means: mostly downwards is a pull, which grows heavier the further it goes. */
export function pulled(acrossPx: number, downPx: number): Pull {
  if (downPx < startPx || Math.abs(acrossPx) > downPx) return pullRest;
  const px = Math.round(mostPx * (1 - Math.exp(-(downPx - startPx) / mostPx)));
  return { px, isEnough: px >= enoughPx };
}

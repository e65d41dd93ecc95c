import type { Moment } from './timeline.ts';

/** How long a quick moment takes of its usual time; style sheets have the same share in `--pace`. */
const quickShare = 0.4;

/** Moments of plain spins in a fraction of their time; those that a feature fills keep theirs. */
export function quickened<Scene>(
  moments: readonly Moment<Scene>[],
  isFeature: (scene: Scene) => boolean,
): Moment<Scene>[] {
  return moments.map(({ scene, ms }) => ({
    scene,
    ms: isFeature(scene) ? ms : Math.round(ms * quickShare),
  }));
}

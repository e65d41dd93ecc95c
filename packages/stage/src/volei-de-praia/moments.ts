import type { VolleyEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

interface SetScore {
  readonly home: number;
  readonly away: number;
}

/** The sets so far with the one that is played, who won the last rally, and how many there were. */
export interface BeachScene {
  readonly sets: readonly SetScore[];
  readonly last: 'home' | 'away' | null;
  readonly rallies: number;
  readonly isPlaying: boolean;
  readonly isOver: boolean;
}

export const beforeServe: BeachScene = { sets: [], last: null, rallies: 0, isPlaying: false, isOver: false };

const ms = { rally: 75, close: 170, set: 450, over: 400 } as const;
/** From here on every rally can matter: it takes its time. */
const closeFrom = 9;

/** Rally by rally; the ends of sets are slower. */
export function beachMoments(events: readonly VolleyEvent[]): Moment<BeachScene>[] {
  const moments: Moment<BeachScene>[] = [];
  let scene: BeachScene = { ...beforeServe, isPlaying: true };
  for (const event of events) {
    if (event.type !== 'rally_won') continue;
    const { set, side, home, away } = event;
    scene = {
      ...scene,
      sets: [...scene.sets.slice(0, set), { home, away }],
      last: side,
      rallies: scene.rallies + 1,
    };
    const isSetWon = events.some(
      (other) => other.type === 'set_won' && other.set === set && other.home === home && other.away === away,
    );
    const isClose = Math.min(home, away) >= closeFrom;
    moments.push({ scene, ms: isSetWon ? ms.set : isClose ? ms.close : ms.rally });
  }
  return [...moments, { scene: { ...scene, isPlaying: false, isOver: true }, ms: ms.over }];
}

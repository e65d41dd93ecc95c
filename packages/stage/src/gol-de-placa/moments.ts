import type { FootballEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

export type PitchEvent = Extract<FootballEvent, { type: 'goal' | 'chance' }>;

/** The minute, the score so far, what has been seen, and whether the match is over. */
export interface MatchScene {
  readonly minute: number;
  readonly home: number;
  readonly away: number;
  readonly seen: readonly PitchEvent[];
  readonly isPlaying: boolean;
  readonly isOver: boolean;
}

export const beforeMatch: MatchScene = {
  minute: 0,
  home: 0,
  away: 0,
  seen: [],
  isPlaying: false,
  isOver: false,
};

const ms = { step: 90, chance: 420, goal: 900, over: 500 } as const;
const minutesAStep = 3;
const lastMinute = 90;

/** The clock runs three minutes at a time and stops where something happens. */
export function matchMoments(events: readonly FootballEvent[]): Moment<MatchScene>[] {
  const end = events.find((event) => event.type === 'full_time');
  if (!end) return [];
  const waiting = events.filter((event) => event.type === 'goal' || event.type === 'chance');
  const moments: Moment<MatchScene>[] = [];
  let scene: MatchScene = { ...beforeMatch, isPlaying: true };
  for (let minute = minutesAStep; minute <= lastMinute; minute += minutesAStep) {
    while (waiting[0] && waiting[0].minute <= minute) {
      const [event] = waiting.splice(0, 1);
      if (!event) break;
      const score = event.type === 'goal' ? { home: event.home, away: event.away } : {};
      scene = { ...scene, ...score, minute: event.minute, seen: [...scene.seen, event] };
      moments.push({ scene, ms: event.type === 'goal' ? ms.goal : ms.chance });
    }
    scene = { ...scene, minute };
    moments.push({ scene, ms: ms.step });
  }
  return [...moments, { scene: { ...scene, isPlaying: false, isOver: true }, ms: ms.over }];
}

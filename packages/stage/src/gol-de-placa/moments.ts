import type { FootballEvent, SlipEvent } from '@arara/games';
import type { Moment } from '../motion/timeline.ts';

type Told = FootballEvent | SlipEvent;
type Seen<Event> = Extract<Event, { type: 'goal' | 'chance' }>;

/** Something on a pitch, and on which: the first where there is one alone. */
export type PitchEvent = Seen<SlipEvent>;

export interface Score {
  readonly home: number;
  readonly away: number;
}

/** The minute, the scores so far, what has been seen, and whether the matches are over. */
export interface MatchDayScene {
  readonly minute: number;
  readonly scores: readonly Score[];
  readonly seen: readonly PitchEvent[];
  readonly isPlaying: boolean;
  readonly isOver: boolean;
}

/** One match of it. */
export interface MatchScene extends Score {
  readonly minute: number;
  readonly seen: readonly PitchEvent[];
  readonly isPlaying: boolean;
  readonly isOver: boolean;
}

export const beforeMatchDay: MatchDayScene = {
  minute: 0,
  scores: [],
  seen: [],
  isPlaying: false,
  isOver: false,
};

export const beforeMatch: MatchScene = matchOf(beforeMatchDay, 0);

const ms = { step: 90, chance: 420, goal: 900, over: 500 } as const;
const minutesAStep = 3;
const lastMinute = 90;
/** Several matches at once show their goals as long, and their chances in passing. */
const manyShare = 0.5;

/** The clock runs three minutes at a time and stops where something happens. */
export function matchDayMoments(events: readonly Told[]): Moment<MatchDayScene>[] {
  const matches = events.filter((event) => event.type === 'full_time').length;
  if (matches === 0) return [];
  const chance = matches > 1 ? Math.round((ms.chance * manyShare) / matches) : ms.chance;
  const waiting = events.filter(isSeen).map((event): PitchEvent => ({ match: 0, ...event }));
  const moments: Moment<MatchDayScene>[] = [];
  let scene: MatchDayScene = {
    ...beforeMatchDay,
    scores: Array.from({ length: matches }, () => ({ home: 0, away: 0 })),
    isPlaying: true,
  };
  for (let minute = minutesAStep; minute <= lastMinute; minute += minutesAStep) {
    while (waiting[0] && waiting[0].minute <= minute) {
      const [event] = waiting.splice(0, 1);
      if (!event) break;
      scene = { ...scene, scores: scoresAfter(scene.scores, event), minute: event.minute };
      scene = { ...scene, seen: [...scene.seen, event] };
      moments.push({ scene, ms: event.type === 'goal' ? ms.goal : chance });
    }
    scene = { ...scene, minute };
    moments.push({ scene, ms: ms.step });
  }
  return [...moments, { scene: { ...scene, isPlaying: false, isOver: true }, ms: ms.over }];
}

/** The same for a match that is told alone. */
export function matchMoments(events: readonly FootballEvent[]): Moment<MatchScene>[] {
  return matchDayMoments(events).map(({ scene, ms: duration }) => ({
    scene: matchOf(scene, 0),
    ms: duration,
  }));
}

/** One match as it stands in a scene. */
export function matchOf({ scores, ...scene }: MatchDayScene, match: number): MatchScene {
  return { ...scene, ...(scores[match] ?? { home: 0, away: 0 }) };
}

function isSeen(event: Told): event is Seen<Told> {
  return event.type === 'goal' || event.type === 'chance';
}

function scoresAfter(scores: readonly Score[], event: PitchEvent): readonly Score[] {
  if (event.type !== 'goal') return scores;
  const { home, away } = event;
  return scores.map((score, match) => (match === event.match ? { home, away } : score));
}

import type { Draws } from '@arara/fair';
import { type ClubName, expectedGoals, goalWeights, weightSum } from './clubs.ts';

const chanceKinds = ['save', 'wide', 'post', 'yellow_card'] as const;
type Side = 'home' | 'away';
export type ChanceKind = (typeof chanceKinds)[number];

/** Minutes of the goals, and what else is seen; only the goals count. */
export type FootballOutcome = {
  home: number[];
  away: number[];
  chances: { minute: number; side: Side; kind: ChanceKind }[];
};

/** What is seen on a pitch. */
export type PitchMoment =
  | { type: 'goal'; minute: number; side: Side; home: number; away: number }
  | { type: 'chance'; minute: number; side: Side; kind: ChanceKind };

const lastMinute = 90;
const chancesShown = 7;

/** One match between two clubs. */
export function drawMatch(draws: Draws, home: ClubName, away: ClubName): FootballOutcome {
  const expected = expectedGoals(home, away);
  const scored = drawGoals(draws, expected.home);
  const conceded = drawGoals(draws, expected.away);
  return {
    home: drawMinutes(draws, scored),
    away: drawMinutes(draws, conceded),
    chances: drawMinutes(draws, chancesShown).map((minute) => ({
      minute,
      side: draws.int(2) === 0 ? 'home' : 'away',
      kind: chanceKinds[draws.int(chanceKinds.length)] ?? 'save',
    })),
  };
}

function drawGoals(draws: Draws, twentieths: number): number {
  const weights = goalWeights(twentieths);
  let left = draws.int(weightSum(weights));
  return weights.findIndex((weight) => {
    left -= weight;
    return left < 0;
  });
}

function drawMinutes(draws: Draws, count: number): number[] {
  return Array.from({ length: count }, () => draws.int(lastMinute) + 1).sort((a, b) => a - b);
}

/** What happens on the pitch, minute by minute; the home side first where minutes are equal. */
export function replayMatch({ home, away, chances }: FootballOutcome): PitchMoment[] {
  const goals = [
    ...home.map((minute) => ({ type: 'goal' as const, minute, side: 'home' as const })),
    ...away.map((minute) => ({ type: 'goal' as const, minute, side: 'away' as const })),
  ].sort((a, b) => a.minute - b.minute);
  const score = { home: 0, away: 0 };
  const counted = goals.map((goal) => {
    score[goal.side] += 1;
    return { ...goal, ...score };
  });
  const seen = chances.map((chance) => ({ type: 'chance' as const, ...chance }));
  return [...counted, ...seen].sort((a, b) => a.minute - b.minute);
}

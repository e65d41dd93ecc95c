import type { BetResult, Limits, Step, SteppedRules } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import {
  type CrossingDifficulty,
  crossingDifficulties,
  crossingDifficultyNames,
  crossingLadder,
  crossingMoments,
} from './ladder.ts';

export type CrossingBet = { stake: string; difficulty: CrossingDifficulty };

/** Secret until the end: the moment of each lane; a car comes in the first few of them. */
export type CrossingState = { moments: number[]; crossed: number };

export type CrossingAction = { type: 'step' } | { type: 'cash_out' };

export type CrossingEnd = 'car_came' | 'cashed_out' | 'far_bank';

export type CrossingOutcome = CrossingState & { end: CrossingEnd };

/** What the player may see. `dangers` (which lanes had a car) stays `null` until the end. */
export type CrossingView = {
  difficulty: CrossingDifficulty;
  crossed: number;
  ladder: number[];
  multiplier: number;
  nextMultiplier: number | null;
  payoutCents: number;
  canCashOut: boolean;
  end: CrossingEnd | null;
  dangers: boolean[] | null;
};

export type CrossingEvent =
  | { type: 'lane_stepped'; lane: number; isHit: boolean; multiplier: number }
  | { type: 'road_shown'; dangers: boolean[]; end: CrossingEnd }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 20_000n,
  stepCents: 1n,
  maxPayoutCents: 50_000_000n,
};

/** Travessia da Capivara: lane by lane to the far bank, cash out any time after the first. */
export const crossingRules: SteppedRules<CrossingBet, CrossingState, CrossingAction, CrossingOutcome> = {
  kind: 'stepped',
  game: 'travessia-da-capivara',
  version: 1,
  category: 'arcade',
  limits,

  paytable: () => ({
    moments: crossingMoments,
    difficulties: crossingDifficultyNames.map((difficulty) => ({
      difficulty,
      ...crossingDifficulties[difficulty],
      multipliers: [...crossingLadder(difficulty)],
    })),
  }),

  parseBet(input): BetResult<CrossingBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const difficulty = crossingDifficultyNames.find((name) => name === fields.difficulty);
    if (!difficulty) return { kind: 'refused', error: 'bad_bet', field: 'difficulty' };
    return { kind: 'ok', bet: { ...stake.bet, difficulty }, stakeCents: stake.stakeCents };
  },

  begin(bet, draws) {
    const { lanes } = crossingDifficulties[bet.difficulty];
    const moments = Array.from({ length: lanes }, () => draws.int(crossingMoments));
    return stand(bet, { moments, crossed: 0 }, null);
  },

  parseAction(input) {
    const type = asRecord(input)?.type;
    if (type === 'step' || type === 'cash_out') return { kind: 'ok', action: { type } };
    return { kind: 'refused', error: 'bad_action', field: 'type' };
  },

  act(bet, state, action) {
    const refused = { kind: 'refused', error: 'illegal_action' } as const;
    if (endOf(bet, state) !== null) return refused;
    if (action.type === 'cash_out') {
      return state.crossed === 0 ? refused : { kind: 'ok', ...stand(bet, state, 'cashed_out') };
    }
    const next = { ...state, crossed: state.crossed + 1 };
    return { kind: 'ok', ...stand(bet, next, endOf(bet, next)) };
  },

  view: (bet, state) => viewOf(bet, state, endOf(bet, state)),

  left: { kind: 'cash_out', next: (_, { crossed }) => (crossed === 0 ? null : { type: 'cash_out' }) },

  events(bet, { moments, crossed, end }) {
    const ladder = crossingLadder(bet.difficulty);
    const dangers = dangersOf(bet, moments);
    return [
      ...Array.from({ length: crossed }, (_, lane) => {
        const isHit = dangers[lane] === true;
        return {
          type: 'lane_stepped' as const,
          lane,
          isHit,
          multiplier: isHit ? 0 : (ladder[lane] ?? 0),
        };
      }),
      { type: 'road_shown', dangers, end },
      settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, crossed, end)),
    ] satisfies CrossingEvent[];
  },
};

function dangersOf({ difficulty }: CrossingBet, moments: readonly number[]): boolean[] {
  return moments.map((moment) => moment < crossingDifficulties[difficulty].cars);
}

/** How the steps ended the round by themselves: before a car, or on the far bank. */
function endOf(bet: CrossingBet, { moments, crossed }: CrossingState): CrossingEnd | null {
  if (dangersOf(bet, moments)[crossed - 1]) return 'car_came';
  return crossed === moments.length ? 'far_bank' : null;
}

function stand(
  bet: CrossingBet,
  state: CrossingState,
  end: CrossingEnd | null,
): Step<CrossingState, CrossingOutcome> {
  const view = viewOf(bet, state, end);
  if (end === null) return { state, view, settled: null };
  const payoutCents = payoutCentsOf(bet, state.crossed, end);
  return { state, view, settled: { payoutCents, outcome: { ...state, end } } };
}

/** Before the end, made of the bet and how far it is alone: equal steps give equal views whatever comes. */
function viewOf(
  bet: CrossingBet,
  { moments, crossed }: CrossingState,
  end: CrossingEnd | null,
): CrossingView {
  const ladder = crossingLadder(bet.difficulty);
  return {
    difficulty: bet.difficulty,
    crossed,
    ladder: [...ladder],
    multiplier: multiplierOf(bet, crossed, end),
    nextMultiplier: end === null ? (ladder[crossed] ?? null) : null,
    payoutCents: Number(payoutCentsOf(bet, crossed, end)),
    canCashOut: end === null && crossed > 0,
    end,
    dangers: end === null ? null : dangersOf(bet, moments),
  };
}

/** What the round is worth after so many lanes: nothing before the first one and nothing before a car. */
function multiplierOf({ difficulty }: CrossingBet, lanes: number, end: CrossingEnd | null): number {
  return end === 'car_came' ? 0 : (crossingLadder(difficulty)[lanes - 1] ?? 0);
}

function payoutCentsOf(bet: CrossingBet, lanes: number, end: CrossingEnd | null): bigint {
  return payoutOf(stakeCentsOf(bet), multiplierOf(bet, lanes, end));
}

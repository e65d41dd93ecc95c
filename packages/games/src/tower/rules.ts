import type { BetResult, Limits, Step, SteppedRules } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import {
  type TowerDifficulty,
  towerDifficulties,
  towerDifficultyNames,
  towerFloors,
  towerLadder,
} from './ladder.ts';

export type TowerBet = { stake: string; difficulty: TowerDifficulty };

/** Secret until the end: the crabs of each floor from the lowest up. `picked` is the tile chosen on each floor. */
export type TowerState = { crabs: number[][]; picked: number[] };

export type TowerAction = { type: 'pick'; tile: number } | { type: 'cash_out' };

export type TowerEnd = 'crab_hit' | 'cashed_out' | 'top_reached';

export type TowerOutcome = TowerState & { end: TowerEnd };

/** What the player may see. `crabs` stays `null` until the end. */
export type TowerView = {
  difficulty: TowerDifficulty;
  picked: number[];
  ladder: number[];
  multiplier: number;
  nextMultiplier: number | null;
  payoutCents: number;
  canCashOut: boolean;
  end: TowerEnd | null;
  crabs: number[][] | null;
};

export type TowerEvent =
  | { type: 'tower_built'; difficulty: TowerDifficulty }
  | { type: 'tile_opened'; floor: number; tile: number; isCrab: boolean; multiplier: number }
  | { type: 'crabs_shown'; crabs: number[][]; end: TowerEnd }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 10_000n,
  stepCents: 1n,
  maxPayoutCents: 65_000_000n,
};

/** Torre do Coco: floor by floor upwards, cash out any time after the first. */
export const towerRules: SteppedRules<TowerBet, TowerState, TowerAction, TowerOutcome> = {
  kind: 'stepped',
  game: 'torre-do-coco',
  version: 1,
  category: 'arcade',
  limits,

  paytable: () => ({
    floors: towerFloors,
    difficulties: towerDifficultyNames.map((difficulty) => ({
      difficulty,
      ...towerDifficulties[difficulty],
      multipliers: [...towerLadder(difficulty)],
    })),
  }),

  parseBet(input): BetResult<TowerBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const difficulty = towerDifficultyNames.find((name) => name === fields.difficulty);
    if (!difficulty) return { kind: 'refused', error: 'bad_bet', field: 'difficulty' };
    return { kind: 'ok', bet: { ...stake.bet, difficulty }, stakeCents: stake.stakeCents };
  },

  begin(bet, draws) {
    const { tiles, crabs } = towerDifficulties[bet.difficulty];
    const floor = Array.from({ length: tiles }, (_, tile) => tile);
    const hidden = Array.from({ length: towerFloors }, () => draws.pick(floor, crabs));
    return stand(bet, { crabs: hidden, picked: [] }, null);
  },

  parseAction(input) {
    const fields = asRecord(input);
    if (fields?.type === 'cash_out') return { kind: 'ok', action: { type: 'cash_out' } };
    if (fields?.type !== 'pick') return { kind: 'refused', error: 'bad_action', field: 'type' };
    const { tile } = fields;
    if (typeof tile !== 'number' || !Number.isInteger(tile) || tile < 0) {
      return { kind: 'refused', error: 'bad_action', field: 'tile' };
    }
    return { kind: 'ok', action: { type: 'pick', tile } };
  },

  act(bet, state, action) {
    const refused = { kind: 'refused', error: 'illegal_action' } as const;
    if (endOf(state) !== null) return refused;
    if (action.type === 'cash_out') {
      return state.picked.length === 0 ? refused : { kind: 'ok', ...stand(bet, state, 'cashed_out') };
    }
    if (action.tile >= towerDifficulties[bet.difficulty].tiles) return refused;
    const next = { crabs: state.crabs, picked: [...state.picked, action.tile] };
    return { kind: 'ok', ...stand(bet, next, endOf(next)) };
  },

  view(bet, state) {
    return viewOf(bet, state, endOf(state));
  },

  left: { kind: 'cash_out', next: (_, { picked }) => (picked.length === 0 ? null : { type: 'cash_out' }) },

  events(bet, { crabs, picked, end }) {
    const ladder = towerLadder(bet.difficulty);
    const opened = picked.map((tile, floor) => {
      const isCrab = crabs[floor]?.includes(tile) === true;
      return {
        type: 'tile_opened' as const,
        floor,
        tile,
        isCrab,
        multiplier: isCrab ? 0 : (ladder[floor] ?? 0),
      };
    });
    return [
      { type: 'tower_built', difficulty: bet.difficulty },
      ...opened,
      { type: 'crabs_shown', crabs, end },
      settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, picked.length, end)),
    ] satisfies TowerEvent[];
  },
};

/** How the picks ended the round by themselves: on a crab, or at the top. */
function endOf({ crabs, picked }: TowerState): TowerEnd | null {
  const last = picked.length - 1;
  if (crabs[last]?.includes(picked[last] ?? -1)) return 'crab_hit';
  return picked.length === towerFloors ? 'top_reached' : null;
}

function stand(bet: TowerBet, state: TowerState, end: TowerEnd | null): Step<TowerState, TowerOutcome> {
  const view = viewOf(bet, state, end);
  if (end === null) return { state, view, settled: null };
  const payoutCents = payoutCentsOf(bet, state.picked.length, end);
  return { state, view, settled: { payoutCents, outcome: { ...state, end } } };
}

/** Before the end, made of the bet and the picks alone: equal picks give equal views wherever the crabs sit. */
function viewOf(bet: TowerBet, { crabs, picked }: TowerState, end: TowerEnd | null): TowerView {
  const ladder = towerLadder(bet.difficulty);
  return {
    difficulty: bet.difficulty,
    picked,
    ladder: [...ladder],
    multiplier: multiplierOf(bet, picked.length, end),
    nextMultiplier: end === null ? (ladder[picked.length] ?? null) : null,
    payoutCents: Number(payoutCentsOf(bet, picked.length, end)),
    canCashOut: end === null && picked.length > 0,
    end,
    crabs: end === null ? null : crabs,
  };
}

/** What the round is worth after so many floors: nothing before the first one and nothing on a crab. */
function multiplierOf({ difficulty }: TowerBet, floors: number, end: TowerEnd | null): number {
  return end === 'crab_hit' ? 0 : (towerLadder(difficulty)[floors - 1] ?? 0);
}

function payoutCentsOf(bet: TowerBet, floors: number, end: TowerEnd | null): bigint {
  return payoutOf(stakeCentsOf(bet), multiplierOf(bet, floors, end));
}

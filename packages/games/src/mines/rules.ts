import type { BetResult, Limits, Step, SteppedRules } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { minesCount, minesLadder, reachableLadder, tiles } from './ladder.ts';

export type MinesBet = { stake: string; mines: number };

/** Secret until the round is settled: where the mines lie. `picked` is in the order of the picks. */
export type MinesState = { mined: number[]; picked: number[] };

export type MinesAction = { type: 'pick'; tile: number } | { type: 'cash_out' };

export type MinesEnd = 'mine_hit' | 'cashed_out' | 'cleared';

export type MinesOutcome = MinesState & { end: MinesEnd };

/** What the player may see. `mined` stays `null` until the end; `ladder` ends where the maximum payout does. */
export type MinesView = {
  mines: number;
  picked: number[];
  ladder: number[];
  multiplier: number;
  nextMultiplier: number | null;
  payoutCents: number;
  canCashOut: boolean;
  end: MinesEnd | null;
  mined: number[] | null;
};

export type MinesEvent =
  | { type: 'mines_laid'; mines: number }
  | { type: 'tile_opened'; tile: number; isMine: boolean; multiplier: number }
  | { type: 'mines_shown'; mined: number[]; end: MinesEnd }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 100_000n,
  stepCents: 1n,
  maxPayoutCents: 60_000_000n,
};

const field = Array.from({ length: tiles }, (_, tile) => tile);

/** Minas do Sertão: open safe tiles one by one, cash out any time after the first. */
export const minesRules: SteppedRules<MinesBet, MinesState, MinesAction, MinesOutcome> = {
  kind: 'stepped',
  game: 'minas-do-sertao',
  version: 1,
  category: 'arcade',
  limits,

  paytable() {
    const counts = Array.from({ length: minesCount.most }, (_, index) => minesCount.fewest + index);
    return { tiles, ladders: counts.map((mines) => ({ mines, multipliers: [...minesLadder(mines)] })) };
  },

  parseBet(input): BetResult<MinesBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const { mines } = fields;
    const isCount = typeof mines === 'number' && Number.isInteger(mines);
    if (!isCount || mines < minesCount.fewest || mines > minesCount.most) {
      return { kind: 'refused', error: 'bad_bet', field: 'mines' };
    }
    return { kind: 'ok', bet: { ...stake.bet, mines }, stakeCents: stake.stakeCents };
  },

  begin(bet, draws) {
    return stand(termsOf(bet), { mined: draws.pick(field, bet.mines), picked: [] }, null);
  },

  parseAction(input) {
    const fields = asRecord(input);
    if (fields?.type === 'cash_out') return { kind: 'ok', action: { type: 'cash_out' } };
    if (fields?.type !== 'pick') return { kind: 'refused', error: 'bad_action', field: 'type' };
    const { tile } = fields;
    if (typeof tile !== 'number' || !field.includes(tile)) {
      return { kind: 'refused', error: 'bad_action', field: 'tile' };
    }
    return { kind: 'ok', action: { type: 'pick', tile } };
  },

  act(bet, state, action) {
    const refused = { kind: 'refused', error: 'illegal_action' } as const;
    const terms = termsOf(bet);
    if (endOf(terms, state) !== null) return refused;
    if (action.type === 'cash_out') {
      return state.picked.length === 0 ? refused : { kind: 'ok', ...stand(terms, state, 'cashed_out') };
    }
    if (state.picked.includes(action.tile)) return refused;
    const next = { mined: state.mined, picked: [...state.picked, action.tile] };
    return { kind: 'ok', ...stand(terms, next, endOf(terms, next)) };
  },

  view(bet, state) {
    const terms = termsOf(bet);
    return viewOf(terms, state, endOf(terms, state));
  },

  left: { kind: 'cash_out', next: (_, { picked }) => (picked.length === 0 ? null : { type: 'cash_out' }) },

  events(bet, outcome) {
    const terms = termsOf(bet);
    const opened = outcome.picked.map((tile, index) => {
      const isMine = outcome.mined.includes(tile);
      return {
        type: 'tile_opened',
        tile,
        isMine,
        multiplier: isMine ? 0 : (terms.ladder[index] ?? 0),
      } as const;
    });
    return [
      { type: 'mines_laid', mines: bet.mines },
      ...opened,
      { type: 'mines_shown', mined: outcome.mined, end: outcome.end },
      settledEvent(terms.stakeCents, payoutCentsOf(terms, outcome.picked.length, outcome.end)),
    ] satisfies MinesEvent[];
  },
};

/** What a bet is played on: its stake and the rungs it can reach. */
type Terms = { mines: number; stakeCents: bigint; ladder: readonly number[] };

function termsOf(bet: MinesBet): Terms {
  const stakeCents = stakeCentsOf(bet);
  return {
    mines: bet.mines,
    stakeCents,
    ladder: reachableLadder(bet.mines, stakeCents, limits.maxPayoutCents),
  };
}

/** How the picks ended the round by themselves: on a mine, or with nothing more to win. */
function endOf({ ladder }: Terms, { mined, picked }: MinesState): MinesEnd | null {
  if (picked.some((tile) => mined.includes(tile))) return 'mine_hit';
  return picked.length === ladder.length ? 'cleared' : null;
}

function stand(terms: Terms, state: MinesState, end: MinesEnd | null): Step<MinesState, MinesOutcome> {
  const view = viewOf(terms, state, end);
  if (end === null) return { state, view, settled: null };
  const payoutCents = payoutCentsOf(terms, state.picked.length, end);
  return { state, view, settled: { payoutCents, outcome: { ...state, end } } };
}

/** Before the end, made of the bet and the picks alone: equal picks give equal views wherever the mines lie. */
function viewOf(terms: Terms, { mined, picked }: MinesState, end: MinesEnd | null): MinesView {
  const { mines, ladder } = terms;
  return {
    mines,
    picked,
    ladder: [...ladder],
    multiplier: multiplierOf(terms, picked.length, end),
    nextMultiplier: end === null ? (ladder[picked.length] ?? null) : null,
    payoutCents: Number(payoutCentsOf(terms, picked.length, end)),
    canCashOut: end === null && picked.length > 0,
    end,
    mined: end === null ? null : mined,
  };
}

/** What the round is worth after so many picks: nothing before the first one and nothing on a mine. */
function multiplierOf({ ladder }: Terms, picks: number, end: MinesEnd | null): number {
  return end === 'mine_hit' ? 0 : (ladder[picks - 1] ?? 0);
}

function payoutCentsOf(terms: Terms, picks: number, end: MinesEnd | null): bigint {
  return payoutOf(terms.stakeCents, multiplierOf(terms, picks, end));
}

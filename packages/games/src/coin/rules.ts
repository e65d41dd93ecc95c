import type { BetResult, Limits, Step, SteppedRules } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { type CoinSide, coinFlips, coinLadder, coinSides, reachableCoinLadder } from './ladder.ts';

export type CoinBet = { stake: string };

/** Secret until the end: how every flip falls. `called` is what the player said, flip by flip. */
export type CoinState = { falls: CoinSide[]; called: CoinSide[] };

export type CoinAction = { type: 'call'; side: CoinSide } | { type: 'cash_out' };

export type CoinEnd = 'wrong_call' | 'cashed_out' | 'last_flip';

/** Flips that were not called are not told. */
export type CoinOutcome = { falls: CoinSide[]; called: CoinSide[]; end: CoinEnd };

export type CoinView = {
  falls: CoinSide[];
  called: CoinSide[];
  ladder: number[];
  multiplier: number;
  nextMultiplier: number | null;
  payoutCents: number;
  canCashOut: boolean;
  end: CoinEnd | null;
};

export type CoinEvent =
  | { type: 'coin_fell'; flip: number; called: CoinSide; side: CoinSide; multiplier: number }
  | { type: 'streak_ended'; flips: number; end: CoinEnd }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 50_000n,
  stepCents: 1n,
  maxPayoutCents: 60_000_000n,
};

/** Cara ou Coroa: call the coin flip by flip, cash out any time after the first. */
export const coinRules: SteppedRules<CoinBet, CoinState, CoinAction, CoinOutcome> = {
  kind: 'stepped',
  game: 'cara-ou-coroa',
  version: 1,
  category: 'arcade',
  limits,

  paytable: () => ({ flips: coinFlips, multipliers: [...coinLadder] }),

  parseBet(input): BetResult<CoinBet> {
    const fields = asRecord(input);
    return fields ? parseStake(fields, limits) : { kind: 'refused', error: 'bad_bet' };
  },

  begin(bet, draws) {
    const falls = Array.from({ length: coinFlips }, () => sideAt(draws.int(coinSides.length)));
    return stand(bet, { falls, called: [] }, null);
  },

  parseAction(input) {
    const fields = asRecord(input);
    if (fields?.type === 'cash_out') return { kind: 'ok', action: { type: 'cash_out' } };
    if (fields?.type !== 'call') return { kind: 'refused', error: 'bad_action', field: 'type' };
    const side = coinSides.find((name) => name === fields.side);
    if (!side) return { kind: 'refused', error: 'bad_action', field: 'side' };
    return { kind: 'ok', action: { type: 'call', side } };
  },

  act(bet, state, action) {
    const refused = { kind: 'refused', error: 'illegal_action' } as const;
    if (endOf(bet, state) !== null) return refused;
    if (action.type === 'cash_out') {
      return state.called.length === 0 ? refused : { kind: 'ok', ...stand(bet, state, 'cashed_out') };
    }
    const next = { falls: state.falls, called: [...state.called, action.side] };
    return { kind: 'ok', ...stand(bet, next, endOf(bet, next)) };
  },

  view: (bet, state) => viewOf(bet, state, endOf(bet, state)),

  left: { kind: 'cash_out', next: (_, { called }) => (called.length === 0 ? null : { type: 'cash_out' }) },

  events(bet, { falls, called, end }) {
    return [
      ...called.map((call, flip) => {
        const side = falls[flip] ?? call;
        const multiplier = side === call ? (coinLadder[flip] ?? 0) : 0;
        return { type: 'coin_fell' as const, flip, called: call, side, multiplier };
      }),
      { type: 'streak_ended', flips: called.length, end },
      settledEvent(stakeCentsOf(bet), payoutCentsOf(bet, called.length, end)),
    ] satisfies CoinEvent[];
  },
};

const sideAt = (fall: number): CoinSide => (fall === 0 ? 'heads' : 'tails');
const ladderOf = (bet: CoinBet) => reachableCoinLadder(stakeCentsOf(bet), limits.maxPayoutCents);

/** How the calls ended the round by themselves: with a wrong one, or with nothing more to win. */
function endOf(bet: CoinBet, { falls, called }: CoinState): CoinEnd | null {
  const last = called.length - 1;
  if (last >= 0 && falls[last] !== called[last]) return 'wrong_call';
  return called.length === ladderOf(bet).length ? 'last_flip' : null;
}

function stand(bet: CoinBet, state: CoinState, end: CoinEnd | null): Step<CoinState, CoinOutcome> {
  const view = viewOf(bet, state, end);
  if (end === null) return { state, view, settled: null };
  const { falls, called } = view;
  return {
    state,
    view,
    settled: { payoutCents: payoutCentsOf(bet, called.length, end), outcome: { falls, called, end } },
  };
}

/** Shows only flips that were called. */
function viewOf(bet: CoinBet, { falls, called }: CoinState, end: CoinEnd | null): CoinView {
  const ladder = ladderOf(bet);
  return {
    falls: falls.slice(0, called.length),
    called,
    ladder: [...ladder],
    multiplier: multiplierOf(called.length, end),
    nextMultiplier: end === null ? (ladder[called.length] ?? null) : null,
    payoutCents: Number(payoutCentsOf(bet, called.length, end)),
    canCashOut: end === null && called.length > 0,
    end,
  };
}

const multiplierOf = (flips: number, end: CoinEnd | null) =>
  end === 'wrong_call' ? 0 : (coinLadder[flips - 1] ?? 0);

function payoutCentsOf(bet: CoinBet, flips: number, end: CoinEnd | null): bigint {
  return payoutOf(stakeCentsOf(bet), multiplierOf(flips, end));
}

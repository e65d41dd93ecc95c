import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import {
  flightEnd,
  flightHalf,
  flightMultiplier,
  flightReturned,
  flightTargets,
  isFlightTarget,
} from './flight.ts';

/** `target` is in hundredths: 200 cashes out at 2.00x. */
export type CrashBet = { stake: string; target: number };

/** Where the bird turned back, in hundredths. */
export type CrashOutcome = { end: number };

export type CrashEvent =
  | { type: 'flight_ended'; end: number; target: number; isCashedOut: boolean; multiplier: number }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 50_000n,
  stepCents: 1n,
  maxPayoutCents: 50_000_000n,
};

/** The targets the help panel quotes. */
const quotedTargets = [110, 150, 200, 300, 500, 1_000, 5_000, 10_000, 100_000];

/** A flight that ends somewhere; the bet is paid when it reached the target before. */
const flight: Omit<InstantRules<CrashBet, CrashOutcome>, 'game'> = {
  kind: 'instant',
  version: 1,
  category: 'crash',
  limits,

  paytable: () => ({
    targets: { ...flightTargets },
    points: [flightHalf, flightHalf],
    returnedPercent: flightReturned,
    examples: quotedTargets.map((target) => ({ target, multiplier: flightMultiplier(target) })),
  }),

  parseBet(input): BetResult<CrashBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const { target } = fields;
    if (typeof target !== 'number' || !isFlightTarget(target)) {
      return { kind: 'refused', error: 'bad_bet', field: 'target' };
    }
    return { kind: 'ok', bet: { ...stake.bet, target }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const point = draws.int(flightHalf) * flightHalf + draws.int(flightHalf);
    const outcome = { end: flightEnd(point) };
    return { payoutCents: payoutOf(stakeCentsOf(bet), multiplierOf(bet, outcome)), outcome };
  },

  events(bet, outcome) {
    const stakeCents = stakeCentsOf(bet);
    const multiplier = multiplierOf(bet, outcome);
    return [
      {
        type: 'flight_ended',
        end: outcome.end,
        target: bet.target,
        isCashedOut: multiplier > 0,
        multiplier,
      },
      settledEvent(stakeCents, payoutOf(stakeCents, multiplier)),
    ] satisfies CrashEvent[];
  },
};

/** Voo da Arara: the macaw climbs until it turns back. */
export const crashRules: InstantRules<CrashBet, CrashOutcome> = { ...flight, game: 'voo-da-arara' };

/** Foguete Zero: the same flight, told at once. */
export const limboRules: InstantRules<CrashBet, CrashOutcome> = { ...flight, game: 'foguete-zero' };

function multiplierOf({ target }: CrashBet, { end }: CrashOutcome): number {
  return end >= target ? flightMultiplier(target) : 0;
}

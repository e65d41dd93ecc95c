import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { type RingDistance, ringDistances, ringPays, ringsThrown, throwsOf } from './paytable.ts';

export type RingsBet = { stake: string; distance: RingDistance };

/** Of each ring: which of the equally likely throws it was; the first one lands. */
export type RingsOutcome = { throws: number[] };

export type RingsEvent =
  | { type: 'ring_thrown'; ring: number; isOn: boolean }
  | { type: 'rings_counted'; landed: number; multiplier: number }
  | SettledEvent;

/** Multipliers are whole tenths, stakes whole tenths of a real: nothing is ever rounded. */
const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 50_000n,
  stepCents: 10n,
  maxPayoutCents: 9_000_000n,
};

/** Argolas da Quermesse: five rings at the fair; those that land on a bottle count. */
export const ringsRules: InstantRules<RingsBet, RingsOutcome> = {
  kind: 'instant',
  game: 'argolas-da-quermesse',
  version: 1,
  category: 'arcade',
  limits,

  paytable: () => ({
    rings: ringsThrown,
    distances: ringDistances.map((distance) => ({
      distance,
      landsOnceIn: throwsOf(distance),
      multipliers: [...ringPays(distance)],
    })),
  }),

  parseBet(input): BetResult<RingsBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const distance = ringDistances.find((name) => name === fields.distance);
    if (!distance) return { kind: 'refused', error: 'bad_bet', field: 'distance' };
    return { kind: 'ok', bet: { ...stake.bet, distance }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const range = throwsOf(bet.distance);
    const outcome = { throws: Array.from({ length: ringsThrown }, () => draws.int(range)) };
    return { payoutCents: payoutOf(stakeCentsOf(bet), multiplierOf(bet, outcome)), outcome };
  },

  events(bet, outcome) {
    const stakeCents = stakeCentsOf(bet);
    const multiplier = multiplierOf(bet, outcome);
    return [
      ...outcome.throws.map((thrown, ring) => ({ type: 'ring_thrown' as const, ring, isOn: thrown === 0 })),
      { type: 'rings_counted', landed: landedOf(outcome), multiplier },
      settledEvent(stakeCents, payoutOf(stakeCents, multiplier)),
    ] satisfies RingsEvent[];
  },
};

const landedOf = ({ throws }: RingsOutcome) => throws.filter((thrown) => thrown === 0).length;

function multiplierOf({ distance }: RingsBet, outcome: RingsOutcome): number {
  return ringPays(distance)[landedOf(outcome)] ?? 0;
}

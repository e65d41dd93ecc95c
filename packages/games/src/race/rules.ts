import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { type BikeName, bikeNames, bikes, raceEnd, racePoints, raceReturned } from './bikes.ts';

/** `stake` is for each bike that has a target, in hundredths; `null` leaves a bike out. */
export type RaceBet = { stake: string; targets: { [bike in BikeName]: number | null } };

/** Where each bike's engine gave up, in hundredths. */
export type RaceOutcome = { ends: { [bike in BikeName]: number } };

export type RaceEvent =
  | {
      type: 'bike_ended';
      bike: BikeName;
      end: number;
      target: number | null;
      isCashedOut: boolean;
      payoutCents: number;
    }
  | SettledEvent;

/** The stake limits hold for each bike. */
const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 10_000n,
  stepCents: 10n,
  maxPayoutCents: 12_000_000n,
};

/** Moto Turbo: three bikes, each with an engine and a target of its own. */
export const raceRules: InstantRules<RaceBet, RaceOutcome> = {
  kind: 'instant',
  game: 'moto-turbo',
  version: 1,
  category: 'crash',
  limits,

  paytable: () => ({
    points: racePoints,
    returnedPercent: raceReturned,
    bikes: bikeNames.map((bike) => ({ bike, targets: [...bikes[bike]] })),
  }),

  parseBet(input): BetResult<RaceBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const given = asRecord(fields.targets);
    const [sabia, tucano, carcara] = bikeNames.map((bike) => targetOf(bike, given?.[bike]));
    const backed = [sabia, tucano, carcara].filter((target) => typeof target === 'number').length;
    if (sabia === undefined || tucano === undefined || carcara === undefined || backed === 0) {
      return { kind: 'refused', error: 'bad_bet', field: 'targets' };
    }
    return {
      kind: 'ok',
      bet: { ...stake.bet, targets: { sabia, tucano, carcara } },
      stakeCents: stake.stakeCents * BigInt(backed),
    };
  },

  play(bet, draws) {
    const drawn = (bike: BikeName) => raceEnd(bike, draws.int(racePoints));
    const outcome = { ends: { sabia: drawn('sabia'), tucano: drawn('tucano'), carcara: drawn('carcara') } };
    return { payoutCents: payoutCentsOf(bet, outcome), outcome };
  },

  events(bet, outcome) {
    const backed = bikeNames.filter((bike) => bet.targets[bike] !== null).length;
    return [
      ...bikeNames.map((bike) => {
        const payoutCents = bikePayout(bet, outcome, bike);
        return {
          type: 'bike_ended' as const,
          bike,
          end: outcome.ends[bike],
          target: bet.targets[bike],
          isCashedOut: payoutCents > 0n,
          payoutCents: Number(payoutCents),
        };
      }),
      settledEvent(stakeCentsOf(bet) * BigInt(backed), payoutCentsOf(bet, outcome)),
    ] satisfies RaceEvent[];
  },
};

/** A target a bike offers, `null` for none, `undefined` for what cannot be bet on. */
function targetOf(bike: BikeName, given: unknown): number | null | undefined {
  return given === null || given === undefined ? null : bikes[bike].find((target) => target === given);
}

function bikePayout(bet: RaceBet, { ends }: RaceOutcome, bike: BikeName): bigint {
  const target = bet.targets[bike];
  return target !== null && ends[bike] >= target ? payoutOf(stakeCentsOf(bet), target * 100) : 0n;
}

function payoutCentsOf(bet: RaceBet, outcome: RaceOutcome): bigint {
  return bikeNames.reduce((sum, bike) => sum + bikePayout(bet, outcome, bike), 0n);
}

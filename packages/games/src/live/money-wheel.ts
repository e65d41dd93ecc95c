import { formatAmount, parseAmount } from '@arara/money';
import { type Ratio, ratio } from '../ratio.ts';
import type { BetResult, InstantRules, Limits } from '../rules.ts';
import {
  asRecord,
  multiplierUnit,
  payoutOf,
  type SettledEvent,
  settledEvent,
  stakeCentsOf,
} from '../stake.ts';

/** What a spot gives back when the wheel stops on it, in times the stake, which is included. Whole: nothing is rounded. */
const times = { x2: 2, x4: 4, x8: 8, x12: 12, x24: 24, macaw: 48, jaguar: 48 } as const;

export type MoneySpot = keyof typeof times;

const [x4, x8, x12, x24] = ['x4', 'x8', 'x12', 'x24'] as const;

/** Between any two of these lies an x2; an x4 closes the circle. */
const between: readonly MoneySpot[] = [
  ...(['macaw', x4, x8, x4, x12, x4, x24, x4, x8, x4, x12, x8] as const),
  ...(['jaguar', x4, x8, x4, x12, x4, x24, x4, x8, x4, x12, x4, x8] as const),
];

/**
 * The wheel of everybody as a screen draws it. Fifty segments in their order round the wheel, from 0; each spot has 48 in a
 * hundred of them divided by what it pays, so that every bet returns exactly 96%.
 */
export const moneyWheel: {
  readonly segments: readonly MoneySpot[];
  readonly spots: readonly { readonly spot: MoneySpot; readonly times: number; readonly segments: number }[];
} = buildWheel();

export type MoneyWheelBet = { bets: { on: MoneySpot; stake: string }[] };
type MoneyWheelOutcome = { segment: number; spot: MoneySpot };

export type MoneyWheelEvent =
  | { type: 'wheel_stopped'; segment: number; spot: MoneySpot; multiplier: number }
  | { type: 'bet_won'; index: number; payoutCents: number }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 50n,
  maxStakeCents: 200_000n,
  stepCents: 1n,
  maxPayoutCents: 9_600_000n,
};

/** Roda Gigante as it is turned for everybody: the version of the title that is played at shared tables alone. */
export const moneyWheelRules: InstantRules<MoneyWheelBet, MoneyWheelOutcome> = {
  kind: 'instant',
  game: 'roda-gigante',
  version: 101,
  category: 'table',
  limits,

  paytable: () => ({
    segments: [...moneyWheel.segments],
    spots: moneyWheel.spots.map((one) => ({
      spot: one.spot,
      segments: one.segments,
      multiplier: one.times * multiplierUnit,
    })),
  }),

  parseBet(input): BetResult<MoneyWheelBet> {
    const list = asRecord(input)?.bets;
    if (!Array.isArray(list) || list.length === 0 || list.length > moneyWheel.spots.length)
      return { kind: 'refused', error: 'bad_bet', field: 'bets' };
    const bets: MoneyWheelBet['bets'] = [];
    let stakeCents = 0n;
    for (const [index, item] of list.entries()) {
      const field = `bets.${index}`;
      const fields = asRecord(item);
      const spot = moneyWheel.spots.find((one) => one.spot === fields?.on)?.spot;
      const cents = typeof fields?.stake === 'string' ? parseAmount(fields.stake) : null;
      if (!spot || cents === null || bets.some(({ on }) => on === spot))
        return { kind: 'refused', error: 'bad_bet', field };
      if (cents < limits.minStakeCents) return { kind: 'refused', error: 'stake_too_small', field };
      bets.push({ on: spot, stake: formatAmount(cents) });
      stakeCents += cents;
    }
    if (stakeCents > limits.maxStakeCents)
      return { kind: 'refused', error: 'stake_too_large', field: 'bets' };
    return { kind: 'ok', bet: { bets }, stakeCents };
  },

  play(bet, draws) {
    const segment = draws.int(moneyWheel.segments.length);
    const outcome = { segment, spot: moneyWheel.segments[segment] ?? 'x2' };
    return { payoutCents: moneyWheelPayout(bet, outcome.spot), outcome };
  },

  events(bet, { segment, spot }) {
    const stakeCents = bet.bets.reduce((sum, chip) => sum + stakeCentsOf(chip), 0n);
    const won = bet.bets.flatMap((chip, index) =>
      chip.on === spot
        ? [{ type: 'bet_won' as const, index, payoutCents: Number(chipPayout(chip, spot)) }]
        : [],
    );
    return [
      { type: 'wheel_stopped', segment, spot, multiplier: times[spot] * multiplierUnit },
      ...won,
      settledEvent(stakeCents, moneyWheelPayout(bet, spot)),
    ] satisfies MoneyWheelEvent[];
  },
};

/** What a bet on a spot is paid back on the average: exact. */
export function moneyWheelReturn(spot: MoneySpot): Ratio {
  const segments = moneyWheel.segments.filter((one) => one === spot).length;
  return ratio(BigInt(segments * times[spot]), BigInt(moneyWheel.segments.length));
}

/** What the chips of a bet are paid when the wheel stops on a spot, in centavos. */
export function moneyWheelPayout(bet: MoneyWheelBet, spot: MoneySpot): bigint {
  return bet.bets.reduce((sum, chip) => sum + chipPayout(chip, spot), 0n);
}

function chipPayout(chip: { on: MoneySpot; stake: string }, spot: MoneySpot): bigint {
  return chip.on === spot ? payoutOf(stakeCentsOf(chip), times[spot] * multiplierUnit) : 0n;
}

function buildWheel() {
  const segments = between.flatMap((spot, index): MoneySpot[] =>
    index === between.length - 1 ? [spot] : [spot, 'x2'],
  );
  // The keys of an object literal are the spots and nothing else.
  const names = Object.keys(times) as MoneySpot[];
  return {
    segments: [...segments, x4],
    spots: names.map((spot) => ({
      spot,
      times: times[spot],
      segments: [...segments, x4].filter((one) => one === spot).length,
    })),
  };
}

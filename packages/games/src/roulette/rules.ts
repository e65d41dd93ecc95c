import { formatAmount, parseAmount } from '@arara/money';
import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import {
  colourOf,
  type HalfType,
  halfNumbers,
  halfTypes,
  type InsideType,
  insideBets,
  insideTypes,
  isOnTable,
  pockets,
  type ThirdType,
  thirdNumbers,
  thirdTypes,
  wheelOrder,
} from './layout.ts';

/** One chip or pile of chips on one place of the table. */
export type RouletteChip =
  | { type: InsideType; numbers: number[]; stake: string }
  | { type: ThirdType; selection: number; stake: string }
  | { type: HalfType; stake: string };

export type RouletteBet = { bets: RouletteChip[] };

export type RouletteOutcome = { number: number };

export type RouletteEvent =
  | { type: 'ball_landed'; number: number; colour: 'green' | 'red' | 'black' }
  | { type: 'bet_won'; index: number; payoutCents: number }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 100n,
  maxStakeCents: 200_000n,
  stepCents: 1n,
  maxPayoutCents: 7_200_000n,
};

/** A won bet gives back 36 / numbers covered, stake included: on 37 pockets every bet returns 36/37. */
const fairPockets = 36;

/** Every place of the table once: no round holds more bets. */
const places = insideTypes.reduce((sum, type) => sum + insideBets[type].length, 0) + 3 + 3 + halfTypes.length;

/** Roleta Guanabara: European roulette, single zero, any number of bets in a round. Limits hold for their sum and each. */
export const rouletteRules: InstantRules<RouletteBet, RouletteOutcome> = {
  kind: 'instant',
  game: 'roleta-guanabara',
  version: 1,
  category: 'table',
  limits,

  paytable() {
    const covered = { straight: 1, split: 2, street: 3, corner: 4, line: 6, dozen: 12, column: 12, half: 18 };
    const pays = Object.entries(covered).map(([type, count]) => ({
      type,
      covered: count,
      pays: fairPockets / count,
    }));
    return { pockets, wheelOrder: [...wheelOrder], pays };
  },

  parseBet(input): BetResult<RouletteBet> {
    const list = asRecord(input)?.bets;
    if (!Array.isArray(list) || list.length === 0 || list.length > places) {
      return { kind: 'refused', error: 'bad_bet', field: 'bets' };
    }
    const bets: RouletteChip[] = [];
    const taken = new Set<string>();
    let stakeCents = 0n;
    for (const [index, item] of list.entries()) {
      const field = `bets.${index}`;
      const chip = parseChip(item);
      if (!chip) return { kind: 'refused', error: 'bad_bet', field };
      const place = JSON.stringify({ ...chip, stake: '' });
      if (taken.has(place)) return { kind: 'refused', error: 'bad_bet', field };
      const cents = stakeCentsOf(chip);
      if (cents < limits.minStakeCents) return { kind: 'refused', error: 'stake_too_small', field };
      taken.add(place);
      bets.push(chip);
      stakeCents += cents;
    }
    if (stakeCents > limits.maxStakeCents)
      return { kind: 'refused', error: 'stake_too_large', field: 'bets' };
    return { kind: 'ok', bet: { bets }, stakeCents };
  },

  play(bet, draws) {
    const outcome = { number: draws.int(pockets) };
    return { payoutCents: roulettePayout(bet, outcome.number), outcome };
  },

  events(bet, { number }) {
    const stakeCents = bet.bets.reduce((sum, chip) => sum + stakeCentsOf(chip), 0n);
    const won = bet.bets
      .map(
        (chip, index) => ({ type: 'bet_won', index, payoutCents: Number(chipPayout(chip, number)) }) as const,
      )
      .filter(({ payoutCents }) => payoutCents > 0);
    return [
      { type: 'ball_landed', number, colour: colourOf(number) },
      ...won,
      settledEvent(stakeCents, roulettePayout(bet, number)),
    ] satisfies RouletteEvent[];
  },
};

/** What the bets of a round are paid when the ball lands on `number`, in centavos; shared tables use it too. */
export function roulettePayout(bet: RouletteBet, number: number): bigint {
  return bet.bets.reduce((sum, chip) => sum + chipPayout(chip, number), 0n);
}

/** The numbers a chip wins with. */
export function coveredNumbers(chip: RouletteChip): readonly number[] {
  if ('numbers' in chip) return chip.numbers;
  return 'selection' in chip ? thirdNumbers(chip.type, chip.selection) : halfNumbers(chip.type);
}

function chipPayout(chip: RouletteChip, number: number): bigint {
  const covered = coveredNumbers(chip);
  if (!covered.includes(number)) return 0n;
  return (stakeCentsOf(chip) * BigInt(fairPockets)) / BigInt(covered.length);
}

function parseChip(item: unknown): RouletteChip | null {
  const fields = asRecord(item);
  const cents = typeof fields?.stake === 'string' ? parseAmount(fields.stake) : null;
  if (!fields || cents === null) return null;
  const stake = formatAmount(cents);
  const inside = insideTypes.find((type) => type === fields.type);
  if (inside) {
    const numbers = ascending(fields.numbers);
    return numbers && isOnTable(inside, numbers) ? { type: inside, numbers, stake } : null;
  }
  const third = thirdTypes.find((type) => type === fields.type);
  if (third) {
    const selection = [1, 2, 3].find((which) => which === fields.selection);
    return selection ? { type: third, selection, stake } : null;
  }
  const half = halfTypes.find((type) => type === fields.type);
  return half ? { type: half, stake } : null;
}

function ascending(value: unknown): number[] | null {
  if (!Array.isArray(value) || value.length > 6) return null;
  const numbers = value.filter((item): item is number => typeof item === 'number');
  return numbers.length === value.length ? numbers.toSorted((a, b) => a - b) : null;
}

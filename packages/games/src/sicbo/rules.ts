import { formatAmount, parseAmount } from '@arara/money';
import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { type Dice, diceFaces, everyThrow, sicBoMultiplier, sicBoSpot, sicBoSpots } from './spots.ts';

/** One pile of chips on one place of the table. */
type SicBoChip = { on: string; stake: string };
export type SicBoBet = { bets: SicBoChip[] };
export type SicBoOutcome = { dice: number[] };

export type SicBoEvent =
  | { type: 'dice_thrown'; dice: number[]; total: number; isTriple: boolean }
  | { type: 'bet_won'; index: number; payoutCents: number }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 100n,
  maxStakeCents: 100_000n,
  stepCents: 1n,
  maxPayoutCents: 21_000_000n,
};

/** Sic Bo Carioca: three dice, any number of bets in a round. Limits hold for their sum and each. */
export const sicBoRules: InstantRules<SicBoBet, SicBoOutcome> = {
  kind: 'instant',
  game: 'sic-bo-carioca',
  version: 1,
  category: 'table',
  limits,

  paytable: () => ({
    dice: 3,
    pays: sicBoSpots.map((spot) => ({
      on: spot.key,
      multipliers: [...new Set(everyThrow.map((dice) => sicBoMultiplier(spot, dice)))].toSorted(
        (a, b) => a - b,
      ),
    })),
  }),

  parseBet(input): BetResult<SicBoBet> {
    const list = asRecord(input)?.bets;
    if (!Array.isArray(list) || list.length === 0 || list.length > sicBoSpots.length) {
      return { kind: 'refused', error: 'bad_bet', field: 'bets' };
    }
    const bets: SicBoChip[] = [];
    let stakeCents = 0n;
    for (const [index, item] of list.entries()) {
      const field = `bets.${index}`;
      const fields = asRecord(item);
      const spot = sicBoSpot(fields?.on);
      const cents = typeof fields?.stake === 'string' ? parseAmount(fields.stake) : null;
      if (!spot || cents === null || bets.some(({ on }) => on === spot.key)) {
        return { kind: 'refused', error: 'bad_bet', field };
      }
      if (cents < limits.minStakeCents) return { kind: 'refused', error: 'stake_too_small', field };
      bets.push({ on: spot.key, stake: formatAmount(cents) });
      stakeCents += cents;
    }
    if (stakeCents > limits.maxStakeCents) {
      return { kind: 'refused', error: 'stake_too_large', field: 'bets' };
    }
    return { kind: 'ok', bet: { bets }, stakeCents };
  },

  play(bet, draws) {
    const throwDie = () => draws.int(diceFaces) + 1;
    const dice = [throwDie(), throwDie(), throwDie()];
    return { payoutCents: payoutCentsOf(bet, dice), outcome: { dice } };
  },

  events(bet, { dice }) {
    const thrown = diceOf(dice);
    const [a, b, c] = thrown;
    const won = bet.bets
      .map((chip, index) => ({
        type: 'bet_won' as const,
        index,
        payoutCents: Number(chipPayout(chip, thrown)),
      }))
      .filter(({ payoutCents }) => payoutCents > 0);
    const stakeCents = bet.bets.reduce((sum, chip) => sum + stakeCentsOf(chip), 0n);
    return [
      { type: 'dice_thrown', dice, total: a + b + c, isTriple: a === b && b === c },
      ...won,
      settledEvent(stakeCents, payoutCentsOf(bet, dice)),
    ] satisfies SicBoEvent[];
  },
};

function payoutCentsOf(bet: SicBoBet, dice: readonly number[]): bigint {
  return bet.bets.reduce((sum, chip) => sum + chipPayout(chip, diceOf(dice)), 0n);
}

function chipPayout(chip: SicBoChip, dice: Dice): bigint {
  const spot = sicBoSpot(chip.on);
  return spot ? payoutOf(stakeCentsOf(chip), sicBoMultiplier(spot, dice)) : 0n;
}

function diceOf([a = 0, b = 0, c = 0]: readonly number[]): Dice {
  return [a, b, c];
}

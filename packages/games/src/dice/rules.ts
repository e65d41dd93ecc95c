import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { type Direction, diceMultiplier, returned, rolls, winningRolls, winningRollsOf } from './paytable.ts';

/** `target` is in hundredths: 5000 is shown as 50.00. */
export type DiceBet = { stake: string; direction: Direction; target: number };

export type DiceOutcome = { roll: number };

export type DiceEvent = { type: 'rolled'; roll: number; isHit: boolean; multiplier: number } | SettledEvent;

const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 100_000n,
  stepCents: 1n,
  maxPayoutCents: 9_900_000n,
};

/** The win chances the help panel quotes, in percent. */
const quotedChances = [1, 2, 5, 10, 20, 25, 33, 50, 66, 75, 80, 90, 95, 98];

/** Dados de Ouro: one roll of 10,000, over or under a target of the player's choice. */
export const diceRules: InstantRules<DiceBet, DiceOutcome> = {
  kind: 'instant',
  game: 'dados-de-ouro',
  version: 1,
  category: 'arcade',
  limits,

  paytable: () => ({
    rolls,
    winningRolls: { ...winningRolls },
    returned: { ...returned },
    examples: quotedChances.map((percent) => ({
      percent,
      multiplier: diceMultiplier((percent * rolls) / 100),
    })),
  }),

  parseBet(input): BetResult<DiceBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const { direction, target } = fields;
    if (direction !== 'over' && direction !== 'under') {
      return { kind: 'refused', error: 'bad_bet', field: 'direction' };
    }
    if (typeof target !== 'number' || !Number.isInteger(target) || !isOffered(direction, target)) {
      return { kind: 'refused', error: 'bad_bet', field: 'target' };
    }
    return { kind: 'ok', bet: { ...stake.bet, direction, target }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const outcome = { roll: draws.int(rolls) };
    return { payoutCents: payoutOf(stakeCentsOf(bet), multiplierOf(bet, outcome)), outcome };
  },

  events(bet, outcome) {
    const multiplier = multiplierOf(bet, outcome);
    const stakeCents = stakeCentsOf(bet);
    return [
      { type: 'rolled', roll: outcome.roll, isHit: multiplier > 0, multiplier },
      settledEvent(stakeCents, payoutOf(stakeCents, multiplier)),
    ] satisfies DiceEvent[];
  },
};

function isOffered(direction: Direction, target: number): boolean {
  const winning = winningRollsOf(direction, target);
  return winning >= winningRolls.fewest && winning <= winningRolls.most;
}

/** The multiplier the roll is paid with: 0 when it missed. */
function multiplierOf({ direction, target }: DiceBet, { roll }: DiceOutcome): number {
  const isHit = direction === 'under' ? roll < target : roll > target;
  return isHit ? diceMultiplier(winningRollsOf(direction, target)) : 0;
}

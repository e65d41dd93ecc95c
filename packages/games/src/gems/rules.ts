import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import {
  type GemHand,
  type GemRisk,
  gemHandNames,
  gemHandOf,
  gemKinds,
  gemPay,
  gemRisks,
  gemsDrawn,
} from './paytable.ts';

export type GemsBet = { stake: string; risk: GemRisk };

/** The kinds in the order they came. */
export type GemsOutcome = { gems: number[] };

export type GemsEvent =
  | { type: 'gem_drawn'; gem: number }
  | { type: 'gems_matched'; hand: GemHand; multiplier: number }
  | SettledEvent;

/** Multipliers are whole tenths, stakes whole tenths of a real: nothing is ever rounded. */
const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 50_000n,
  stepCents: 10n,
  maxPayoutCents: 25_000_000n,
};

/** Gemas da Chapada: five gems out of the rock; alike ones pay. */
export const gemsRules: InstantRules<GemsBet, GemsOutcome> = {
  kind: 'instant',
  game: 'gemas-da-chapada',
  version: 1,
  category: 'arcade',
  limits,

  paytable: () => ({
    kinds: [...gemKinds],
    drawn: gemsDrawn,
    pays: gemRisks.map((risk) => ({
      risk,
      hands: gemHandNames.map((hand) => ({ hand, multiplier: gemPay(hand, risk) })),
    })),
  }),

  parseBet(input): BetResult<GemsBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const risk = gemRisks.find((name) => name === fields.risk);
    if (!risk) return { kind: 'refused', error: 'bad_bet', field: 'risk' };
    return { kind: 'ok', bet: { ...stake.bet, risk }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const outcome = { gems: Array.from({ length: gemsDrawn }, () => draws.int(gemKinds.length)) };
    const multiplier = gemPay(gemHandOf(outcome.gems), bet.risk);
    return { payoutCents: payoutOf(stakeCentsOf(bet), multiplier), outcome };
  },

  events(bet, { gems }) {
    const stakeCents = stakeCentsOf(bet);
    const hand = gemHandOf(gems);
    const multiplier = gemPay(hand, bet.risk);
    return [
      ...gems.map((gem) => ({ type: 'gem_drawn' as const, gem })),
      { type: 'gems_matched', hand, multiplier },
      settledEvent(stakeCents, payoutOf(stakeCents, multiplier)),
    ] satisfies GemsEvent[];
  },
};

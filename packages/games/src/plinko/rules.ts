import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { type PlinkoRisk, plinkoRisks, plinkoRows, plinkoSlots } from './paytable.ts';

export type PlinkoBet = { stake: string; rows: number; risk: PlinkoRisk };

/** At each row 0 for left and 1 for right; the slot is how often it went right. */
export type PlinkoOutcome = { path: number[] };

export type PlinkoEvent =
  | { type: 'ball_fell'; path: number[]; slot: number; multiplier: number }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 10_000n,
  stepCents: 1n,
  maxPayoutCents: 38_280_000n,
};

const rowCounts = Array.from(
  { length: plinkoRows.most - plinkoRows.fewest + 1 },
  (_, index) => plinkoRows.fewest + index,
);

/** Plinko Lapa: a ball falls through rows of pegs into a slot. */
export const plinkoRules: InstantRules<PlinkoBet, PlinkoOutcome> = {
  kind: 'instant',
  game: 'plinko-lapa',
  version: 1,
  category: 'arcade',
  limits,

  paytable: () => ({
    slots: plinkoRisks.flatMap((risk) =>
      rowCounts.map((rows) => ({ risk, rows, multipliers: [...plinkoSlots(rows, risk)] })),
    ),
  }),

  parseBet(input): BetResult<PlinkoBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const rows = rowCounts.find((count) => count === fields.rows);
    if (rows === undefined) return { kind: 'refused', error: 'bad_bet', field: 'rows' };
    const risk = plinkoRisks.find((name) => name === fields.risk);
    if (!risk) return { kind: 'refused', error: 'bad_bet', field: 'risk' };
    return { kind: 'ok', bet: { ...stake.bet, rows, risk }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const outcome = { path: Array.from({ length: bet.rows }, () => draws.int(2)) };
    return { payoutCents: payoutOf(stakeCentsOf(bet), landedOn(bet, outcome).multiplier), outcome };
  },

  events(bet, outcome) {
    const stakeCents = stakeCentsOf(bet);
    const { slot, multiplier } = landedOn(bet, outcome);
    return [
      { type: 'ball_fell', path: outcome.path, slot, multiplier },
      settledEvent(stakeCents, payoutOf(stakeCents, multiplier)),
    ] satisfies PlinkoEvent[];
  },
};

function landedOn({ rows, risk }: PlinkoBet, { path }: PlinkoOutcome): { slot: number; multiplier: number } {
  const slot = path.reduce((sum, step) => sum + step, 0);
  return { slot, multiplier: plinkoSlots(rows, risk)[slot] ?? 0 };
}

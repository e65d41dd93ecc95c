import type { BetResult, InstantRules, Limits } from '../rules.ts';
import { asRecord, parseStake, payoutOf, type SettledEvent, settledEvent, stakeCentsOf } from '../stake.ts';
import { type WheelRisk, wheelCabins, wheelRisks, wheelSize } from './paytable.ts';

export type WheelBet = { stake: string; risk: WheelRisk };

/** The cabin at the bottom, from 0. */
export type WheelOutcome = { cabin: number };

export type WheelEvent = { type: 'wheel_stopped'; cabin: number; multiplier: number } | SettledEvent;

const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 100_000n,
  stepCents: 1n,
  maxPayoutCents: 2_910_000n,
};

/** Roda Gigante: a Ferris wheel of thirty cabins, each with a multiplier. */
export const wheelRules: InstantRules<WheelBet, WheelOutcome> = {
  kind: 'instant',
  game: 'roda-gigante',
  version: 1,
  category: 'table',
  limits,

  paytable: () => ({ wheels: wheelRisks.map((risk) => ({ risk, cabins: [...wheelCabins(risk)] })) }),

  parseBet(input): BetResult<WheelBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const risk = wheelRisks.find((name) => name === fields.risk);
    if (!risk) return { kind: 'refused', error: 'bad_bet', field: 'risk' };
    return { kind: 'ok', bet: { ...stake.bet, risk }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const outcome = { cabin: draws.int(wheelSize) };
    return { payoutCents: payoutOf(stakeCentsOf(bet), multiplierOf(bet, outcome)), outcome };
  },

  events(bet, outcome) {
    const stakeCents = stakeCentsOf(bet);
    const multiplier = multiplierOf(bet, outcome);
    return [
      { type: 'wheel_stopped', cabin: outcome.cabin, multiplier },
      settledEvent(stakeCents, payoutOf(stakeCents, multiplier)),
    ] satisfies WheelEvent[];
  },
};

function multiplierOf({ risk }: WheelBet, { cabin }: WheelOutcome): number {
  return wheelCabins(risk)[cabin] ?? 0;
}

import type { BetResult, InstantRules, Limits } from '../rules.ts';
import {
  asRecord,
  multiplierUnit,
  parseStake,
  payoutOf,
  type SettledEvent,
  settledEvent,
  stakeCentsOf,
} from '../stake.ts';
import { type FishKind, fishKinds, fishPays, fishReturned, shotsAt } from './kinds.ts';

export type FishingBet = { stake: string; fish: FishKind };

/** Which of the shots there are at this kind it was, from 0. */
export type FishingOutcome = { shot: number };

export type FishingEvent =
  | { type: 'shot_fired'; fish: FishKind; isCaught: boolean; multiplier: number }
  | SettledEvent;

const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 20_000n,
  stepCents: 1n,
  maxPayoutCents: 6_000_000n,
};

/** Pesca Real: one shot at one fish. Large ones are seldom caught and pay accordingly. */
export const fishingRules: InstantRules<FishingBet, FishingOutcome> = {
  kind: 'instant',
  game: 'pesca-real',
  version: 1,
  category: 'fish',
  limits,

  paytable: () => ({
    kinds: fishKinds.map((fish) => ({
      fish,
      multiplier: fishPays[fish] * multiplierUnit,
      hits: fishReturned.share,
      of: shotsAt(fish),
    })),
  }),

  parseBet(input): BetResult<FishingBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const fish = fishKinds.find((kind) => kind === fields.fish);
    if (!fish) return { kind: 'refused', error: 'bad_bet', field: 'fish' };
    return { kind: 'ok', bet: { ...stake.bet, fish }, stakeCents: stake.stakeCents };
  },

  play(bet, draws) {
    const outcome = { shot: draws.int(shotsAt(bet.fish)) };
    return { payoutCents: payoutOf(stakeCentsOf(bet), multiplierOf(bet, outcome)), outcome };
  },

  events(bet, outcome) {
    const stakeCents = stakeCentsOf(bet);
    const multiplier = multiplierOf(bet, outcome);
    return [
      { type: 'shot_fired', fish: bet.fish, isCaught: multiplier > 0, multiplier },
      settledEvent(stakeCents, payoutOf(stakeCents, multiplier)),
    ] satisfies FishingEvent[];
  },
};

function multiplierOf({ fish }: FishingBet, { shot }: FishingOutcome): number {
  return shot < fishReturned.share ? fishPays[fish] * multiplierUnit : 0;
}

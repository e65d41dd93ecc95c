import type { Draws } from '@arara/fair';
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
import {
  arms,
  bomb,
  chain,
  crown,
  gunPowers,
  hitPoints,
  mostWorth,
  type SeaFeature,
  type SeaKind,
  seaKindNames,
  seaKinds,
  shoalPays,
  shotPoints,
} from './kinds.ts';

/** `stake` is for a gun of power 1; a shot costs it times the power. */
export type AquariumBet = { stake: string; gun: number; kind: SeaKind };

/** What the catch was worth in stakes, part by part: its own, then what its feature brought; empty for a miss. */
export type AquariumOutcome = { parts: number[] };

export type AquariumEvent =
  | { type: 'shot_fired'; kind: SeaKind; gun: number; isCaught: boolean }
  | { type: 'feature_played'; feature: SeaFeature; parts: number[] }
  | { type: 'catch_counted'; worth: number; multiplier: number }
  | SettledEvent;

/** The stake limits hold for a gun of power 1. */
const limits: Limits = {
  minStakeCents: 10n,
  maxStakeCents: 2_000n,
  stepCents: 1n,
  maxPayoutCents: 20_000_000n,
};

/** Tubarão Dourado: guns of four powers, and bosses that bring their neighbours with them. */
export const aquariumRules: InstantRules<AquariumBet, AquariumOutcome> = {
  kind: 'instant',
  game: 'tubarao-dourado',
  version: 1,
  category: 'fish',
  limits,

  paytable: () => ({
    guns: [...gunPowers],
    points: shotPoints,
    kinds: seaKindNames.map((kind) => ({
      kind,
      ...seaKinds[kind],
      most: mostWorth(kind) * multiplierUnit,
      hits: hitPoints(kind),
    })),
    shoal: [...shoalPays],
    bomb: { ...bomb },
    chain: { ...chain },
    arms: { ...arms, holds: [...arms.holds] },
    crown: { ...crown, shows: [...crown.shows] },
  }),

  parseBet(input): BetResult<AquariumBet> {
    const fields = asRecord(input);
    if (!fields) return { kind: 'refused', error: 'bad_bet' };
    const stake = parseStake(fields, limits);
    if (stake.kind === 'refused') return stake;
    const gun = gunPowers.find((power) => power === fields.gun);
    if (!gun) return { kind: 'refused', error: 'bad_bet', field: 'gun' };
    const kind = seaKindNames.find((name) => name === fields.kind);
    if (!kind) return { kind: 'refused', error: 'bad_bet', field: 'kind' };
    return { kind: 'ok', bet: { ...stake.bet, gun, kind }, stakeCents: stake.stakeCents * BigInt(gun) };
  },

  play(bet, draws) {
    const isHit = draws.int(shotPoints) < hitPoints(bet.kind);
    const outcome = { parts: isHit ? partsOf(bet.kind, draws) : [] };
    return { payoutCents: payoutOf(costOf(bet), worthIn(outcome) * multiplierUnit), outcome };
  },

  events(bet, outcome) {
    const one = seaKinds[bet.kind];
    const isCaught = outcome.parts.length > 0;
    const worth = worthIn(outcome);
    const played =
      isCaught && 'feature' in one
        ? [{ type: 'feature_played' as const, feature: one.feature, parts: outcome.parts }]
        : [];
    return [
      { type: 'shot_fired', kind: bet.kind, gun: bet.gun, isCaught },
      ...played,
      { type: 'catch_counted', worth, multiplier: worth * multiplierUnit },
      settledEvent(costOf(bet), payoutOf(costOf(bet), worth * multiplierUnit)),
    ] satisfies AquariumEvent[];
  },
};

const costOf = (bet: AquariumBet) => stakeCentsOf(bet) * BigInt(bet.gun);
const worthIn = ({ parts }: AquariumOutcome) => parts.reduce((sum, part) => sum + part, 0);

/** Draws what a catch is worth, part by part. */
function partsOf(kind: SeaKind, draws: Draws): number[] {
  const one = seaKinds[kind];
  const oneOf = (list: readonly number[]) => list[draws.int(list.length)] ?? 0;
  if ('pays' in one) return [one.pays];
  switch (one.feature) {
    case 'bomb':
      return [bomb.own, ...Array.from({ length: bomb.neighbours }, () => oneOf(shoalPays))];
    case 'arms':
      return [arms.own, ...Array.from({ length: arms.count }, () => oneOf(arms.holds))];
    case 'crown': {
      const times = oneOf(crown.shows);
      return [crown.own, crown.own * (times - 1)];
    }
    case 'chain': {
      const parts: number[] = [chain.own, oneOf(shoalPays)];
      while (parts.length <= chain.linksMost && draws.int(chain.leapOf) === 0) parts.push(oneOf(shoalPays));
      return parts;
    }
  }
}

import { createDraws, type Draws, type Hmac } from '@arara/fair';
import { subtract, toNumber, zero } from '../ratio.ts';
import type { GameRules, Json } from '../rules.ts';
import { multiplierUnit } from '../stake.ts';
import { type Configuration, deviationOf, type Sample } from './configuration.ts';

export type Simulation = {
  configuration: string;
  rounds: number;
  draws: number;
  rtp: number;
  /** Where the RTP of that many rounds lies with 99% confidence, given the exact RTP and variance. */
  interval: { low: number; high: number };
  isInside: boolean;
  /** 2 where the first sample lay outside, as one of a hundred does by chance, and was played again on other draws. */
  samples: 1 | 2;
};

/** The two-sided 99% quantile of the normal distribution. */
const quantile99 = 2.575_829_303_548_901;

/**
 * Plays a sample with the game's own rules, on draws from a fixed seed: the same figures on every run. One that lies
 * outside its interval is played once more on other draws; by chance alone, one of ten thousand lies outside twice.
 */
export function simulate(
  rules: GameRules,
  sample: Sample,
  configuration: Configuration,
  hmac: Hmac,
): Simulation {
  const first = playSample(rules, sample, configuration, hmac, 1);
  return first.isInside ? first : playSample(rules, sample, configuration, hmac, 2);
}

function playSample(
  rules: GameRules,
  sample: Sample,
  configuration: Configuration,
  hmac: Hmac,
  samples: Simulation['samples'],
): Simulation {
  const parsed = rules.parseBet(sample.input);
  if (parsed.kind === 'refused') throw new Error(`${rules.game} refuses its sample ${sample.configuration}`);
  const seeds = {
    serverSeed: 'simulation',
    clientSeed: `${rules.game} ${sample.configuration}`,
    nonce: samples,
  };
  const counted = countDraws(createDraws(hmac, seeds));
  let payoutCents = 0n;
  let staked = parsed.stakeCents * BigInt(sample.rounds);
  for (let round = 0; round < sample.rounds; round += 1) {
    const played = playOnce(rules, parsed.bet, sample.actions, counted.draws);
    payoutCents += played.payoutCents;
    staked += played.raisedCents;
  }
  const rtp = Number((payoutCents * BigInt(multiplierUnit) ** 2n) / staked) / multiplierUnit ** 2;
  // Rules pay all but the pool, which is known to the house alone.
  const { rtp: whole, jackpotShare = zero } = configuration;
  const expected = toNumber(subtract(whole, jackpotShare));
  const margin = (quantile99 * deviationOf(configuration)) / Math.sqrt(sample.rounds);
  const interval = { low: expected - margin, high: expected + margin };
  return {
    configuration: sample.configuration,
    rounds: sample.rounds,
    draws: counted.count(),
    rtp,
    interval,
    isInside: rtp >= interval.low && rtp <= interval.high,
    samples,
  };
}

function playOnce(rules: GameRules, bet: Json, actions: Sample['actions'], draws: Draws) {
  if (rules.kind === 'instant') return { payoutCents: rules.play(bet, draws).payoutCents, raisedCents: 0n };
  let step = rules.begin(bet, draws);
  let raisedCents = 0n;
  for (let taken = 0; !step.settled; taken += 1) {
    const action = typeof actions === 'function' ? actions(step.view) : actions[taken];
    if (action === undefined) throw new Error(`${rules.game}: a sample does not end its round`);
    const acted = rules.act(bet, step.state, action);
    if (acted.kind === 'refused') throw new Error(`${rules.game} refuses an action of its sample`);
    raisedCents += acted.raiseCents ?? 0n;
    step = acted;
  }
  return { payoutCents: step.settled.payoutCents, raisedCents };
}

/** The same draws, counted. */
function countDraws(draws: Draws): { draws: Draws; count: () => number } {
  let count = 0;
  return {
    count: () => count,
    draws: {
      ...draws,
      int(range) {
        count += 1;
        return draws.int(range);
      },
      pick(items, picked) {
        count += picked;
        return draws.pick(items, picked);
      },
    },
  };
}

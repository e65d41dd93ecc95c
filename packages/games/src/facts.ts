import { type Ratio, ratio, toPercent } from './ratio.ts';
import { extremes, type Volatility, volatilityOf } from './rtp/configuration.ts';
import type { Title } from './title.ts';

/** The lowest and the highest over every bet a title accepts. */
type Span<Value> = { readonly lowest: Value; readonly highest: Value };

/** What the exact analysis of a title comes to, as `facts.json` records it. Shares in hundred-millionths, rounded down. */
export type RecordedFacts = {
  readonly version: number;
  readonly rtp: Span<number>;
  readonly hitRate: Span<number>;
  readonly volatility: Span<Volatility>;
  /** In ten-thousandths of the stake. */
  readonly maxMultiplier: number;
};

/** Works a title's facts out: seconds for some titles, so `npm run rtp -- --write` records them and nothing else asks. */
export function workOutFacts(title: Title): RecordedFacts {
  const { rules, configurations } = title.analyse();
  const rtp = extremes(configurations, (one) => one.rtp);
  const hitRate = extremes(configurations, (one) => one.hitRate);
  const variance = extremes(configurations, (one) => one.variance);
  return {
    version: rules.version,
    rtp: { lowest: parts(rtp.lowest.rtp), highest: parts(rtp.highest.rtp) },
    hitRate: { lowest: parts(hitRate.lowest.hitRate), highest: parts(hitRate.highest.hitRate) },
    volatility: { lowest: volatilityOf(variance.lowest), highest: volatilityOf(variance.highest) },
    maxMultiplier: Math.max(...configurations.map((one) => one.maxMultiplier)),
  };
}

/** In hundred-millionths, rounded down. */
function parts({ numerator, denominator }: Ratio): number {
  return Number((numerator * 100_000_000n) / denominator);
}

/** Hundred-millionths as percent with two decimals, rounded down: a shown RTP is never above the true one. */
export function percentOf(parts: number): string {
  return toPercent(ratio(parts, 100_000_000));
}

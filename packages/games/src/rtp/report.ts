import type { Hmac } from '@arara/fair';
import { compare, type Ratio, ratio, toNumber, toText } from '../ratio.ts';
import { multiplierUnit } from '../stake.ts';
import { isInBand } from './bands.ts';
import { type Analysis, type Configuration, deviationOf, extremes, volatilityOf } from './configuration.ts';
import { type Simulation, simulate } from './simulate.ts';

/** The RTP that every bet must reach, also at the smallest stake. */
const requiredRtp = ratio(85, 100);

/** Everything the report says of one title. */
export type GameReport = {
  game: string;
  version: number;
  configurations: readonly Configuration[];
  lowest: Configuration;
  highest: Configuration;
  lowestAtMinStake: Configuration;
  simulations: Simulation[];
  failures: string[];
};

/** Works one title out and holds it against the rules: RTP at any stake, payouts within limits, simulation. */
export function reportOf(
  { rules, configurations, samples }: Analysis,
  hmac: Hmac,
  proofs: readonly string[],
): GameReport {
  const { lowest, highest } = extremes(configurations, (one) => one.rtp);
  const { lowest: lowestAtMinStake } = extremes(configurations, (one) => one.rtpAtMinStake);
  const simulations = samples.map((sample) => {
    const configuration = configurations.find(({ name }) => name === sample.configuration);
    if (!configuration) throw new Error(`${rules.game} has no configuration ${sample.configuration}`);
    return simulate(rules, sample, configuration, hmac);
  });
  const failures = [
    ...proofs,
    ...configurations
      .filter(({ rtpAtMinStake, rtp }) =>
        [rtp, rtpAtMinStake].some((share) => compare(share, requiredRtp) < 0),
      )
      .map(({ name }) => `${name}: RTP below ${toNumber(requiredRtp)}`),
    ...configurations
      .filter((one) => !isInBand(rules.category, one))
      .map(({ name }) => `${name}: RTP outside of the band of ${rules.category}`),
    ...simulations
      .filter(({ isInside }) => !isInside)
      .map(({ configuration }) => `${configuration}: the simulation is outside its 99% interval`),
  ];
  return {
    game: rules.game,
    version: rules.version,
    configurations,
    lowest,
    highest,
    lowestAtMinStake,
    simulations,
    failures,
  };
}

/** The report for people, one block a title. */
export function reportText(report: GameReport): string {
  const { lowest, highest, lowestAtMinStake, configurations, simulations, failures } = report;
  const rows = [lowest, highest].filter((row, index, all) => all.indexOf(row) === index);
  return [
    `${report.game}, paytable ${report.version}: ${configurations.length} configuration(s)`,
    ...rows.map(
      (row) =>
        `  ${row.name}: RTP ${percent(row.rtp)} = ${toText(row.rtp)}, hit rate ${percent(row.hitRate)}, ` +
        `variance ${toNumber(row.variance).toFixed(4)}, sd ${deviationOf(row).toFixed(4)} (${volatilityOf(row)}), ` +
        `max win ${row.maxMultiplier / multiplierUnit}x`,
    ),
    `  max win of all: ${Math.max(...configurations.map((row) => row.maxMultiplier)) / multiplierUnit}x`,
    `  smallest stake: RTP at least ${percent(lowestAtMinStake.rtpAtMinStake)} (${lowestAtMinStake.name})`,
    ...simulations.map(
      (run) =>
        `  simulated ${run.configuration}: ${run.rounds} rounds, ${run.draws} draws, RTP ${(run.rtp * 100).toFixed(3)}%, ` +
        `99% interval ${(run.interval.low * 100).toFixed(3)}-${(run.interval.high * 100).toFixed(3)}% ` +
        `${run.isInside ? 'inside' : 'OUTSIDE'}${run.samples === 2 ? ' (second sample; the first lay outside)' : ''}`,
    ),
    ...failures.map((failure) => `  FAILED ${failure}`),
  ].join('\n');
}

/** The report with every configuration, as JSON data; exact figures as "numerator/denominator". */
export function reportJson(report: GameReport) {
  const { lowest, highest, lowestAtMinStake, ...rest } = report;
  return {
    ...rest,
    lowest: lowest.name,
    highest: highest.name,
    lowestAtMinStake: lowestAtMinStake.name,
    configurations: report.configurations.map((row) => ({
      name: row.name,
      rtp: toText(row.rtp),
      rtpPercent: toNumber(row.rtp) * 100,
      rtpAtMinStake: toText(row.rtpAtMinStake),
      hitRate: toText(row.hitRate),
      variance: toNumber(row.variance),
      standardDeviation: deviationOf(row),
      volatility: volatilityOf(row),
      maxMultiplier: row.maxMultiplier / multiplierUnit,
    })),
  };
}

function percent(share: Ratio): string {
  return `${(toNumber(share) * 100).toFixed(4)}%`;
}

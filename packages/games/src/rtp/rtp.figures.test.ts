import { createDraws } from '@arara/fair';
import { hmacSha256 } from '@arara/fair/node';
import { judgeSamples } from '@arara/fair/statistics';
import { describe, expect, test } from 'vitest';
import { analyseDice } from '../dice/analysis.ts';
import { diceRules } from '../dice/rules.ts';
import { minesRules } from '../mines/rules.ts';
import { ratio } from '../ratio.ts';
import { rouletteRules } from '../roulette/rules.ts';
import { coroaDaOncaRules } from '../slots/rules.ts';
import { analyseAll } from './analyses.ts';
import { chanceConfiguration, deviationOf, extremes, volatilityOf } from './configuration.ts';
import { reportJson, reportOf, reportText } from './report.ts';
import { simulate } from './simulate.ts';

describe('final outcomes pass the statistics at 99%', { timeout: 900_000 }, () => {
  const tenSamples = (
    _name: string,
    kinds: number,
    perSample: number,
    outcomes: (nonce: number) => number[],
  ) =>
    Array.from({ length: 10 }, (_, sample) => {
      const values: number[] = [];
      for (let nonce = 0; values.length < perSample; nonce += 1)
        values.push(...outcomes(sample * perSample + nonce));
      return { kinds, values };
    });
  const draws = (clientSeed: string, nonce: number) =>
    createDraws(hmacSha256, { serverSeed: 'final outcomes', clientSeed, nonce });

  test('[R24] rolls of Dados de Ouro', () => {
    const bet = { stake: '1.00', direction: 'under', target: 5_000 } as const;
    const rolled = (nonce: number) => [diceRules.play(bet, draws('dice', nonce)).outcome.roll];
    expect(judgeSamples(tenSamples('dice', 10_000, 10_000, rolled))).toMatchObject({ isPassed: true });
  });

  test('[R24] numbers of Roleta Guanabara', () => {
    const bet = { bets: [{ type: 'red', stake: '1.00' }] } as const;
    const number = (nonce: number) => [
      rouletteRules.play({ bets: [...bet.bets] }, draws('roulette', nonce)).outcome.number,
    ];
    expect(judgeSamples(tenSamples('roulette', 37, 10_000, number))).toMatchObject({ isPassed: true });
  });

  test('[R24] places of single mines of Minas do Sertão', () => {
    const bet = { stake: '1.00', mines: 1 };
    const place = (nonce: number) => minesRules.begin(bet, draws('mines', nonce)).state.mined;
    expect(judgeSamples(tenSamples('mines', 25, 10_000, place))).toMatchObject({ isPassed: true });
  });

  test('[R24] stops of Coroa da Onça', () => {
    const bet = { stake: '2.00' };
    const stops = (nonce: number) => coroaDaOncaRules.play(bet, draws('slot', nonce)).outcome.spins[0] ?? [];
    expect(judgeSamples(tenSamples('slot', 32, 20_000, stops))).toMatchObject({ isPassed: true });
  });
});

describe('the report', { timeout: 900_000 }, () => {
  test('[R26] a short simulation of every sample lies inside its 99% interval', () => {
    for (const analysis of analyseAll()) {
      for (const sample of analysis.samples) {
        const configuration = analysis.configurations.find(({ name }) => name === sample.configuration);
        if (!configuration) throw new Error(`no configuration ${sample.configuration}`);
        const run = simulate(
          analysis.rules,
          { ...sample, rounds: Math.min(2_000, sample.rounds / 4) },
          configuration,
          hmacSha256,
        );
        expect(run.isInside, sample.configuration).toBe(true);
      }
    }
  });

  test('fails a title whose simulation, RTP or proof is wrong', () => {
    const dice = analyseDice();
    const generous = dice.configurations.map((one) => ({ ...one, rtp: ratio(110, 100) }));
    const [sample] = dice.samples;
    if (!sample) throw new Error('dice have samples');
    const samples = [{ ...sample, rounds: 20_000 }];
    const report = reportOf({ ...dice, configurations: generous, samples }, hmacSha256, ['a proof failed']);
    expect(report.failures[0]).toBe('a proof failed');
    expect(report.failures.at(-1)).toContain('outside its 99% interval');
    expect(report.failures.some((failure) => failure.includes('outside of the band'))).toBe(true);
    expect(reportText(report)).toContain('FAILED a proof failed');
    const mean = dice.configurations.map((one) => ({ ...one, rtpAtMinStake: ratio(84, 100) }));
    expect(reportOf({ ...dice, configurations: mean, samples: [] }, hmacSha256, []).failures[0]).toContain(
      'RTP below',
    );
  });

  test('states exact figures as fractions', () => {
    const report = reportOf({ ...analyseDice(), samples: [] }, hmacSha256, []);
    expect(report.failures).toEqual([]);
    expect(reportText(report)).toContain('RTP 99.0000% = 99/100');
    expect(reportJson(report).configurations).toHaveLength(19_402);
  });
});

test('variance, deviation and class of a plain chance', () => {
  const even = chanceConfiguration('even', ratio(1, 2), 20_000, 1n);
  expect(even).toMatchObject({ rtp: ratio(1), variance: ratio(1), hitRate: ratio(1, 2) });
  expect([deviationOf(even), volatilityOf(even)]).toEqual([1, 'low']);
  const rare = chanceConfiguration('rare', ratio(1, 10_000), 100_000_000, 1n);
  expect(volatilityOf(rare)).toBe('very_high');
  expect(extremes([even, rare], (one) => one.variance)).toEqual({ lowest: even, highest: rare });
});

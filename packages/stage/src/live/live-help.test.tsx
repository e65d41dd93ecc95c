import { formatMoney } from '@arara/money';
import { phrase } from '@arara/phrases';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadStage } from '../load-stage.ts';
import type { HelpProps } from '../stage.ts';
import { loadLiveCabinet } from './load-live-cabinet.ts';

/** Every kind of table with the title it draws. */
const tables = [
  ['roulette', 'roleta-guanabara'],
  ['baccarat', 'bacara-imperial'],
  ['dragon', 'dragao-e-onca'],
  ['sicbo', 'sic-bo-carioca'],
  ['wheel', 'roda-gigante'],
  ['bingo', 'bingo-da-praca'],
  ['football', 'gol-de-placa'],
  ['lottery', 'sorte-do-trevo'],
  ['lottery', 'ipe-de-ouro'],
  ['digits', 'trinca-da-sorte'],
] as const;

const words: HelpProps['words'] = {
  t: (key, values) => phrase('en', key, values),
  money: (cents) => formatMoney(cents, 'en'),
  locale: 'en',
};

async function helpOf(kind: string, game: string, part: HelpProps['part']): Promise<string> {
  const [cabinet, stage] = await Promise.all([loadLiveCabinet(kind, game), loadStage(game)]);
  const Help = cabinet?.Help ?? stage?.Help;
  if (!Help) throw new Error(`${game} has no help`);
  const shared = { bets: 20, mostCents: 10_000_000_00n };
  const facts = { rtp: '96', maxPayoutCents: 0n, left: null, shared };
  return renderToStaticMarkup(<Help words={words} part={part} facts={facts} />);
}

test.each(tables)('[R31] a shared table of %s tells the rules and the prizes of %s', async (kind, game) => {
  const rules = await helpOf(kind, game, 'rules');
  expect(rules).toContain('published chain');
  expect(rules).toContain('up to 20 times a round');
  expect(rules).toContain('R$10,000,000.00');
  // Nothing of a seed of one's own, and of what is not offered where one draw falls for everybody.
  expect(rules).not.toMatch(/your own seed|continue where you stopped|quick pick|multiple/);
  expect(await helpOf(kind, game, 'prizes')).toContain('<table');
});

test('the wheel of everybody tells its own segments, not those of the title', async () => {
  expect(await helpOf('wheel', 'roda-gigante', 'rules')).toContain('50 cabins');
  const prizes = await helpOf('wheel', 'roda-gigante', 'prizes');
  for (const text of ['Macaw', '48.00×', '2.00%', '24.00%']) expect(prizes).toContain(text);
});

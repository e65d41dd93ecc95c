import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StageWords } from '../../stage.ts';
import { atRest } from '../scene.ts';
import { Counter } from './counter.tsx';

const words: StageWords = { t: (key) => `[${key}]`, money: String, locale: 'en' };
const told = (soFarCents: number) =>
  renderToStaticMarkup(<Counter scene={{ ...atRest([['a']]), soFarCents }} words={words} />);

test('nobody is wished good luck beside what has been paid', () => {
  expect(told(0)).toContain('[games.stage_good_luck]');
  expect(told(60)).toContain('[slotstage.so_far]');
  expect(told(60)).not.toContain('[games.stage_good_luck]');
  expect(told(60)).toContain('60');
});

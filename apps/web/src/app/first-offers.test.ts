import { describe, expect, test } from 'vitest';
import { readFlags, writeFlags } from '../lib/kept-flags.ts';
import { memoryStore } from '../lib/storage.ts';
import { isShownFirst } from './first-offers.ts';

const member = memoryStore({ token: 'a' });
const keeping = (flags: { isAway?: boolean; hasDeposited?: boolean }) => {
  const store = memoryStore();
  writeFlags(store, { ...readFlags(store), ...flags });
  return store;
};

describe('[S3.17] the banner that home shows before any script', () => {
  test.each(['welcome_bonus', 'first_deposit'])('%s is for who has not deposited yet', (promotion) => {
    expect(isShownFirst(promotion, keeping({ hasDeposited: false }), member)).toBe(true);
    expect(isShownFirst(promotion, keeping({ hasDeposited: true }), member)).toBe(false);
  });

  test('other promotions and none are for everybody', () => {
    for (const promotion of ['lottery_wheel', ''])
      expect(isShownFirst(promotion, keeping({ hasDeposited: true }), member)).toBe(true);
  });

  test('who has closed play is invited to nothing', () => {
    expect(isShownFirst('', keeping({ isAway: true }), member)).toBe(false);
  });

  test('a visitor sees it, whoever was here before', () => {
    const kept = keeping({ isAway: true, hasDeposited: true });
    expect(isShownFirst('welcome_bonus', kept, memoryStore())).toBe(true);
  });

  test('what cannot be read counts as not known', () => {
    for (const stored of ['{', 'null', '"x"', '{"hasDeposited":"yes"}'])
      expect(isShownFirst('welcome_bonus', memoryStore({ 'ui-flags': stored }), member)).toBe(true);
  });
});

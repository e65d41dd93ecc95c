import { expect, test } from 'vitest';
import { type Activity, byStanding } from './offers.ts';

test('what can be claimed stands first, what was claimed last, the rest in the order of the house', () => {
  const activities = [
    { code: 'welcome', state: 'claimed' },
    { code: 'ftd', state: 'not_eligible' },
    { code: 'recharge', state: 'in_progress' },
    { code: 'invitation', state: 'claimable' },
    { code: 'daily_rescue', state: 'open' },
  ] as Activity[];
  expect(byStanding(activities).map(({ code }) => code)).toEqual([
    'invitation',
    'ftd',
    'recharge',
    'daily_rescue',
    'welcome',
  ]);
});

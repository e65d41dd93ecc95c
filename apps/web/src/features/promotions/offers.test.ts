import { phrase } from '@arara/phrases';
import { expect, test } from 'vitest';
import { type Activity, byStanding, stateKey } from './offers.ts';

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

test('what cannot be claimed says why: a deposit opens it, its time is over, or it is not for this account', () => {
  expect(phrase('pt', stateKey('not_eligible', 'no_qualified_recharge', 'ftd'))).toBe('Abre com um depósito');
  expect(phrase('en', stateKey('not_eligible', 'no_spins_left', 'lottery_wheel'))).toBe("Today's spins used");
  expect(phrase('en', stateKey('not_eligible', 'reward_ended', 'welcome'))).toBe('Time is over');
  expect(phrase('en', stateKey('not_eligible', 'bonus_active', 'welcome'))).toBe('After your active bonus');
  expect(phrase('en', stateKey('not_eligible', 'reward_not_eligible', 'welcome'))).toBe(
    'Not for this account',
  );
  expect(phrase('en', stateKey('not_eligible', 'reward_not_eligible', 'invitation'))).toBe(
    'Not available yet',
  );
  expect(phrase('en', stateKey('claimable', 'constructor', 'ftd'))).toBe('Ready to claim');
});

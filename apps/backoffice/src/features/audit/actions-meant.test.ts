import { words as en } from '@arara/phrases/staff/all/en';
import { words as pt } from '@arara/phrases/staff/all/pt';
import { words as th } from '@arara/phrases/staff/all/th';
import { words as tr } from '@arara/phrases/staff/all/tr';
import { words as vi } from '@arara/phrases/staff/all/vi';
import { expect, test } from 'vitest';
import { actionsMeant } from './actions-meant.ts';

test.each([
  ['sacou', pt, 'withdrawal_approve'],
  ['saque', pt, 'withdrawal_view'],
  ['Aprovou o saque', pt, 'withdrawal_approve'],
  ['aprovação', pt, 'withdrawal_approve_first'],
  ['approved', pt, 'withdrawal_approve'],
  ['approved', en, 'adjustment_approve'],
  ['withdrew', en, 'withdrawal_reject'],
  ['ANOTACAO', pt, 'member_note'],
  ['ถอนเงิน', th, 'withdrawal_view'],
  ['ONAY', tr, 'withdrawal_approve'],
  ['duyet', vi, 'withdrawal_approve'],
])('%s is what an action is called by', (typed, words, action) => {
  expect(actionsMeant(typed, words)).toContain(action);
});

test('every action is found by the words it is shown with', () => {
  for (const words of [pt, en, th, tr, vi])
    for (const [key, shown] of Object.entries(words))
      if (key.startsWith('did_') && key !== 'did_not')
        expect(actionsMeant(shown, words)).toContain(key.slice('did_'.length));
});

test('every word has to be said by the same action', () => {
  expect(actionsMeant('aprovou saque', pt)).toContain('withdrawal_approve');
  expect(actionsMeant('aprovou saque', pt)).not.toContain('adjustment_approve');
  expect(actionsMeant('recusou saque', pt)).not.toContain('withdrawal_approve');
  expect(actionsMeant('zzzz', pt)).toEqual([]);
  expect(actionsMeant(' ', pt)).toEqual([]);
});

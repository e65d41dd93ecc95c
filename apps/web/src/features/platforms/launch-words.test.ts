import { languageCodes, phrase } from '@arara/phrases';
import { expect, test } from 'vitest';
import { createFormat } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.ts';
import { refusalWords } from './launch-words.ts';

const format = createFormat('pt-BR');
const t: Translate = (key, values) => phrase('pt', key, values);
const game = { min_transfer: '1.00', max_transfer: '5000.00' };
const launched = {
  name: 'day7-lua-de-prata',
  platType: 'day7',
  currency: 'BRL' as const,
  url: '',
  session: '',
  transfer: null,
};
const transfer = {
  id: '1',
  platType: 'day7',
  platform_name: 'Day7',
  direction: 'in' as const,
  money: '200.00',
  state: 'done' as const,
  reason: '',
  created_at: '2031-03-04T02:30:00Z',
  settled_at: '2031-03-04T02:30:01Z',
};
const said = (more: object) => refusalWords({ ...launched, ...more }, game, t, format);

test('[S2.40] [S3.04] money that did not go along with a launch says why, in the words of the error', () => {
  expect(said({ transfer_refused: 'limit_reached' })).toBe(phrase('pt', 'errors.limit_reached'));
  expect(said({ transfer_refused: 'amount_below_minimum' })?.replace('\u00a0', ' ')).toBe(
    'O valor não pode ser menor que R$ 1,00',
  );
  expect(said({ transfer: { ...transfer, state: 'failed', reason: 'unreachable' } })).toBe(
    phrase('pt', 'platforms.failed_unreachable', { platform: 'Day7' }),
  );
});

test('[S2.40] [S3.04] nothing is said of money that went along, nor where nobody says why', () => {
  expect(said({})).toBeNull();
  expect(said({ transfer })).toBeNull();
  expect(said({ transfer: { ...transfer, state: 'unknown' } })).toBeNull();
  expect(said({ transfer_refused: 'a_code_of_tomorrow' })).toBeNull();
});

test('[S2.40] what stands while money is awaited is said in every language', () => {
  for (const key of ['leave_waiting', 'leave_waiting_rest', 'leave_anyway', 'went_none', 'went_none_text']) {
    const words = languageCodes.map((code) => phrase(code, `platforms.${key}`, { platform: 'Day7' }));
    expect(new Set(words).size, key).toBe(languageCodes.length);
  }
});

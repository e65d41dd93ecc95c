import { expect, test } from 'vitest';
import { createFormat } from '../lib/format.ts';
import type { Translate } from '../lib/i18n.ts';
import { endWords, restWords } from './rest-words.ts';

const format = createFormat('pt-BR');
const t: Translate = (key, values) => `${key} ${Object.values(values ?? {}).join()}`.trim();
const open = { is_open: true, is_reachable: true, maintenance_until: null };

test('an absence ends at a time today, and at a day and time otherwise', () => {
  // 23:30 in São Paulo.
  const now = new Date('2031-03-04T02:30:00Z');
  expect(endWords('2031-03-04T02:45:00Z', format, now)).toBe('23:45');
  expect(endWords('2031-03-04T03:15:00Z', format, now)).toMatch(/^04\/03\/2031,?\s00:15$/);
});

test('a game that can be played says nothing; the others say why not', () => {
  expect(restWords(open, t, format)).toBeNull();
  expect(restWords({ ...open, is_reachable: false }, t, format)).toBe('shell.game_silent');
  expect(restWords({ ...open, is_open: false, is_reachable: false }, t, format)).toBe('shell.game_off');
  const until = '2031-03-04T02:45:00Z';
  expect(restWords({ ...open, is_open: false, maintenance_until: until }, t, format)).toMatch(
    /^shell\.game_away_until .*23:45$/,
  );
});

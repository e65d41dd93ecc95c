import { expect, test } from 'vitest';
import {
  clockWords,
  isContinued,
  type Message,
  olderAfter,
  partsOf,
  withMessage,
  withoutMessage,
} from './messages.ts';

const message = (id: string, author = 'a', at = '2031-05-14T12:00:00.000Z'): Message => ({
  id,
  room: 'site',
  author: { id: author, name: 'jo***34', picture_url: '', vip_level: 0 },
  text: 'oi',
  rain: null,
  mentions_me: false,
  created_at: at,
});

test('messages stand in the order of their numbers, each once', () => {
  const items = [message('9'), message('11')];
  expect(withMessage(items, message('10')).map(({ id }) => id)).toEqual(['9', '10', '11']);
  expect(withMessage(items, message('11'))).toBe(items);
  expect(withoutMessage(items, '9').map(({ id }) => id)).toEqual(['11']);
});

test('what moves out of the newest page stands with the older ones, and after a gap those are read again', () => {
  const all = (...ids: string[]) => ids.map((id) => message(id));
  expect(olderAfter(all('1', '2'), all('8', '9', '10'), all('10', '11'))).toEqual(all('1', '2', '8', '9'));
  expect(olderAfter(all('1'), all('8', '9'), all('8', '9', '10'))).toEqual(all('1'));
  expect(olderAfter(all('1'), all('8', '9'), all('20', '21'))).toBeNull();
  expect(olderAfter(all('1'), [], all('20'))).toEqual(all('1'));
});

test('face and name stand again after somebody else, or after five minutes', () => {
  const first = message('1');
  expect(isContinued(message('2'), first)).toBe(true);
  expect(isContinued(message('2', 'b'), first)).toBe(false);
  expect(isContinued(message('2', 'a', '2031-05-14T12:05:00.000Z'), first)).toBe(false);
  expect(isContinued(first, undefined)).toBe(false);
});

test('names are told from what stands between them', () => {
  expect(partsOf('oi @jo***34, e @ma***a_!')).toEqual([
    { text: 'oi ', isName: false },
    { text: '@jo***34', isName: true },
    { text: ', e ', isName: false },
    { text: '@ma***a_', isName: true },
    { text: '!', isName: false },
  ]);
});

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [59_001, '1:00'],
  [3_600_000, '1:00:00'],
  [17_949_000, '4:59:09'],
])('%i ms are %s', (ms, words) => {
  expect(clockWords(ms)).toBe(words);
});

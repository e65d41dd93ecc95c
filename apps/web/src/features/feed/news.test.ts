import { expect, test } from 'vitest';
import { type Entry, withNews } from './news.ts';

const entry = (id: number): Entry => ({
  id: String(id),
  game: 'dados-de-ouro',
  name: 'ma***ia',
  stake_money: '1.00',
  payout_money: '2.00',
  multiplier: '2.00',
  at: '2031-01-01T00:00:00.000Z',
});
const ids = (entries: readonly Entry[]) => entries.map(({ id }) => id);

test('what is told again stands once, the newest first, and old entries go', () => {
  const known = { bets: [entry(9), entry(8)], wins: [] };
  const once = withNews(known, { bets: [entry(10)], wins: [entry(3)] });
  const twice = withNews(once, { bets: [entry(10), entry(11)], wins: [entry(3)] });
  expect(ids(twice.bets)).toEqual(['11', '10', '9', '8']);
  expect(ids(twice.wins)).toEqual(['3']);
  const many = Array.from({ length: 60 }, (_, index) => entry(100 + index));
  expect(ids(withNews(twice, { bets: many, wins: [] }).bets)[0]).toBe('159');
  expect(withNews(twice, { bets: many, wins: [] }).bets).toHaveLength(20);
});

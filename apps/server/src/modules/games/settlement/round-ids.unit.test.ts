import { expect, test } from 'vitest';
import { momentOfRound, RoundIds } from './round-ids.ts';

test('the moment of a round is the one its id was made at, in whatever order rounds are told', () => {
  const ids = new RoundIds();
  const first = Date.UTC(2026, 0, 2, 3, 4, 5, 678);
  const rounds = [first, first, first + 1, first + 60_000].map((ms) => ({ id: ids.next(ms), ms }));
  const told = [...rounds, ...rounds.toReversed(), ...rounds];
  expect(told.map(({ id }) => momentOfRound(id))).toEqual(told.map(({ ms }) => new Date(ms).toISOString()));
});

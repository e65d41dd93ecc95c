import { expect, test } from 'vitest';
import { toPercent } from '../../ratio.ts';
import { seatReturns } from './returns.ts';
import { seatReturn } from './rules.ts';

test('[R26] the seats return what is said of them, counted exactly over every card by best play, within the band', () => {
  const { first, all } = seatReturns();
  expect({ first: toPercent(first, 4), all: toPercent(all, 4) }).toEqual(seatReturn);
  expect(seatReturn).toEqual({ first: '99.4296', all: '99.4938' });
});

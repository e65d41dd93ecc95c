import { isConform, tableOf, transferConformance } from '@arara/platform-kit/conformance';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { heldMember, transferUnderTest } from './testing/conformance-house.ts';
import { openSeamlessLab, type SeamlessLab } from './testing/seamless-lab.ts';

let lab: SeamlessLab;
let house: TestHouse;
beforeAll(async () => {
  lab = await openSeamlessLab();
  house = await startTestHouse(lab.env);
  lab.connect({ url: house.house.publicUrl(), now: () => house.clock.now().getTime() });
});
afterAll(async () => {
  await house.close();
  await lab.close();
});

test('[S7.26] over a transfer wallet, whatever a platform does, the money is where both sides say it is', async () => {
  const { day7 } = lab.simulators;
  const members = [await heldMember(house, 100_000n), await heldMember(house, 100_000n)];
  const results = await transferConformance(transferUnderTest(house, 'day7', day7, members), 2);
  expect(isConform(results), tableOf(results)).toBe(true);
  const books = await booksNow(house.house.db);
  expect(books.isClean).toBe(true);
  expect(books.house.find(({ kind }) => kind === 'platforms')?.balanceCents).toBe(day7.totalCents());
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../testing/house.ts';
import { drawLab } from '../live/testing/draw-lab.ts';
import { newLivePlayer, startLiveHouse } from '../live/testing/live-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startLiveHouse();
});
afterAll(() => house.close());

test('[S5.12] both hands of a shared round, bet on one after the other, are one round of hardly any risk', async () => {
  const player = await newLivePlayer(house, { cash: '1000.00' });
  const table = drawLab(house, 'bacara');
  const { id } = await table.open();
  await player.mustPlace('bacara', id, { on: 'player', stake: '300.00' });
  await player.mustPlace('bacara', id, { on: 'banker', stake: '300.00' });
  await table.finish();
  await house.drain();
  await house.runTask('abuse-signals');
  const { rows } = await house.house.db.query(
    `select signal, evidence -> 'facts' as facts from abuse_case where member_id = $1`,
    [player.memberId],
  );
  // Whichever wins, or neither: 585.00 come back of 600.00 at least.
  expect(rows).toEqual([{ signal: 'hardly_risked', facts: { turnover: '600.00', even_percent: '100' } }]);
});

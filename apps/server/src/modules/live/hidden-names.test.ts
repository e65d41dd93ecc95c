import { feed, live } from '@arara/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { maskAccount } from '../../plugins/mask-account.ts';
import type { TestHouse } from '../../testing/house.ts';
import { flightLab } from './testing/flight-lab.ts';
import { newLivePlayer, startLiveHouse } from './testing/live-house.ts';

let house: TestHouse;
let arara: ReturnType<typeof flightLab>;
beforeAll(async () => {
  house = await startLiveHouse();
  arara = flightLab(house, 'arara');
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => house.close());

test('nobody at a table sees the name of whoever hides it, neither at once nor later', async () => {
  const shown = await newLivePlayer(house, { cash: '100.00' });
  let hiding = shown;
  // What a mask leaves of two accounts may be the same.
  while (maskAccount(hiding.account) === maskAccount(shown.account))
    hiding = await newLivePlayer(house, { cash: '100.00' });
  await house.ask(feed.setFeedPrivacy, { is_hidden: true }, { token: hiding.token });
  const { id: roundId } = await arara.open();
  const told = vi.spyOn(house.house.notices, 'publish');
  for (const one of [shown, hiding]) await one.mustBet('arara', roundId, { stake: '1.00' });
  const { bets } = await house.ask(live.liveTable, { table: 'arara' }, { token: shown.token });
  expect(bets.map(({ name }) => name).toSorted()).toEqual(['***', maskAccount(shown.account)].toSorted());
  await arara.lock();
  await arara.land(await arara.fly(120), 120);
  const news = JSON.stringify(told.mock.calls);
  expect(news).toContain(`"name":"${maskAccount(shown.account)}"`);
  expect(news).toContain('"name":"***"');
  expect(news).not.toContain(maskAccount(hiding.account));
});

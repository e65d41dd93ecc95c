import { games, protection, wallet } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import type { TestHouse } from '../../testing/house.ts';
import { flightLab } from './testing/flight-lab.ts';
import { newLivePlayer, startLiveHouse } from './testing/live-house.ts';

let house: TestHouse;
let arara: ReturnType<typeof flightLab>;
beforeAll(async () => {
  house = await startLiveHouse();
  arara = flightLab(house, 'arara');
});
afterAll(() => house.close());

test('[R33] a bet that was taken back is in nobody’s turnover: the session, the reality check and the records say the same', async () => {
  const ana = await newLivePlayer(house, { cash: '100.00' });
  const { token } = ana;
  const told = async () => {
    const { net, turnover } = await house.ask(wallet.todaysPlay, {}, { token });
    const check = await house.ask(protection.realityCheck, {}, { token });
    expect(check).toMatchObject({ net, turnover });
    return { net, turnover };
  };
  const { id: roundId } = await arara.open();
  const dropped = await ana.mustBet('arara', roundId, { stake: '20.00' });
  expect(await told()).toEqual({ net: '-20.00', turnover: '20.00' });
  expect(await ana.cancel(dropped.bet.id)).toMatchObject({ status: 'success' });
  expect(await told()).toEqual({ net: '0.00', turnover: '0.00' });
  await ana.mustBet('arara', roundId, { stake: '5.00' });
  // What is still open is staked.
  expect(await told()).toEqual({ net: '-5.00', turnover: '5.00' });
  await arara.lock();
  await arara.land(await arara.fly(150), 150);
  expect(await told()).toEqual({ net: '-5.00', turnover: '5.00' });
  const records = await house.ask(games.gameRecord, { range: 'today' }, { token });
  expect(records).toMatchObject({ total: 1, total_bet: '5.00', total_win_loss: '-5.00' });
  expect(records.items[0]?.live_round_id).toBe(roundId);
  // The statement leads to the flight; a stake that came back is called so, and is no round to recall.
  const { items } = await house.ask(wallet.statement, { range: 'today' }, { token });
  expect(items.map(({ kind, amount, game }) => [kind, amount, game?.game, game?.is_returned])).toEqual(
    expect.arrayContaining([
      ['stake', '-5.00', 'voo-da-arara', false],
      ['payout', '20.00', 'voo-da-arara', true],
    ]),
  );
  const leadsTo = (amount: string) => items.find((item) => item.amount === amount)?.game;
  expect(leadsTo('-5.00')).toMatchObject({ round_id: null, live_round_id: roundId });
  expect(leadsTo('20.00')).toMatchObject({ round_id: null, live_round_id: null });
  expect(await booksNow(house.house.db)).toMatchObject({
    differenceCents: 0n,
    wrongRounds: 0n,
    isClean: true,
  });
});

import { protection } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { drawLab } from '../testing/draw-lab.ts';
import { flightLab } from '../testing/flight-lab.ts';
import { newLivePlayer, startLiveHouse } from '../testing/live-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startLiveHouse();
});
afterAll(() => house.close());

const red = (stake: string) => ({ bets: [{ type: 'red', stake }] });

test('what may be staked at once with a bonus holds for all bets of a member on one shared round', async () => {
  const roleta = drawLab(house, 'roleta');
  const player = await newLivePlayer(house, { cash: '100.00' });
  const errorOf = async (roundId: string, stake: string) => {
    const answer = await player.chips('roleta', roundId, red(stake));
    return answer.status === 'success' ? 'accepted' : answer.error;
  };
  const { id: roundId } = await roleta.open();
  const early = await player.mustPlace('roleta', roundId, red('3.00'));
  await house.house.db.query('update member_play set stake_max_cents = 500 where member_id = $1', [
    player.memberId,
  ]);
  expect(await player.chips('roleta', roundId, red('2.01'))).toMatchObject({
    error: 'bonus_stake_too_large',
    message: expect.stringContaining('5.00'),
  });
  expect(await errorOf(roundId, '2.00')).toBe('accepted');
  expect(await errorOf(roundId, '1.00')).toBe('bonus_stake_too_large');
  await player.cancel(early.bet.id);
  expect(await errorOf(roundId, '3.00')).toBe('accepted');
  // The next round is another.
  const next = (await roleta.waiting()).id;
  expect(await errorOf(next, '5.00')).toBe('accepted');

  const arara = flightLab(house, 'arara');
  const { id: flightId } = await arara.open();
  await player.mustBet('arara', flightId, { stake: '4.00', slot: 1 });
  expect(await player.bet('arara', flightId, { stake: '4.00', slot: 2 })).toMatchObject({
    error: 'bonus_stake_too_large',
  });
  await player.mustBet('arara', flightId, { stake: '1.00', slot: 2 });
});

test('[R37] a limit of what is staked at once counts all bets of a member on one shared round, and says so', async () => {
  const sicbo = drawLab(house, 'roleta');
  const player = await newLivePlayer(house, { cash: '100.00' });
  const { id: roundId } = await sicbo.inPhase('open');
  await house.ask(
    protection.protectionSetLimit,
    { kind: 'stake', period: 'round', money: '2.50' },
    { token: player.token },
  );
  await player.mustPlace('roleta', roundId, red('1.50'));
  expect(await player.chips('roleta', roundId, red('1.01'))).toMatchObject({
    error: 'limit_reached',
    data: { kind: 'stake', period: 'round', money: '2.50', used_money: '1.50' },
  });
  await player.mustPlace('roleta', roundId, red('1.00'));
});

import { races } from '@arara/contract';
import { walletsOf } from '@arara/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { settleRounds } from '../../testing/settle-round.ts';
import { newPlayer, type Player } from '../games/testing/player.ts';
import { newStaff, type StaffAtWork } from '../staff/testing/staff-at-work.ts';
import { payEndedRaces } from './pay-races.ts';

let house: TestHouse;
let admin: StaffAtWork;
const at = (moment: string) => house.clock.moveTo(new Date(moment));
beforeAll(async () => {
  house = await startTestHouse();
  at('2031-05-14T12:00:00-03:00');
  admin = await newStaff(house, 'admin');
});
afterAll(() => house.close());

const figures = { prizes: ['30.00', '20.00'], budget: '50.00', stake_min: '1.00', reason: 'Corrida' };
const plan = (input: object) =>
  house.call(
    races.staffRaceCreate,
    { period: 'day', measure: 'multiplier', ...figures, ...input },
    { token: admin.token },
  );
const play = async (player: Player, stakeCents: bigint, payoutCents: bigint, bonusCents = 0n) => {
  house.clock.moveBy(60_000);
  await settleRounds(house, [{ memberId: player.memberId, stakeCents, payoutCents, bonusCents }]);
  await house.drain();
};
const cashOf = async (player: Player) => (await walletsOf(house.house.db, player.memberId)).cash.balanceCents;
const runningFor = async (player: Player) => {
  const { items } = await house.ask(races.races, {}, { token: await house.login(player) });
  const [race] = items;
  if (!race) throw new Error('no race runs');
  return race;
};

test('a prize is for whoever has staked enough cash in the race; others leave their place to the next', async () => {
  expect(await plan({ turnover_min: '-1' })).toMatchObject({
    data: { fields: [{ field: 'turnover_min', error: 'amount_format' }] },
  });
  expect(await plan({ turnover_min: '100.00' })).toMatchObject({ data: { turnover_min: '100.00' } });
  const [lucky, bonus, ana, bia] = await Promise.all([1, 2, 3, 4].map(() => newPlayer(house, {})));
  if (!lucky || !bonus || !ana || !bia) throw new Error('four players');
  // One small round that paid much; what was staked of a bonus; enough to the centavo; a centavo too little.
  await play(lucky, 100n, 90_000n);
  await play(bonus, 100n, 80_000n);
  await play(bonus, 50_000n, 0n, 50_000n);
  await play(ana, 100n, 70_000n);
  await play(ana, 9_900n, 0n);
  await play(bia, 100n, 60_000n);
  await play(bia, 9_899n, 0n);

  const race = await runningFor(lucky);
  expect(race).toMatchObject({ turnover_min: '100.00', me: { place: 1, turnover_left: '99.00' } });
  expect((await runningFor(bonus)).me).toMatchObject({ turnover_left: '99.00' });
  expect((await runningFor(ana)).me).toMatchObject({ place: 3, turnover_left: '0.00' });
  const seen = await house.ask(races.staffRaceStandings, { id: race.id }, { token: admin.token });
  expect(seen.items.map((one) => [one.account, one.prize_money, one.is_rewardable])).toEqual([
    [lucky.account, '0.00', false],
    [bonus.account, '0.00', false],
    [ana.account, '30.00', true],
    [bia.account, '0.00', false],
  ]);

  // The day after counts for the next race.
  at('2031-05-15T00:05:00-03:00');
  await play(bia, 50_000n, 0n);
  const before = await Promise.all([lucky, bonus, ana, bia].map(cashOf));
  at('2031-05-15T00:15:00-03:00');
  const paid = await Promise.all(Array.from({ length: 8 }, () => payEndedRaces(house.house)));
  expect(paid.reduce((sum, { cents }) => sum + cents, 0)).toBe(3000);
  const gained = (await Promise.all([lucky, bonus, ana, bia].map(cashOf))).map(
    (cents, index) => cents - (before[index] ?? 0n),
  );
  expect(gained).toEqual([0n, 0n, 3000n, 0n]);
  const history = await house.ask(races.raceHistory, {}, { token: await house.login(lucky) });
  expect(history.items[0]).toMatchObject({
    winners: [{ place: 1, prize_money: '30.00' }],
    me: { prize_money: '0.00', turnover_left: '99.00' },
  });
});

test('what a plan asks for stays when a save does not tell it, and a race that runs keeps what it promised', async () => {
  const { token } = await newStaff(house, 'admin');
  const { items } = await house.ask(races.staffRaces, {}, { token });
  const id = items[0]?.id ?? '';
  const edit = (version: number, input: object) =>
    house.ask(races.staffRaceEdit, { id, version, ...figures, ...input }, { token });
  expect(await edit(0, { prizes: ['10.00'] })).toMatchObject({ turnover_min: '100.00' });
  expect(await edit(1, { turnover_min: '0' })).toMatchObject({ turnover_min: '0.00' });
  const player = await newPlayer(house, {});
  expect(await runningFor(player)).toMatchObject({ turnover_min: '100.00', me: null });
});

import { races } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newStaff } from '../staff/testing/staff-at-work.ts';

let house: TestHouse;
const at = (moment: string) => house.clock.moveTo(new Date(moment));
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const figures = { prizes: ['30.00', '20.00'], budget: '50.00', stake_min: '1.00', reason: 'Corrida' };

test.each([
  ['day', '2032-08-04', '2032-08-05'],
  ['week', '2032-08-11', '2032-08-16'],
] as const)(
  'a %s has one race of a kind, however often its plan is stopped and begun anew',
  async (period, day, next) => {
    at(`${day}T12:00:00-03:00`);
    const admin = await newStaff(house, 'admin');
    const begin = () =>
      house.ask(races.staffRaceCreate, { period, measure: 'wager', ...figures }, { token: admin.token });
    const stop = (id: string) =>
      house.ask(races.staffRaceStop, { id, reason: 'Fim' }, { token: admin.token });
    const startsOf = async () =>
      (await house.ask(races.races, {})).items.map((race) => race.starts_at.slice(0, 10));
    const first = await begin();
    expect(first.starts_on).toBe(day);
    await stop(first.id);
    const second = await begin();
    expect(second.starts_on).toBe(next);
    await stop(second.id);
    const third = await begin();
    expect([third.starts_on, third.running_until]).toEqual([next, null]);
    await house.runTask('races');
    expect(await startsOf()).toEqual([day]);
    at(`${next}T12:00:00-03:00`);
    await house.runTask('races');
    expect(await startsOf()).toEqual([next]);
    const later = await newStaff(house, 'admin');
    await house.ask(races.staffRaceStop, { id: third.id, reason: 'Fim' }, { token: later.token });
  },
);

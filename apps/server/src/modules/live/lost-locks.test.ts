import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import type { TestHouse } from '../../testing/house.ts';
import { drawLab } from './testing/draw-lab.ts';
import { startLiveHouse, switchTable } from './testing/live-house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startLiveHouse();
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => house.close());

/** Breaks the connection that holds the tables' locks with the first lock that is given back. */
function breaksWhenGivingBack(): { readonly times: number } {
  const { query } = pg.Client.prototype;
  let times = 0;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(async function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    if (String(given[0]).includes('pg_advisory_unlock') && times === 0) {
      times += 1;
      await house.house.db.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'arara-live' and datname = current_database()`,
      );
    }
    return Reflect.apply(query, this, given);
  });
  return {
    get times() {
      return times;
    },
  };
}

test('tables that come to rest together run again, though the connection with their locks broke at that moment', async () => {
  const [roleta, bacara] = [drawLab(house, 'roleta'), drawLab(house, 'bacara')];
  await Promise.all([roleta.open(), bacara.open()]);
  // They were opened at one moment, and one clock takes both along.
  await roleta.lock();
  await bacara.inPhase('locked');
  await roleta.show();
  await bacara.inPhase('playing');
  await roleta.settle();
  await bacara.inPhase('settled');
  for (const slug of ['roleta', 'bacara']) await switchTable(house, slug, false);
  const broken = breaksWhenGivingBack();
  house.clock.moveBy(3_000);
  await eventually(
    () => broken.times,
    (times) => times === 1,
  );
  for (const slug of ['roleta', 'bacara']) await switchTable(house, slug, true);
  expect((await roleta.inPhase('open')).number).toBe(2n);
  expect((await bacara.inPhase('open')).number).toBe(2n);
});

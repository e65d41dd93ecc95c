import { staff } from '@arara/contract';
import { expect, onTestFinished, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { createOrResetStaff } from './create-or-reset-staff.ts';
import { ensureFirstStaff } from './first-staff.ts';

async function open(env: Record<string, string> = {}): Promise<TestHouse> {
  const house = await startTestHouse(env);
  onTestFinished(() => house.close());
  return house;
}

test('with no staff at all an account is made, its password printed this once', async () => {
  const house = await open();
  const [first = [], second = []] = await Promise.all([
    ensureFirstStaff(house.house),
    ensureFirstStaff(house.house),
  ]);
  const lines = [...first, ...second];
  expect(lines).toHaveLength(1);
  const [, password = ''] = /admin@arara\.local created, password (\S+) /.exec(lines[0] ?? '') ?? [];
  expect(password.length).toBeGreaterThanOrEqual(20);
  expect(await house.ask(staff.staffLogin, { email: 'admin@arara.local', password })).toMatchObject({
    staff: { role: 'admin' },
  });
  expect(await ensureFirstStaff(house.house)).toEqual([]);
});

test('an account that nobody can log in with is none: one is made', async () => {
  const { house } = await open();
  // As the history of a first start leaves its reviewer behind.
  const { email } = await createOrResetStaff(house.db, { email: 'financeiro@arara.test', role: 'finance' });
  expect(await ensureFirstStaff(house)).toEqual([]);
  await house.db.query('update staff set is_active = false where email = $1', [email]);
  expect((await ensureFirstStaff(house)).join()).toMatch(/^staff: admin@arara\.local created, /);
});

test('STAFF_EMAIL and STAFF_PASSWORD make the first account, and change nothing afterwards', async () => {
  const house = await open({ STAFF_EMAIL: 'Chefe@arara.test', STAFF_PASSWORD: 'uma-senha-comprida' });
  const lines = await ensureFirstStaff(house.house);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('chefe@arara.test');
  expect(lines[0]).not.toContain('uma-senha-comprida');
  const credentials = { email: 'chefe@arara.test', password: 'uma-senha-comprida' };
  expect(await house.ask(staff.staffLogin, credentials)).toMatchObject({ staff: { role: 'admin' } });
  expect(await ensureFirstStaff(house.house)).toEqual([]);
});

import { type Call, calls, staffCare } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newStaff } from '../../apps/server/src/modules/staff/testing/staff-at-work.ts';
import { startTestHouse, type TestHouse } from '../../apps/server/src/testing/house.ts';
import { shapeOf, usualInput } from './support/usual-input.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const has = (schema: object, name: string) =>
  'shape' in schema && typeof schema.shape === 'object' && schema.shape !== null && name in schema.shape;

/** Lists with numbered pages, which say how many there are in all. */
const numbered = calls.filter(
  (call) => call.method === 'GET' && 'page' in shapeOf(call).properties && has(call.data, 'total'),
);

const totalIn = (data: unknown) => (data as { total?: number } | null)?.total;

test('a page beyond the last says how many there are as the first one does, in every list with numbers', async () => {
  const member = await house.newMember();
  await house.login(member);
  const { token } = await newStaff(house, 'admin');
  await house.ask(staffCare.staffMemberNote, { id: member.memberId, text: 'Ligou' }, { token });
  const asked = (call: Call, page: number) =>
    house.call(
      call,
      {
        ...usualInput(call),
        // Whose it is, where a staff call asks for somebody.
        ...(call.path.includes('/members/{id}') && { id: member.memberId }),
        ...(call.path.includes('{table}') && { table: 'roleta' }),
        page,
        page_size: 1,
      },
      { token: call.who === 'staff' ? token : member.token },
    );
  const totals = new Map<string, [unknown, unknown]>();
  for (const call of numbered) {
    const [first, beyond] = [await asked(call, 1), await asked(call, 10_000)];
    expect([first.code, beyond.code], call.name).toEqual([200, 200]);
    totals.set(call.name, [totalIn(first.data), totalIn(beyond.data)]);
  }
  expect([...totals].filter(([, [first, beyond]]) => first !== beyond)).toEqual([]);
  // Those that had somebody in them.
  const filled = [...totals].filter(([, [first]]) => Number(first) > 0).map(([name]) => name);
  expect(filled).toEqual(
    expect.arrayContaining([
      'announcements',
      'notifications',
      'staffMemberDevices',
      'staffMemberNotes',
      'staffGames',
    ]),
  );
});

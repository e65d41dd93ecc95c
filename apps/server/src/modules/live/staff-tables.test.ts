import { live } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../testing/house.ts';
import { newStaff, type StaffAtWork } from '../staff/testing/staff-at-work.ts';
import { startLiveHouse } from './testing/live-house.ts';

let house: TestHouse;
let editor: StaffAtWork;
let colleague: StaffAtWork;
let support: StaffAtWork;
beforeAll(async () => {
  house = await startLiveHouse();
  editor = await newStaff(house, 'content');
  colleague = await newStaff(house, 'content');
  support = await newStaff(house, 'support');
});
afterAll(() => house.close());

interface Given {
  readonly version: number;
  readonly is_on: boolean;
  readonly stream: string | null;
}
const change = (given: Given, staff = editor) =>
  house.call(
    live.staffLiveTableChange,
    { table: 'bacara', reason: 'Estúdio', ...given },
    { token: staff.token },
  );
const shown = async () => {
  const { items } = await house.ask(live.staffLiveTables, {}, { token: support.token });
  return items.find(({ table }) => table === 'bacara');
};
const versionNow = async () => (await shown())?.version ?? 0;

test('staff switch a table and say where it is streamed from, over HTTPS alone; the look is for those who may', async () => {
  const version = await versionNow();
  for (const stream of [
    'http://video.example.com/a.m3u8',
    'https://video.example.com/a.mp4',
    'javascript:x.m3u8',
  ])
    expect(await change({ version, is_on: true, stream })).toMatchObject({ error: 'invalid_input' });
  expect(await change({ version, is_on: true, stream: null }, support)).toMatchObject({ code: 403 });
  const stream = 'https://video.example.com/bacara/index.m3u8';
  expect(await change({ version, is_on: false, stream })).toMatchObject({
    data: { is_on: false, stream, play: 'draw' },
  });
  expect(await house.ask(live.liveTable, { table: 'bacara' })).toMatchObject({ is_on: false, stream });
  expect(await shown()).toMatchObject({ stream, is_on: false });
  await change({ version: version + 1, is_on: false, stream: null });
});

test('a form that was opened before a colleague closed the table does not open it again', async () => {
  await change({ version: await versionNow(), is_on: true, stream: null });
  const version = await versionNow();
  expect(await change({ version, is_on: false, stream: null }, colleague)).toMatchObject({
    data: { is_on: false, version: version + 1, edited_by: colleague.email },
  });
  const stream = 'https://video.example.com/bacara/new.m3u8';
  expect(await change({ version, is_on: true, stream })).toMatchObject({
    code: 409,
    error: 'state_changed',
    data: { version: version + 1, edited_by: colleague.email },
  });
  expect(await shown()).toMatchObject({ is_on: false, stream: null });
  // Two who read the same save at once: one of them is told.
  const both = { version: version + 1, is_on: false, stream: null };
  const answers = await Promise.all([change(both), change(both, colleague)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
});

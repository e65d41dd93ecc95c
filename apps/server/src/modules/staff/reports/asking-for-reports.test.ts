import { staffReports } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newStaff } from '../testing/staff-at-work.ts';

const period = { from: '2031-03-03', to: '2031-03-06' };

let house: TestHouse;
let token: string;
beforeAll(async () => {
  house = await startTestHouse();
  ({ token } = await newStaff(house, 'finance'));
});
afterAll(() => house.close());

test('reports are read by finance, risk and admin, and exported by finance and admin', async () => {
  const tried = await Promise.all(
    (['support', 'finance', 'risk', 'content', 'admin'] as const).map(async (role) => {
      const as = { token: (await newStaff(house, role)).token };
      const read = await house.call(staffReports.reportSummary, period, as);
      const exported = await house.call(staffReports.reportExport, { ...period, by: 'day' }, as);
      return [role, read.code, exported.code];
    }),
  );
  expect(tried).toEqual([
    ['support', 403, 403],
    ['finance', 200, 200],
    ['risk', 200, 403],
    ['content', 403, 403],
    ['admin', 200, 200],
  ]);
});

test('what cannot be asked is refused by its field', async () => {
  const refused = async (input: Record<string, unknown>) => {
    const answer = await house.call(
      staffReports.reportRows,
      { ...period, figure: 'ggr', ...input },
      { token },
    );
    return answer.status === 'fail' ? answer.data?.fields?.[0]?.field : '';
  };
  expect(await refused({ from: '2031-03-07' })).toBe('to');
  expect(await refused({ from: '2029-01-01' })).toBe('to');
  expect(await refused({ from: '2031-02-30' })).toBe('from');
  expect(await refused({ figure: 'deposits', game: 'dados-de-ouro' })).toBe('figure');
  expect(await refused({ agent: 'none', game: 'dados-de-ouro' })).toBe('figure');
  expect(await refused({ after: 'anything' })).toBe('after');
});

import {
  type Call,
  staff,
  staffCare,
  staffQueues,
  staffRequests,
  staffRounds,
  support,
} from '@arara/contract';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { verifyAuditChain } from '../audit/verify-audit-chain.ts';
import {
  actionsAbout,
  newRichMember,
  newStaff,
  type StaffAtWork,
  submitWithdrawal,
} from '../testing/staff-at-work.ts';
import { sameLookMs, writeLooks } from './write-looks.ts';

let house: TestHouse;
let risk: StaffAtWork;
beforeAll(async () => {
  house = await startTestHouse();
  risk = await newStaff(house, 'risk');
});
afterEach(async () => {
  await house.house.looks.settled();
  expect(await verifyAuditChain(house.house.db)).toMatchObject({ brokenAt: null });
});
afterAll(() => house.close());

const view = (memberId: string, who = risk) =>
  house.call(staff.staffMemberGet, { id: memberId }, { token: who.token });
async function details(action: string, who: StaffAtWork): Promise<unknown[]> {
  await house.house.looks.settled();
  const { rows } = await house.house.db.query<{ detail: unknown }>(
    'select detail from audit_log where action = $1 and staff_id = $2 order by id',
    [action, who.id],
  );
  return rows.map(({ detail }) => detail);
}

test('each thing of a member that staff opens is a look of its own, with the account, and none is recorded that was refused', async () => {
  const member = await house.newMember();
  const id = member.memberId;
  const open: readonly (readonly [call: Call, action: string])[] = [
    [staff.staffMemberGet, 'member.view'],
    [staff.staffMemberStatement, 'member.view_statement'],
    [staffCare.staffMemberDevices, 'member.view_devices'],
    [staffCare.staffMemberNotes, 'member.view_notes'],
    [staffRounds.memberStanding, 'member.view_standing'],
    [staffQueues.memberChecks, 'member.view_checks'],
    [staffRounds.memberRounds, 'member.view_rounds'],
  ];
  for (const [call] of open)
    expect(await house.call(call, { id }, { token: risk.token })).toMatchObject({ code: 200 });
  expect(await actionsAbout(house, id)).toEqual(open.map(([, action]) => action));
  expect(await details('member.view_devices', risk)).toEqual([{ account: member.account }]);
  const content = await newStaff(house, 'content');
  expect(await view(id, content)).toMatchObject({ code: 403 });
  expect(await view('0190a4d2-0000-7000-8000-000000000001')).toMatchObject({ code: 404 });
  expect(await actionsAbout(house, id)).toHaveLength(open.length);
  expect(await actionsAbout(house, '0190a4d2-0000-7000-8000-000000000001')).toEqual([]);
});

test('a list tells what was asked for and how many people stood in it, and nothing when there were none', async () => {
  const who = await newStaff(house, 'finance');
  const member = await newRichMember(house, '80.00');
  await submitWithdrawal(house, member, '30.00');
  await submitWithdrawal(house, member, '20.00');
  const list = (input: Record<string, unknown>) =>
    house.ask(staff.staffWithdrawals, input, { token: who.token });
  await list({ state: 'open', page_size: 50 });
  await list({ state: 'rejected' });
  expect(await details('withdrawal.view_list', who)).toEqual([{ state: 'open', shown: 1 }]);
  await house.ask(staff.staffMembers, { search: member.cpf, page_size: 5 }, { token: who.token });
  expect(await details('member.search', who)).toEqual([
    { search: `*******${member.cpf.slice(-4)}`, shown: 1 },
  ]);
  // Narrowed to one member it is a look at that member.
  const asked = { id: member.memberId, money: '1.00', reason: 'Teste' };
  await house.ask(staffRequests.staffAdjust, asked, { token: who.token });
  await house.ask(staffRequests.staffRequests, { member_id: member.memberId }, { token: who.token });
  expect(await actionsAbout(house, member.memberId)).toEqual(['request.view_list']);
  expect(await details('request.view_list', who)).toEqual([{ account: member.account, page: 1, shown: 1 }]);
  const { token } = await newStaff(house, 'support');
  await house.ask(support.staffSupport, { state: 'waiting' }, { token });
  expect(await actionsAbout(house, '')).not.toContain('support.view_list');
});

test('the same within a quarter of an hour is one look: asked often, at once, and on two instances', async () => {
  const member = await house.newMember();
  await Promise.all(Array.from({ length: 20 }, () => view(member.memberId)));
  expect(await actionsAbout(house, member.memberId)).toEqual(['member.view']);
  // Another instance remembers nothing of this one.
  const look = {
    action: 'member.view',
    subjectType: 'member',
    subjectId: member.memberId,
    asked: {},
    told: {},
    actor: { staffId: risk.id, email: risk.email, ip: '' },
    at: house.clock.now(),
  } as const;
  await Promise.all(
    Array.from({ length: 5 }, () => inTransaction(house.house.db, (tx) => writeLooks(tx, [look, look]))),
  );
  expect(await actionsAbout(house, member.memberId)).toEqual(['member.view']);
  await view(member.memberId, await newStaff(house, 'support'));
  expect(await actionsAbout(house, member.memberId)).toHaveLength(2);
  house.clock.moveBy(sameLookMs);
  await view(member.memberId);
  expect(await actionsAbout(house, member.memberId)).toHaveLength(3);
  // Further pages of the same thing of one member are the same look; of a list they are not.
  for (const page of [1, 2])
    await house.ask(staffCare.staffMemberDevices, { id: member.memberId, page }, { token: risk.token });
  expect(await actionsAbout(house, member.memberId)).toHaveLength(4);
  const who = await newStaff(house, 'risk');
  const list = (input: Record<string, unknown>) =>
    house.ask(staffQueues.registrations, input, { token: who.token });
  const { next } = await list({ page_size: 1 });
  for (const input of [{}, { after: next }, { after: next }, {}]) await list({ page_size: 1, ...input });
  expect(await details('member.view_registrations', who)).toEqual([{ shown: 1 }, { after: next, shown: 1 }]);
});

test('an answer does not wait for the log, the look is written once it can be, and beyond so many nothing is shown', async () => {
  const member = await house.newMember();
  const newcomer = await newStaff(house, 'support');
  await house.house.looks.settled();
  const blocking = new pg.Client({ connectionString: house.databaseUrl });
  await blocking.connect();
  try {
    await blocking.query('begin');
    await blocking.query('lock table audit_log in access exclusive mode');
    expect(await view(member.memberId)).toMatchObject({ code: 200 });
    for (let page = 1; page <= 600; page += 1) {
      // The limit of calls a minute is not what is asked about.
      house.house.looks.saw(
        staff.staffDeposits,
        { after: String(page) },
        { items: [{ member_id: member.memberId }] },
        // Only who looked is read.
        { staff: { staffId: risk.id, email: risk.email }, ip: '' } as never,
      );
    }
    expect(await view(member.memberId, newcomer)).toMatchObject({ code: 503, error: 'unavailable' });
    await blocking.query('rollback');
  } finally {
    await blocking.end();
  }
  expect(await actionsAbout(house, member.memberId)).toEqual(['member.view']);
  expect(await details('deposit.view_list', risk)).toHaveLength(600);
  expect(await view(member.memberId, newcomer)).toMatchObject({ code: 200 });
});

test('the log shows what was done, the looks too, or the looks alone', async () => {
  const member = await house.newMember();
  await view(member.memberId);
  await house.ask(
    staff.staffMemberStatus,
    { id: member.memberId, status: 'frozen', reason: 'Teste' },
    { token: risk.token },
  );
  await house.house.looks.settled();
  const log = async (input: Record<string, unknown>) =>
    (await house.ask(staff.staffAudit, input, { token: risk.token })).items.map(({ action }) => action);
  const about = { search: member.account };
  expect(await log(about)).toEqual(['member.freeze']);
  expect((await log({ ...about, looks: 'all' })).sort()).toEqual(['member.freeze', 'member.view']);
  expect(await log({ ...about, looks: 'only' })).toEqual(['member.view']);
  const [newest] = await log({ page_size: 1 });
  expect(newest).toBe('member.freeze');
  for (const input of [
    { looks: 'only' },
    { looks: 'only', search: 'member.' },
    { looks: 'only', search: risk.email },
  ])
    expect(new Set((await log(input)).map((action) => /\.(view|search)/.test(action)))).toEqual(
      new Set([true]),
    );
  expect(await log({ search: 'member.view' })).toEqual([]);
  expect(await log({ looks: 'all', search: 'member.view' })).toContain('member.view');
  // Page after page, each row once and in order.
  const seen: number[] = [];
  let after: string | null = null;
  do {
    const page: { items: { id: string }[]; next: string | null } = await house.ask(
      staff.staffAudit,
      { looks: 'all', page_size: 100, ...(after && { after }) },
      { token: risk.token },
    );
    seen.push(...page.items.map(({ id }) => Number(id)));
    after = page.next;
  } while (after !== null);
  expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a));
  expect(seen.length).toBeGreaterThan(600);
});

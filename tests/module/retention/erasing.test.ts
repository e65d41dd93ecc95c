import { randomInt, randomUUID } from 'node:crypto';
import {
  type Call,
  identity,
  staff,
  staffCare,
  staffGrowth,
  staffQueues,
  staffRequests,
} from '@arara/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { raiseCase } from '../../../apps/server/src/modules/abuse/raise-case.ts';
import {
  type Member,
  type PaymentsHouse,
  startPaymentsHouse,
} from '../../../apps/server/src/modules/payments/testing/payments-house.ts';
import { retain } from '../../../apps/server/src/modules/retention/retain.ts';
import { verifyAuditChain } from '../../../apps/server/src/modules/staff/index.ts';
import {
  actionsAbout,
  newStaff,
  type StaffAtWork,
} from '../../../apps/server/src/modules/staff/testing/staff-at-work.ts';
import { giveCash } from '../../../apps/server/src/testing/give-cash.ts';
import { newMemberFacts } from '../../../apps/server/src/testing/new-member.ts';
import { expectErased } from './expect-erased.ts';
import { closeLongAgo, excludeForEver, liveFully } from './full-life.ts';
import { tracesOf } from './traces.ts';

let lab: PaymentsHouse;
let admin: StaffAtWork;
beforeAll(async () => {
  lab = await startPaymentsHouse({ RETAIN_YEARS: '6' });
});
// The clock is moved, and sessions end with it.
beforeEach(async () => {
  admin = await newStaff(lab.test, 'admin');
});
afterAll(() => lab.test.close());

const run = () => retain.run(lab.test.house, '2026-01-01');
const query = (sql: string, values: unknown[]) => lab.test.house.db.query(sql, values);
const isErased = async ({ memberId }: Member) =>
  (await query('select from member where id = $1 and erased_at is not null', [memberId])).rowCount === 1;
const asStaff = () => ({ token: admin.token });
const seen = ({ memberId: id }: Member) => lab.test.ask(staff.staffMemberGet, { id }, asStaff());
const reason = 'Pedido do juízo';

/** A member whose account was closed seven years ago, one more than this house keeps it. */
async function closedMember(facts: Parameters<typeof lab.test.newMember>[0] = {}): Promise<Member> {
  const member = await lab.test.newMember(facts);
  await closeLongAgo(lab.test, member, 7);
  return member;
}

const register = ({ password, ...facts }: ReturnType<typeof newMemberFacts>) =>
  lab.test.call(
    identity.register,
    { ...facts, password, password_confirmation: password, terms_accepted: true },
    { ip: `10.77.${randomInt(250)}.9` },
  );

test('an account is kept for its years, to the day, and erased the night after', async () => {
  const [young, old] = [await closedMember(), await closedMember()];
  await query(
    `update member set closed_at = $2::timestamptz - interval '6 years' + interval '1 minute' where id = $1`,
    [young.memberId, lab.test.clock.now()],
  );
  const before = await seen(young);
  expect(before).toMatchObject({ status: 'closed', erased_at: null, kept_by: [], hold: null });
  expect(new Date(before.erases_at ?? 0).getTime()).toBeGreaterThan(lab.test.clock.now().getTime());
  expect(await run()).toMatchObject({ members_erased: 1 });
  expect(await isErased(young)).toBe(false);
  await expectErased(lab.test, old.memberId);
  lab.test.clock.moveBy(61_000);
  expect(await run()).toMatchObject({ members_erased: 1 });
  await expectErased(lab.test, young.memberId);
  expect(await seen(young)).toMatchObject({
    realname: '',
    erases_at: null,
    kept_by: [],
    erased_at: expect.any(String),
  });
});

const hold = ({ memberId: id }: Member) => lab.test.ask(staffCare.staffMemberHold, { id, reason }, asStaff());

/** Each reason against, how it comes about, and how it goes. */
const obstacles: Record<
  string,
  [name: string, stand: (member: Member) => Promise<unknown>, fall: (member: Member) => Promise<unknown>]
> = {
  'a hold set by staff': [
    'hold',
    hold,
    ({ memberId: id }) => lab.test.ask(staffCare.staffMemberHoldLift, { id, reason }, asStaff()),
  ],
  'a self-exclusion that runs': [
    'excluded',
    ({ memberId }) =>
      query(
        `insert into protection_pause (member_id, kind, starts_at, ends_at)
         values ($1, 'self_exclusion', house_now() - interval '7 years', house_now() + interval '3 days')`,
        [memberId],
      ),
    async () => lab.test.clock.moveBy(4 * 86_400_000),
  ],
  'an open case': [
    'case',
    ({ memberId }) =>
      raiseCase(lab.test.house.db, { memberId, signal: 'clawback', cause: randomUUID(), facts: {} }),
    ({ memberId }) => dismissCases(memberId),
  ],
  "another's open case that names the member": [
    'case',
    async ({ memberId, account }) =>
      raiseCase(lab.test.house.db, {
        memberId: null,
        signal: 'same_key',
        cause: `key:${memberId}`,
        accounts: [{ member_id: memberId, account }],
        facts: {},
      }),
    ({ memberId }) =>
      query(
        `update abuse_case set state = 'dismissed', decided_by = $2, decided_at = house_now() where cause = 'key:' || $1`,
        [memberId, admin.id],
      ),
  ],
  'a question that nobody has answered': [
    'dispute',
    ({ memberId }) =>
      query(
        `insert into support_conversation (member_id, state, waits_since, last_at) values ($1, 'open', house_now(), house_now())`,
        [memberId],
      ),
    ({ memberId }) =>
      query('update support_conversation set waits_since = null where member_id = $1', [memberId]),
  ],
  'a correction that waits': [
    'dispute',
    ({ memberId: id }) => lab.test.ask(staffRequests.staffAdjust, { id, money: '5.00', reason }, asStaff()),
    ({ memberId }) =>
      query(`update staff_request set state = 'overtaken', decided_at = house_now() where member_id = $1`, [
        memberId,
      ]),
  ],
  'money in a wallet': [
    'money',
    ({ memberId }) => giveCash(lab.test, memberId, 500n),
    ({ memberId }) =>
      query(
        `select ledger_post(id, 4, 500, 'adjustment', $2) from ledger_account where member_id = $1 and kind = 'cash'`,
        [memberId, randomUUID()],
      ),
  ],
  'a deposit that goes back': [
    'money',
    ({ memberId }) =>
      query(
        `with d as (insert into deposit (order_number, member_id, method_id, amount_cents, state, txid, request_hash, expires_at)
           select $2, $1, id, 100, 'refunding', $2, '', house_now() from payment_method where direction = 'deposit' limit 1 returning id)
         insert into pix_received (end_to_end_id, deposit_id, amount_cents, received_at, state, refund_id)
         select $2, id, 100, house_now(), 'refunding', $2 from d`,
        [memberId, randomUUID().replaceAll('-', '')],
      ),
    async ({ memberId }) => {
      await query(
        `update pix_received p set state = 'refunded' from deposit d where d.id = p.deposit_id and d.member_id = $1`,
        [memberId],
      );
      await query(`update deposit set state = 'refunded' where member_id = $1`, [memberId]);
    },
  ],
};

async function dismissCases(memberId: string): Promise<void> {
  const { items } = await lab.test.ask(staff.staffCases, { member_id: memberId }, asStaff());
  for (const { id } of items) await lab.test.ask(staff.staffCaseDismiss, { id, reason }, asStaff());
}

for (const [what, [name, stand, fall]] of Object.entries(obstacles))
  test(`${what} keeps a closed account, and when it is gone nothing does`, async () => {
    const member = await closedMember();
    await stand(member);
    expect((await seen(member)).kept_by).toEqual([name]);
    expect(await run()).toMatchObject({ members_erased: 0, [`kept_${name}`]: 1 });
    expect(await isErased(member)).toBe(false);
    const { rows } = await query('select erasing_at, cpf from member where id = $1', [member.memberId]);
    expect(rows).toEqual([{ erasing_at: null, cpf: member.cpf }]);
    await fall(member);
    expect(await run()).toMatchObject({ members_erased: 1 });
    await expectErased(lab.test, member.memberId);
  });

test('who is active, frozen, blacklisted or was let in again is not erased', async () => {
  const members = [];
  for (const status of ['active', 'frozen', 'blacklisted']) {
    const member = await closedMember();
    await query('update member set status = $2 where id = $1', [member.memberId, status]);
    members.push(member);
  }
  const back = await closedMember();
  await lab.test.ask(staff.staffMemberStatus, { id: back.memberId, status: 'active', reason }, asStaff());
  expect(await run()).toMatchObject({ members_erased: 0 });
  for (const member of [...members, back]) expect(await isErased(member)).toBe(false);
});

test('the name is nobody else’s, and the CPF is free unless the exclusion is for ever', async () => {
  const plain = await closedMember();
  const excluded = await lab.test.newMember();
  await excludeForEver(lab.test, excluded);
  await closeLongAgo(lab.test, excluded, 7);
  expect(await run()).toMatchObject({ members_erased: 2 });
  await expectErased(lab.test, excluded.memberId);
  const login = { account: plain.account, password: plain.password };
  expect(await lab.test.call(identity.login, login)).toMatchObject({ error: 'wrong_credentials' });
  expect(await register(newMemberFacts({ account: plain.account.toUpperCase() }))).toMatchObject({
    code: 409,
    error: 'account_taken',
  });
  expect(await register(newMemberFacts({ account: '#0123456789ab' }))).toMatchObject({ code: 422 });
  expect(await register(newMemberFacts({ cpf: excluded.cpf }))).toMatchObject({
    code: 409,
    error: 'cpf_taken',
  });
  expect(await register(newMemberFacts({ cpf: plain.cpf }))).toMatchObject({ code: 200 });
  // The exclusion itself stands, and what keeps the CPF out tells nobody which it is.
  const { rows } = await query(
    'select kind, isfinite(ends_at) as ends from protection_pause where member_id = $1',
    [excluded.memberId],
  );
  expect(rows).toEqual([{ kind: 'self_exclusion', ends: false }]);
  expect(await tracesOf(lab.test.house.db, [excluded.cpf, excluded.account])).toEqual([]);
});

test('several nights at once erase each member once, and one row of the log tells of each', async () => {
  const members = [];
  for (let count = 0; count < 4; count += 1) members.push(await closedMember());
  const nights = await Promise.all([run(), run(), run(), run()]);
  expect(nights.reduce((sum, { members_erased: count = 0 }) => sum + count, 0)).toBe(4);
  for (const { memberId } of members) {
    await expectErased(lab.test, memberId);
    expect(
      (await actionsAbout(lab.test, memberId)).filter((action) => action === 'member.erase'),
    ).toHaveLength(1);
  }
  expect(await run()).toMatchObject({ members_erased: 0 });
  expect(await verifyAuditChain(lab.test.house.db)).toMatchObject({ brokenAt: null });
});

/** A house whose database is gone after so many questions, as it is for a process that is killed. */
function houseThatDies(after: number): typeof lab.test.house {
  const { house } = lab.test;
  let left = after;
  const count = () => {
    left -= 1;
    if (left < 0) throw new Error('killed');
  };
  const db = new Proxy(house.db, {
    get: (pool, name) => {
      if (name === 'query')
        return async (...given: Parameters<typeof pool.query>) => {
          count();
          return pool.query(...given);
        };
      if (name !== 'connect') return Reflect.get(pool, name);
      return async () => {
        count();
        const client = await pool.connect();
        return new Proxy(client, {
          get: (one, part) => {
            const value = Reflect.get(one, part);
            if (part !== 'query') return typeof value === 'function' ? value.bind(one) : value;
            return async (...given: [string]) => {
              if (given[0] !== 'rollback') count();
              return one.query(...given);
            };
          },
        });
      };
    },
  });
  return { ...house, db };
}

test('killed at any question it goes on where it was, and nothing is left, lost or told twice', async () => {
  const life = await liveFully(lab);
  await closeLongAgo(lab.test, life.member, 7);
  lab.test.clock.moveBy(2 * 86_400_000);
  await lab.test.runTask('identity-sweep');
  let kills = 0;
  for (let after = 1; ; after += 1) {
    const ended = await retain.run(houseThatDies(after), '2026-01-01').then(
      () => true,
      (error: Error) => (/killed|unavailable/.test(error.message) ? false : Promise.reject(error)),
    );
    if (ended) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(40);
  await expectErased(lab.test, life.member.memberId);
  expect(await tracesOf(lab.test.house.db, life.texts)).toEqual([]);
  expect(
    (await actionsAbout(lab.test, life.member.memberId)).filter((action) => action === 'member.erase'),
  ).toHaveLength(1);
  expect(await verifyAuditChain(lab.test.house.db)).toMatchObject({ brokenAt: null });
  await lab.expectEvenBooks();
});

test('what was begun is ended though its years are more by now', async () => {
  const member = await closedMember();
  await query(
    `update member set erasing_at = house_now(), closed_at = house_now() - interval '5 years' where id = $1`,
    [member.memberId],
  );
  expect(await run()).toMatchObject({ members_erased: 1 });
  await expectErased(lab.test, member.memberId);
});

test('one that cannot be erased holds up no other, and is tried again', async () => {
  const [stuck, other] = [await closedMember(), await closedMember()];
  // Somebody's message hangs on a letter to another: it cannot go.
  const { rows } = await query(
    `insert into letter (id, kind, title, body, member_id, staff_email, created_at)
     values (uuidv7(), 'account', $2, $2, $1, 'x', house_now()) returning id`,
    [stuck.memberId, JSON.stringify(nine)],
  );
  const letterId = rows[0]?.id;
  const { memberId } = await lab.test.newMember();
  await query(
    `insert into member_message (member_id, kind, key, letter_id) values ($1, 'account', 'x', $2)`,
    [memberId, letterId],
  );
  await expect(run()).rejects.toThrow(/member_message_letter_id_fkey/);
  await expectErased(lab.test, other.memberId);
  expect(await isErased(stuck)).toBe(false);
  await query('delete from member_message where letter_id = $1', [letterId]);
  expect(await run()).toMatchObject({ members_erased: 1 });
  await expectErased(lab.test, stuck.memberId);
});

test('from where the erasing has begun on nobody opens, holds, notes or writes to the account', async () => {
  const member = await lab.test.newMember();
  const { memberId: id } = member;
  await excludeForEver(lab.test, member);
  await closeLongAgo(lab.test, member, 7);
  const pauses = await query('select id from protection_pause where member_id = $1', [id]);
  await raiseCase(lab.test.house.db, { memberId: id, signal: 'clawback', cause: randomUUID(), facts: {} });
  const { items } = await lab.test.ask(staff.staffCases, { member_id: id }, asStaff());
  const caseId = items[0]?.id ?? '';
  await query('update member set erasing_at = house_now() where id = $1', [id]);
  const refused = async () => {
    const writing: readonly (readonly [Call, Record<string, unknown>])[] = [
      [staff.staffMemberStatus, { id, status: 'active', reason }],
      [staffCare.staffMemberHold, { id, reason }],
      [staffCare.staffMemberNote, { id, text: 'x' }],
      [staffRequests.staffAdjust, { id, money: '5.00', reason }],
      [staffQueues.memberVerify, { id, is_verified: true }],
      [staffQueues.exclusionSeen, { id: pauses.rows[0].id, note: 'x' }],
      [staff.staffCaseDecide, { id: caseId, outcome: 'blacklist', reason }],
    ];
    for (const [call, input] of writing)
      expect(await lab.test.call(call, input, asStaff()), call.name).toMatchObject({
        code: 409,
        error: 'account_erased',
      });
  };
  await refused();
  const letter = { id: randomUUID(), kind: 'account', account: member.account, title: nine, body: nine };
  expect(await lab.test.call(staffGrowth.letterSend, letter, asStaff())).toMatchObject({
    error: 'member_unknown',
  });
  expect(await run()).toMatchObject({ members_erased: 1 });
  await refused();
});
const nine = Object.fromEntries(
  ['cn', 'en', 'ch', 'pt', 'vi', 'id', 'th', 'tr', 'msa'].map((lang) => [lang, 'Aviso']),
);

test('numbers for the watch tell how many are kept, due and erased', async () => {
  const held = await closedMember();
  await hold(held);
  await run();
  const { body } = await lab.test.server.inject({ url: '/metrics' });
  const figure = (state: string) =>
    Number(new RegExp(`arara_closed_accounts\\{state="${state}"\\} (\\d+)`).exec(body)?.[1]);
  expect(figure('due')).toBe(1);
  expect(figure('erased')).toBeGreaterThan(10);
  expect(figure('kept')).toBeGreaterThanOrEqual(0);
});

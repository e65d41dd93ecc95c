import { randomInt, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { identity, staff } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../../../apps/server/src/env.ts';
import { retain } from '../../../apps/server/src/modules/retention/retain.ts';
import { terms } from '../../../apps/server/src/modules/retention/terms.ts';
import { verifyAuditChain } from '../../../apps/server/src/modules/staff/index.ts';
import { newStaff } from '../../../apps/server/src/modules/staff/testing/staff-at-work.ts';
import { startTestHouse, type TestHouse } from '../../../apps/server/src/testing/house.ts';
import { tablesOf } from './traces.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const day = 86_400_000;
const query = (sql: string, values: unknown[] = []) => house.house.db.query(sql, values);
const run = () => retain.run(house.house, '2026-01-01');

type Term = {
  /** Days after which it goes. */
  readonly days: number;
  /** Makes a row for each of two moments, the first of them too young. */
  readonly make: (at: Date) => Promise<unknown>;
  /** How many still tell something. */
  readonly count: string;
};

test('what has a term of its own goes when it is over, and no minute earlier', async () => {
  const member = await house.newMember();
  const { memberId } = member;
  const risk = await newStaff(house, 'risk');
  const demo = (await house.ask(identity.demo, {}, { ip: '10.5.5.5' })).member_id;
  await query(`update member set register_ip = '10.5.5.5' where id = $1`, [demo]);
  const unique = () => randomUUID().replaceAll('-', '');
  const { rows: chats } = await query(
    `insert into chat_member (member_id, public_id) values ($1, uuidv7()) on conflict do nothing returning member_id`,
    [memberId],
  );
  expect(chats.length).toBe(1);
  const { rows: talks } = await query(
    `insert into support_conversation (member_id, state, last_at) values ($1, 'closed', house_now()) returning id`,
    [memberId],
  );

  const all: Record<keyof typeof terms, Term> = {
    staff_sessions: {
      days: 90,
      make: (at) =>
        query(
          `insert into staff_session (staff_id, token_hash, device, ip, created_at, last_seen_at, ended_at, end_reason)
           values ($1, sha256($2::bytea), 'x', '10.1.1.1', $3, $3, $3, 'logout')`,
          [risk.id, unique(), at],
        ),
      count: 'select count(*) from staff_session where ended_at is not null',
    },
    repeated_calls: {
      days: 90,
      make: (at) =>
        query(
          `insert into idempotency (member_id, call, key, request_hash, answer, created_at) values ($1, 'x', $2, '', '{}', $3)`,
          [memberId, unique(), at],
        ),
      count: 'select count(*) from idempotency',
    },
    chat_reports: {
      days: 366,
      make: (at) =>
        query(
          `insert into chat_report (message_id, room, text, author_id, reporter_id, reason, note, state, closed_by, closed_at)
           values ($1, 'site', 'a', $2, $2, 'other', 'b', 'closed', $3, $4)`,
          [randomInt(1_000_000_000), memberId, risk.id, at],
        ),
      count: `select count(*) from chat_report where text = 'a' and note = 'b'`,
    },
    support_messages: {
      days: 1827,
      make: (at) =>
        query('insert into support_message (conversation_id, text, at) values ($1, $2, $3)', [
          talks[0]?.id,
          'x',
          at,
        ]),
      count: 'select count(*) from support_message',
    },
    member_messages: {
      days: 731,
      make: (at) =>
        query(
          `insert into member_message (member_id, kind, key, fill, created_at) values ($1, 'account', 'x', '{}', $2)`,
          [memberId, at],
        ),
      count: `select count(*) from member_message where key = 'x'`,
    },
    letters: {
      days: 731,
      make: (at) =>
        query(
          `insert into letter (id, kind, title, body, member_id, staff_email, created_at)
           select uuidv7(), 'account', t, t, $1, 'x', $2 from (select jsonb_object_agg(l, 'a') as t
             from unnest(array['cn', 'en', 'ch', 'pt', 'vi', 'id', 'th', 'tr', 'msa']) as l) as n`,
          [memberId, at],
        ),
      count: 'select count(*) from letter',
    },
    payers: {
      days: 1827,
      make: (at) =>
        query(
          `insert into pix_received (end_to_end_id, amount_cents, payer_document, received_at, state, refund_id)
           values ($1, 1, '12345678909', $2, 'refunded', $1)`,
          [unique(), at],
        ),
      count: 'select count(payer_document) as count from pix_received',
    },
    requests_of_nobody: {
      days: 1827,
      make: (at) =>
        query(
          `with pix as (insert into pix_received (end_to_end_id, amount_cents, received_at, state, refund_id)
             values ($1, 1, house_now(), 'refunding', $1) returning end_to_end_id)
           insert into staff_request (kind, end_to_end_id, evidence, psp_said, reason, state, asked_by, asked_at, decided_by, decided_at)
           select 'refund', end_to_end_id, 'x', 'not_done', 'x', 'refused', $2, $3, $2, $3 from pix`,
          [unique(), risk.id, at],
        ),
      count: `select count(*) from staff_request where evidence = 'x' and reason = 'x'`,
    },
    payout_accounts: {
      days: 1827,
      make: (at) =>
        query(
          `insert into bank_account (member_id, kind, value, holder_name, removed_at) values ($1, 'evp', $2, 'x', $3)`,
          [memberId, unique(), at],
        ),
      count: 'select count(*) from bank_account',
    },
    cases: {
      days: 1827,
      make: (at) =>
        query(
          `insert into abuse_case (member_id, signal, cause, evidence, state, reason, decided_by, decided_at)
           values ($1, 'same_device', $2, '{"accounts": [], "accounts_total": 0, "facts": {"ip": "10.1.1.1"}}', 'dismissed', 'x', $3, $4)`,
          [memberId, unique(), risk.id, at],
        ),
      count: `select count(*) from abuse_case where reason = 'x' and evidence -> 'facts' ? 'ip'`,
    },
    demo_members: {
      days: 90,
      make: (at) =>
        query(
          `insert into member (account, realname, birth_date, phone, site, invite_code, password_hash, is_demo, register_ip, deleted_at)
           values ($1, '', '1900-01-01', '', 'arara', $1, '', true, '10.5.5.5', $2)`,
          [unique().slice(0, 20), at],
        ),
      count: `select count(*) from member where is_demo and deleted_at is not null and register_ip <> ''`,
    },
    failed_jobs: {
      days: 30,
      // Written whole: nobody is to begin it. Jobs keep the machine's time, and the house's stands beside it.
      make: (at) =>
        query(
          `insert into graphile_worker._private_jobs (task_id, payload, run_at, max_attempts, attempts)
           select id, '{}', $1, 1, 1 from graphile_worker._private_tasks where identifier = 'message-mail'`,
          [new Date(at.getTime() - house.clock.shiftMs())],
        ),
      count: `select count(*) from graphile_worker._private_jobs where attempts >= max_attempts`,
    },
  };
  expect(Object.keys(all).sort()).toEqual(Object.keys(terms).sort());
  for (const [name, { days, make, count }] of Object.entries(all)) {
    const now = house.clock.now().getTime();
    await make(new Date(now - (days - 2) * day));
    await make(new Date(now - (days + 2) * day));
    expect([name, Number((await query(count)).rows[0]?.count)]).toEqual([name, 2]);
  }
  expect(await run()).toMatchObject(Object.fromEntries(Object.keys(terms).map((name) => [name, 1])));
  for (const [name, { count }] of Object.entries(all))
    expect([name, Number((await query(count)).rows[0]?.count)]).toEqual([name, 1]);
  const again = await run();
  for (const name of Object.keys(terms)) expect(again).not.toHaveProperty(name);
});

test('what staff searched for stands a year in the log, and that they searched stays', async () => {
  const risk = await newStaff(house, 'risk');
  await house.ask(staff.staffMembers, { search: 'Eleutério' }, { token: risk.token });
  await house.ask(staff.staffMembers, { ip: '203.0.113.9' }, { token: risk.token });
  await house.house.looks.settled();
  const mine = () =>
    query(`select detail from audit_log where staff_id = $1 and is_look order by id`, [risk.id]);
  expect(await run()).not.toHaveProperty('searches');
  expect((await mine()).rows).toMatchObject([
    { detail: { search: 'Eleutério' } },
    { detail: { ip: '203.0.113.9' } },
  ]);
  house.clock.moveBy(367 * day);
  expect(await run()).toMatchObject({ searches: 2 });
  expect((await mine()).rows).toEqual([
    { detail: { shown: 0, erased: true } },
    { detail: { shown: 0, erased: true } },
  ]);
  expect(await verifyAuditChain(house.house.db)).toMatchObject({ brokenAt: null });
  expect(await run()).not.toHaveProperty('searches');
});

test('it is the work of every night, and its outcome is kept', async () => {
  await house.runDaily();
  const { rows } = await query(
    `select outcome from daily_run where task = 'retention' order by day desc limit 1`,
  );
  expect(rows).toMatchObject([{ outcome: { members_erased: 0 } }]);
});

test('the years are five or more', () => {
  expect(readEnv({}).RETAIN_YEARS).toBe(5);
  expect(readEnv({ RETAIN_YEARS: '10' }).RETAIN_YEARS).toBe(10);
  for (const RETAIN_YEARS of ['4', '0', '-5', '5.5', 'five', '51'])
    expect(() => readEnv({ RETAIN_YEARS })).toThrow(/^environment: RETAIN_YEARS: /);
});

test('the document of what is kept names every table', async () => {
  const text = readFileSync(new URL('../../../docs/retention.md', import.meta.url), 'utf8');
  const named = new Set([...text.matchAll(/`([a-z_]+)(?:\.[a-z_]+)?`/g)].map(([, name]) => name));
  expect((await tablesOf(house.house.db)).filter((name) => !named.has(name))).toEqual([]);
});

import { randomInt, randomUUID } from 'node:crypto';
import { staffCare } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pruneMessages } from '../../../apps/server/src/modules/chat/messages/prune-messages.ts';
import { retain } from '../../../apps/server/src/modules/retention/retain.ts';
import { newStaff } from '../../../apps/server/src/modules/staff/testing/staff-at-work.ts';
import { startTestHouse, type TestHouse } from '../../../apps/server/src/testing/house.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const query = (sql: string, values: unknown[] = []) => house.house.db.query(sql, values);
const unique = () => randomUUID().replaceAll('-', '');
type Traces = Readonly<Record<string, () => Promise<number>>>;
const noEvidence = '{"accounts": [], "accounts_total": 0, "facts": {}}';

/** Something of each kind that goes by its age, six years old: how it is made, and how many rows still tell something. */
async function leaveTraces(memberId: string, staffId: string): Promise<Traces> {
  const at = new Date(house.clock.now().getTime() - 6 * 366 * 86_400_000);
  const { rows } = await query(
    `insert into support_conversation (member_id, state, last_at) values ($1, 'closed', house_now()) returning id`,
    [memberId],
  );
  const talk = rows[0]?.id;
  await query('insert into chat_member (member_id, public_id) values ($1, uuidv7()) on conflict do nothing', [
    memberId,
  ]);
  await query(
    `insert into session (member_id, token_hash, device, ip, created_at, last_seen_at, ended_at, end_reason)
     values ($1, sha256($2::bytea), 'x', '10.1.1.1', $3, $3, $3, 'logout')`,
    [memberId, unique(), at],
  );
  await query(
    `insert into login_event (member_id, at, ip, device, method, outcome) values ($1, $2, '10.1.1.1', 'x', 'password', 'opened')`,
    [memberId, at],
  );
  await query(
    `insert into idempotency (member_id, call, key, request_hash, answer, created_at) values ($1, 'x', $2, '', '{}', $3)`,
    [memberId, unique(), at],
  );
  await query(`insert into chat_message (room, member_id, text, created_at) values ('site', $1, 'a', $2)`, [
    memberId,
    at,
  ]);
  for (const reporter of [true, false])
    await query(
      `insert into chat_report (message_id, room, text, author_id, reporter_id, reason, note, state, closed_by, closed_at)
       values ($1, 'site', 'a', $2, $3, 'other', 'b', 'closed', $4, $5)`,
      [randomInt(1_000_000_000), reporter ? stranger : memberId, reporter ? memberId : stranger, staffId, at],
    );
  await query('insert into support_message (conversation_id, text, at) values ($1, $2, $3)', [talk, 'x', at]);
  await query(
    `insert into letter (id, kind, title, body, member_id, staff_email, created_at)
     select uuidv7(), 'account', t, t, $1, 'x', $2 from (select jsonb_object_agg(l, 'a') as t
       from unnest(array['cn', 'en', 'ch', 'pt', 'vi', 'id', 'th', 'tr', 'msa']) as l) as n`,
    [memberId, at],
  );
  await query(
    `insert into member_message (member_id, kind, key, fill, created_at) values ($1, 'account', 'x', '{}', $2)`,
    [memberId, at],
  );
  await query(
    `insert into pix_received (end_to_end_id, amount_cents, payer_document, received_at, state, refund_id)
     select $1, 1, cpf, $3, 'refunded', $1 from member where id = $2`,
    [unique(), memberId, at],
  );
  await query(
    `insert into staff_request (kind, end_to_end_id, evidence, psp_said, reason, state, asked_by, asked_at, decided_by, decided_at)
     select 'refund', p.end_to_end_id, m.id::text, 'not_done', 'x', 'refused', $2, $3, $2, $3
       from member m join pix_received p on p.payer_document = m.cpf where m.id = $1`,
    [memberId, staffId, at],
  );
  await query(
    `insert into bank_account (member_id, kind, value, holder_name, removed_at) values ($1, 'evp', $2, 'x', $3)`,
    [memberId, unique(), at],
  );
  for (const named of [true, false])
    await query(
      `insert into abuse_case (member_id, signal, cause, evidence, state, reason, decided_by, decided_at)
       values ($1, 'same_device', $2, $3, 'dismissed', 'x', $4, $5)`,
      [
        named ? stranger : memberId,
        unique(),
        JSON.stringify({
          accounts: named ? [{ member_id: memberId, account: 'a' }] : [],
          accounts_total: 1,
          facts: {},
        }),
        staffId,
        at,
      ],
    );
  const left = (sql: string) => async () =>
    Number((await query(`select count(*) as count from ${sql}`, [memberId])).rows[0]?.count);
  return {
    session: left('session where member_id = $1 and ended_at is not null'),
    login_event: left(`login_event where member_id = $1 and ip = '10.1.1.1'`),
    idempotency: left('idempotency where member_id = $1'),
    chat_message: left('chat_message where member_id = $1'),
    chat_report: left(`chat_report where $1 in (author_id, reporter_id) and text = 'a' and note = 'b'`),
    support_message: left(
      'support_message where conversation_id in (select id from support_conversation where member_id = $1)',
    ),
    letter: left('letter where member_id = $1'),
    member_message: left(`member_message where member_id = $1 and key = 'x'`),
    pix_received: left('pix_received where payer_document = (select cpf from member where id = $1)'),
    staff_request: left('staff_request where evidence = $1::text'),
    bank_account: left('bank_account where member_id = $1'),
    abuse_case: left(
      `abuse_case where (member_id = $1 or evidence::text like '%' || $1::text || '%') and evidence <> '${noEvidence}' and reason = 'x'`,
    ),
  };
}

let stranger: string;

async function clean(): Promise<void> {
  await house.runTask('identity-sweep');
  await pruneMessages.run(house.house, '2026-01-01');
  await retain.run(house.house, '2026-01-01');
}

test('of whoever is under a hold nothing goes by its age either, until it is lifted', async () => {
  stranger = (await house.newMember()).memberId;
  await query('insert into chat_member (member_id, public_id) values ($1, uuidv7())', [stranger]);
  const admin = await newStaff(house, 'admin');
  const [held, free] = [(await house.newMember()).memberId, (await house.newMember()).memberId];
  const hold = { id: held, reason: 'Pedido do juízo' };
  await house.ask(staffCare.staffMemberHold, hold, { token: admin.token });
  const traces = [await leaveTraces(held, admin.id), await leaveTraces(free, admin.id)] as const;
  const found = async (of: Traces): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(Object.entries(of).map(async ([name, count]) => [name, await count()])),
    );
  const whole = await found(traces[0]);
  expect(Object.values(whole).every((count) => count > 0)).toBe(true);
  await clean();
  expect(await found(traces[0])).toEqual(whole);
  const nothing = Object.fromEntries(Object.keys(whole).map((name) => [name, 0]));
  expect(await found(traces[1])).toEqual(nothing);

  await house.ask(staffCare.staffMemberHoldLift, hold, { token: admin.token });
  await clean();
  expect(await found(traces[0])).toEqual(nothing);
});

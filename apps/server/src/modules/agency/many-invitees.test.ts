import { agency } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { makeMembers } from '../../testing/many-members.ts';

let house: TestHouse;
let agent: Awaited<ReturnType<TestHouse['newMember']>>;
beforeAll(async () => {
  house = await startTestHouse();
  agent = await house.newMember();
  const { db } = house.house;
  const { memberIds } = await makeMembers(db, 300, 100n);
  // Others' invitees stand between them.
  await db.query(
    `insert into agency_link (agent_id, level, member_id, registered_at)
     select case when n % 5 = 0 then $2::uuid else $1::uuid end, 1 + n % 3, id, house_now() - n * interval '1 hour'
       from unnest($3::uuid[]) with ordinality as i(id, n) where id <> $2`,
    [agent.memberId, memberIds[0], memberIds],
  );
  await db.query(
    'update member_play set turnover_cents = floor(random() * 1e6) where member_id = any($1::uuid[])',
    [memberIds],
  );
  await db.query(
    `insert into deposit (order_number, member_id, method_id, amount_cents, state, txid, request_hash, expires_at, credited_at)
     select gen_random_uuid()::text, m.id, (select id from payment_method limit 1), 1 + floor(random() * 50000), s.state,
            replace(gen_random_uuid()::text, '-', ''), '', house_now(), case when s.state = 'credited' then house_now() end
       from unnest($1::uuid[]) as m(id), unnest(array['credited', 'credited', 'waiting', 'refunded']) as s(state)`,
    [memberIds],
  );
  await db.query('insert into deposit_turnover (deposit_id, turnover_cents) select id, 0 from deposit');
  // Some were paid by two Pix, and of some a part went back more than once.
  await db.query(
    `insert into pix_received (end_to_end_id, deposit_id, amount_cents, received_at, state)
     select 'E' || n || replace(id::text, '-', ''), id, amount_cents, house_now(), 'credited'
       from deposit, generate_series(1, 2) n where n = 1 or random() < 0.2`,
  );
  await db.query(
    `insert into pix_clawback (end_to_end_id, return_id, amount_cents, recovered_cents)
     select end_to_end_id, 'R' || n, 1 + floor(random() * amount_cents / 4), 0
       from pix_received, generate_series(1, 2) n where random() < 0.2`,
  );
  await db.query('analyze');
});
afterAll(() => house.close());

const spans = [
  { range: 'all' },
  { range: 'all', level: 2 },
  { range: '7days' },
  { range: '3days', level: 3 },
] as const;

test.each(spans)(
  'what all invitees of %j have deposited is the sum of their deposits one by one',
  async (span) => {
    const asked = (page: number) =>
      house.ask(agency.inviteRecord, { ...span, page, page_size: 100 }, { token: agent.token });
    const first = await asked(1);
    const all = [...first.items];
    for (let page = 2; all.length < first.total; page += 1) all.push(...(await asked(page)).items);
    const { rows } = await house.house.db.query<{ deposited: bigint; turnover: bigint }>(
      `select (select coalesce(sum(amount_cents), 0)::bigint from counted_deposit where member_id = any($1::uuid[])) as deposited,
            (select coalesce(sum(turnover_cents), 0)::bigint from member_play where member_id = any($1::uuid[])) as turnover`,
      [all.map(({ uid }) => uid)],
    );
    expect(all.length).toBeGreaterThan(10);
    expect(first).toMatchObject({
      total_deposited: formatAmount(rows[0]?.deposited ?? -1n),
      total_turnover: formatAmount(rows[0]?.turnover ?? -1n),
    });
  },
);

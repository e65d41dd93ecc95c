import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { rowsRead } from '../../testing/rows-read.ts';
import { dataText } from './data-text.ts';
import { sections } from './sections.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const query = (sql: string, values: unknown[] = []) => house.house.db.query(sql, values);

/** Tables with rows about a member that no section reads, and why. */
const leftOut: Readonly<Record<string, string>> = {
  abuse_case: 'what the team knows',
  legal_hold: 'what the team knows',
  member_note: 'what the team knows',
  staff_request: 'what the team knows; what came of it is in the statement',
  contact_code: 'codes',
  password_code: 'codes',
  login_challenge: 'codes',
  recovery_code: 'codes',
  totp: 'codes',
  fair_seed: 'seeds',
  wheel_seed: 'seeds',
  agency_link: 'who was invited is somebody else',
  idempotency: 'answers to what is in the file',
  feed_entry: 'of the rounds',
  jackpot_hit: 'of the rounds',
  live_bet: 'of the rounds',
  round_action: 'of the rounds',
  seamless_round: 'of the rounds',
  seamless_session: 'a login at a platform, for a day',
  seamless_transaction: 'of the statement',
  agency_claim: 'of the statement',
  chat_rain_share: 'of the statement',
  race_prize: 'of the statement',
  rebate_claim: 'of the statement',
  member_play: 'sums of the rounds',
  play_day: 'sums of the rounds',
  protection_day: 'sums of the rounds',
  rebate_member: 'sums of the rounds',
  vip_member: 'sums of the rounds',
  vip_season: 'sums of the rounds',
  platform_homecoming: 'of the transfers',
  platform_player: 'a number the platform knows the member by',
  pix_dispute: 'between the institutions',
  report_active_agent_day: 'sums of many',
  report_agent_day: 'sums of many',
  report_figure_agent_day: 'sums of many',
  report_figure_change: 'sums of many',
  report_return_day: 'sums of many',
};

test('the file reads every table that has rows about a member, but for those that are named', async () => {
  const { rows } = await query(
    `select distinct table_name as name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE'
        and column_name in ('member_id', 'agent_id', 'reporter_id') order by 1`,
  );
  const read = Object.values(sections)
    .map(({ sql }) => sql)
    .join(' ');
  const isRead = (name: string) => new RegExp(`(from|join) ${name}\\b`).test(read);
  expect(rows.map(({ name }) => name).filter((name) => !isRead(name) && !(name in leftOut))).toEqual([]);
  expect(Object.keys(leftOut).filter(isRead)).toEqual([]);
});

test('what a member chose, earned and reported goes along, and of others nothing but a number', async () => {
  const [{ memberId }, other] = [await house.newMember(), await house.newMember()];
  for (const id of [memberId, other.memberId])
    await query('insert into chat_member (member_id, public_id) values ($1, uuidv7())', [id]);
  await query('insert into favourite (member_id, game_id) select $1, id from game where slug = $2', [
    memberId,
    'dados-de-ouro',
  ]);
  await query('insert into member_hidden (member_id) values ($1)', [memberId]);
  await query('insert into chat_hidden (member_id, hidden_id) values ($1, $2)', [memberId, other.memberId]);
  await query(`insert into promotion_opt_in (member_id, promotion) values ($1, 'welcome')`, [memberId]);
  await query(
    'insert into member_picture (member_id, picture_id) select $1, id from profile_picture limit 1',
    [memberId],
  );
  await query(
    `insert into chat_report (message_id, room, text, author_id, reporter_id, reason, note)
     values ($1, 'site', 'palavras do outro', $2, $3, 'insult', 'Ele me ofendeu')`,
    [randomInt(1_000_000_000), other.memberId, memberId],
  );
  await query(
    `insert into rebate_day (member_id, day, category, basis_points, rounds, stake_cents, units, cents)
     values ($1, '2031-03-03', 'slots', 30, 1, 1000, 30000, 3)`,
    [memberId],
  );
  await query(
    `insert into vip_move (member_id, from_level, to_level, season) values ($1, 0, 1, '2031-01-01')`,
    [memberId],
  );
  await query(
    `insert into rollover (member_id, cause, reference, base_cents, required_cents, starts_at_cents)
     values ($1, 'deposit', $2, 1000, 1000, 0)`,
    [memberId, randomUUID()],
  );
  let text = '';
  for await (const part of dataText(house.house.db, memberId, new Date())) text += part;
  expect(JSON.parse(text)).toMatchObject({
    identity: { avatar: expect.any(String), name_masked_since: expect.any(String) },
    favourites: [{ game: 'dados-de-ouro' }],
    offers: [{ promotion: 'welcome' }],
    rebates: [{ day: '2031-03-03', category: 'slots', stake: '10.00', rebate: '0.03' }],
    levels: [{ from_level: 0, to_level: 1 }],
    covers: [{ cause: 'deposit', required: '10.00' }],
    chat_ignored: [{ chat_id: expect.any(String) }],
    chat_reports: [{ room: 'site', reason: 'insult', note: 'Ele me ofendeu', state: 'open' }],
  });
  for (const theirs of ['palavras do outro', other.account, other.memberId])
    expect(text).not.toContain(theirs);
});

test("of the ledger the file reads what is the member's, however much of others lies there, each movement once and in order", async () => {
  const [own, other] = [await house.newMember(), await house.newMember()];
  const move = (memberId: string, count: number) =>
    query(
      `select ledger_post(9, a.id, 1, 'adjustment', uuidv7()) from ledger_account a, generate_series(1, $2::integer)
        where a.member_id = $1 and a.kind = 'cash'`,
      [memberId, count],
    );
  await move(other.memberId, 2_000);
  // More than one batch, and a movement between two wallets of one's own.
  await move(own.memberId, 1100);
  await query(
    `select ledger_post(c.id, h.id, 5, 'hold', uuidv7()) from ledger_account c join ledger_account h using (member_id)
      where c.member_id = $1 and c.kind = 'cash' and h.kind = 'held'`,
    [own.memberId],
  );
  await move(own.memberId, 10);
  let text = '';
  const read = await inTransaction(house.house.db, async (tx) => {
    const before = await rowsRead(tx, 'ledger_transfer');
    for await (const part of dataText(tx, own.memberId, new Date())) text += part;
    return (await rowsRead(tx, 'ledger_transfer')) - before;
  });
  const ids = (JSON.parse(text) as { statement: { id: string }[] }).statement.map(({ id }) => Number(id));
  expect(ids).toHaveLength(1111);
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
  expect(read).toBe(0);
});

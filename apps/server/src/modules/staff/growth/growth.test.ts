import { randomUUID } from 'node:crypto';
import { type Call, calls, type DataOf, information, promotions, staffGrowth } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { verifyAuditChain } from '../audit/verify-audit-chain.ts';
import { newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
let editor: StaffAtWork;
let other: StaffAtWork;

beforeAll(async () => {
  house = await startTestHouse();
  editor = await newStaff(house, 'admin');
  other = await newStaff(house, 'admin');
});
afterAll(() => house.close());

const dayMs = 86_400_000;
const as = (staff = editor) => ({ token: staff.token });
const nine = (text: string) =>
  Object.fromEntries(staffGrowth.textLanguages.map((lang) => [lang, `${text} ${lang}`]));
const later = (days: number) => new Date(house.clock.now().getTime() + days * dayMs).toISOString();

async function fieldOf(call: Call, input: Record<string, unknown>): Promise<string> {
  const answer = await house.call(call, input, as());
  if (answer.status === 'success') return 'accepted';
  const [first] = answer.data?.fields ?? [];
  return first ? `${first.field} ${first.error}` : answer.error;
}

async function lastAudit(): Promise<{ action: string; subject_id: string; detail: Record<string, string> }> {
  const { rows } = await house.house.db.query(
    'select action, subject_id, detail from audit_log order by id desc limit 1',
  );
  return rows[0];
}

type Promotion = DataOf<typeof staffGrowth.promotionChange>;
const promotion = async (code: Promotion['code']): Promise<Promotion> => {
  const { items } = await house.ask(staffGrowth.promotionList, {}, as());
  const found = items.find((one) => one.code === code);
  if (!found) throw new Error(`no ${code}`);
  return found;
};
/** What a change sends that changes nothing yet. */
const unchanged = ({ code, version, is_open, starts_at, ends_at, budget }: Promotion) => ({
  code,
  version,
  is_open,
  starts_at,
  ends_at,
  budget,
  fields: {},
  reason: 'teste',
});

test('a promotion is changed from now on, and the log tells from what to what', async () => {
  const ftd = await promotion('ftd');
  expect(ftd).toMatchObject({
    is_on: true,
    is_allowed: true,
    budget: null,
    cost: '0.00',
    claims: 0,
    version: 0,
  });
  expect(ftd.fields).toContainEqual({ path: 'reward', unit: 'money', value: '10.00' });
  const after = await house.ask(
    staffGrowth.promotionChange,
    { ...unchanged(ftd), budget: '500.00', fields: { reward: '15.50', rollover_times: '3' } },
    as(),
  );
  expect(after).toMatchObject({ budget: '500.00', version: 1, edited_by: editor.email });
  const member = await house.newMember();
  const check = await house.ask(promotions.ftdCheck, {}, { token: member.token });
  expect(check).toMatchObject({ reward_amount: '15.50', rollover_times: 3 });
  expect(await lastAudit()).toMatchObject({
    action: 'promotion.change',
    subject_id: 'ftd',
    detail: { reward: '10.00 → 15.50', rollover_times: '5 → 3', budget: '– → 500.00', reason: 'teste' },
  });
});

test('a promotion that is switched off, over, or not begun is not there for members', async () => {
  const codes = async () => (await house.ask(promotions.activities, {})).items.map(({ code }) => code);
  const change = async (more: Record<string, unknown>) =>
    house.ask(staffGrowth.promotionChange, { ...unchanged(await promotion('invitation')), ...more }, as());
  expect(await codes()).toContain('invitation');
  expect(await change({ is_open: false })).toMatchObject({ is_on: false });
  expect(await codes()).not.toContain('invitation');
  expect(await change({ is_open: true, starts_at: later(1) })).toMatchObject({ is_on: false });
  expect(await codes()).not.toContain('invitation');
  expect(await change({ starts_at: null, ends_at: later(1) })).toMatchObject({ is_on: true });
  expect(await codes()).toContain('invitation');
});

test('figures that a promotion could not work with are refused by their field', async () => {
  const refused = async (code: Promotion['code'], more: Record<string, unknown>) =>
    fieldOf(staffGrowth.promotionChange, { ...unchanged(await promotion(code)), ...more });
  expect(await refused('ftd', { fields: { reward: 'dez' } })).toBe('fields.reward amount_format');
  expect(await refused('ftd', { fields: { rollover_times: '101' } })).toBe(
    'fields.rollover_times field_invalid',
  );
  expect(await refused('ftd', { fields: { constructor: '1' } })).toBe('fields.constructor field_invalid');
  expect(await refused('recharge', { fields: { 'tiers.0.tier': '1' } })).toBe(
    'fields.tiers.0.tier field_invalid',
  );
  expect(await refused('recharge', { fields: { 'tiers.0.to': '1000.00' } })).toBe(
    'fields.tiers.0.to must_rise',
  );
  expect(await refused('recharge', { fields: { 'tiers.1.from': '4000.00' } })).toBe(
    'fields.tiers.1.from must_rise',
  );
  expect(await refused('lottery_wheel', { fields: { step: '0.00' } })).toBe('fields.step field_invalid');
  expect(await refused('welcome', { starts_at: later(2), ends_at: later(1) })).toBe(
    'ends_at end_before_start',
  );
  expect(await refused('welcome', { reason: ' ' })).toBe('reason reason_required');
  expect(await promotion('recharge')).toMatchObject({ version: 0 });
});

test('of two who edit the same at once one is told who was faster', async () => {
  const seen = unchanged(await promotion('welcome'));
  const answers = await Promise.all(
    [editor, other].map((staff, index) =>
      house.call(
        staffGrowth.promotionChange,
        { ...seen, fields: { claim_days: String(8 + index) } },
        as(staff),
      ),
    ),
  );
  expect(answers.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  const slower = answers.find(({ status }) => status === 'fail');
  const winner = answers[0]?.status === 'success' ? editor : other;
  expect(slower).toMatchObject({ error: 'state_changed', data: { version: 1, edited_by: winner.email } });
  expect((await promotion('welcome')).version).toBe(1);
});

test('VIP levels rise from one to the next, and are changed as a whole', async () => {
  const { levels } = await house.ask(staffGrowth.vipTables, {}, as());
  const changed = (index: number, more: Record<string, string>) => ({
    version: levels.version,
    reason: 'teste',
    items: levels.items.map((one, at) => (at === index ? { ...one, ...more } : one)),
  });
  expect(await fieldOf(staffGrowth.vipLevelsChange, changed(3, { deposit: '0.10' }))).toBe(
    'items.3.deposit must_rise',
  );
  expect(await fieldOf(staffGrowth.vipLevelsChange, changed(0, { turnover: '1.00' }))).toBe(
    'items.0.turnover field_invalid',
  );
  expect(
    await fieldOf(staffGrowth.vipLevelsChange, { ...changed(0, {}), items: levels.items.slice(1) }),
  ).toBe('items field_invalid');
  const after = await house.ask(staffGrowth.vipLevelsChange, changed(1, { level_up: '7.00' }), as());
  expect(after.levels).toMatchObject({ version: 1, edited_by: editor.email });
  expect(after.levels.items[1]).toMatchObject({ level_up: '7.00', deposit: '100.00' });
  expect(await lastAudit()).toMatchObject({
    action: 'vip.change_levels',
    detail: { '1.level_up': '5.00 → 7.00' },
  });
  expect(await fieldOf(staffGrowth.vipLevelsChange, changed(1, { level_up: '8.00' }))).toBe('state_changed');
});

test('no rate is accepted that gives the advantage of the house away', async () => {
  const { rebates, edges } = await house.ask(staffGrowth.vipTables, {}, as());
  const top = rebates.items.length - 1;
  const changed = (arcade: string) => ({
    version: rebates.version,
    reason: 'teste',
    items: rebates.items.map((row, at) => (at === top ? { ...row, rates: { ...row.rates, arcade } } : row)),
  });
  expect(await fieldOf(staffGrowth.vipRebatesChange, changed(edges.arcade ?? ''))).toBe(
    `items.${top}.rates.arcade rate_above_edge`,
  );
  const after = await house.ask(staffGrowth.vipRebatesChange, changed('0.35'), as());
  expect(after.rebates.items[top]?.rates.arcade).toBe('0.35');
  expect(await lastAudit()).toMatchObject({
    action: 'vip.change_rebates',
    detail: { '10.arcade': '0.40% → 0.35%' },
  });

  const refused = (edit: Record<string, string>, level_1: string) =>
    fieldOf(staffGrowth.agencyTiersChange, {
      ...edit,
      version: 0,
      reason: 'teste',
      tiers: [{ from: '0.00', level_1, level_2: '0.10', level_3: '0.05' }],
    });
  const tooMuch = 'tiers.0.level_1 rate_above_edge';
  expect(await refused({ mechanism: 'recharge' }, '3.00')).toBe(tooMuch);
  expect(await refused({ mechanism: 'betting', category: 'crash' }, '0.80')).toBe(tooMuch);
});

test('a game that is played at a shared table alone is one of those whose advantage is not given away', async () => {
  const { rebates, edges } = await house.ask(staffGrowth.vipTables, {}, as());
  // Blackjack with seats gives 99.4938% back; of the titles for one player none in its category gives more than 98.88%.
  expect(edges.table).toBe('0.50');
  const top = rebates.items.length - 1;
  const changed = (table: string) => ({
    version: rebates.version,
    reason: 'teste',
    items: rebates.items.map((row, at) => (at === top ? { ...row, rates: { ...row.rates, table } } : row)),
  });
  expect(await fieldOf(staffGrowth.vipRebatesChange, changed('0.41'))).toBe(
    `items.${top}.rates.table rate_above_edge`,
  );
  const after = await house.ask(staffGrowth.vipRebatesChange, changed('0.19'), as());
  expect(after.rebates.items[top]?.rates.table).toBe('0.19');
});

test('tables of commission are replaced one by one', async () => {
  const before = await house.ask(staffGrowth.agencyTables, {}, as());
  const tier = (from: string) => ({ from, level_1: '0.12', level_2: '0.06', level_3: '0.03' });
  const change = { version: 0, mechanism: 'betting', category: 'slots', reason: 'teste' };
  expect(
    await fieldOf(staffGrowth.agencyTiersChange, { ...change, tiers: [tier('0.00'), tier('0.00')] }),
  ).toBe('tiers.1.from must_rise');
  expect(await fieldOf(staffGrowth.agencyTiersChange, { ...change, tiers: [tier('5.00')] })).toBe(
    'tiers.0.from field_invalid',
  );
  const after = await house.ask(
    staffGrowth.agencyTiersChange,
    { ...change, tiers: [tier('0.00'), tier('9000.00')] },
    as(),
  );
  const slots = after.betting.find(({ category }) => category === 'slots');
  expect(slots).toMatchObject({ tiers: [tier('0.00'), tier('9000.00')], version: 1 });
  expect(after.recharge).toEqual(before.recharge);
  const ruled = await house.ask(
    staffGrowth.agencyRuleChange,
    { version: 0, min_active: 2, min_payout: '2.00', cap: '40000.00', reason: 'teste' },
    as(),
  );
  expect(ruled.rule).toMatchObject({ min_active: 2, min_payout: '2.00', cap: '40000.00', version: 1 });
});

test('an announcement is made once under its id, in nine languages, and can be withdrawn', async () => {
  const id = randomUUID();
  const input = { id, kind: 'news', title: nine('Novo'), body: nine('Texto') };
  const { th: _missing, ...eight } = nine('Novo');
  expect(await fieldOf(staffGrowth.announce, { ...input, title: eight })).toMatch(/^title.*/);
  const tries = await Promise.all([1, 2, 3].map(() => house.call(staffGrowth.announce, input, as())));
  expect(tries.map(({ code }) => code)).toEqual([200, 200, 200]);
  expect(await fieldOf(staffGrowth.announce, { ...input, body: nine('Outro') })).toBe('sent_already');
  const seen = async (lang: string) =>
    (await house.ask(information.announcements, {}, { lang })).items.filter((one) => one.id === id);
  expect(await seen('th')).toMatchObject([{ title: 'Novo th', text: 'Texto th' }]);
  const { rows } = await house.house.db.query('select 1 from audit_log where subject_id = $1', [id]);
  expect(rows).toHaveLength(1);

  await house.ask(staffGrowth.announcementWithdraw, { id, reason: 'engano' }, as());
  expect(await seen('pt')).toEqual([]);
  expect(await fieldOf(staffGrowth.announcementWithdraw, { id, reason: 'engano' })).toBe('state_changed');
  const { items } = await house.ask(staffGrowth.announcementList, {}, as());
  expect(items.find((one) => one.id === id)?.withdrawn_at).not.toBeNull();
});

test('a notice is published until a moment, and ended before it', async () => {
  const id = randomUUID();
  const input = { id, kind: 'service', title: nine('Aviso'), body: nine('Texto') };
  expect(await fieldOf(staffGrowth.notify, { ...input, ends_at: later(-1) })).toBe(
    'ends_at end_before_start',
  );
  await house.ask(staffGrowth.notify, { ...input, ends_at: later(3) }, as());
  const shown = async () =>
    (await house.ask(information.notifications, {}, { lang: 'tr' })).items.some((one) => one.id === id);
  expect(await shown()).toBe(true);
  await house.ask(staffGrowth.notificationEnd, { id }, as());
  house.clock.moveOn(1000);
  expect(await shown()).toBe(false);
  expect(await fieldOf(staffGrowth.notificationEnd, { id })).toBe('state_changed');
  expect(await fieldOf(staffGrowth.notificationEnd, { id: randomUUID() })).toBe('not_found');
});

test('banners are put into an order and switched, all of them at once', async () => {
  const { items, version } = await house.ask(staffGrowth.bannerList, {}, as());
  const shown = async () => (await house.ask(information.webContent, {})).banners.map(({ id }) => id);
  expect(await shown()).toEqual(items.map(({ id }) => id));
  const turned = items.toReversed().map(({ id }, index) => ({ id, is_open: index !== 0 }));
  expect(await fieldOf(staffGrowth.bannersArrange, { version, items: turned.slice(1) })).toBe(
    'state_changed',
  );
  await house.ask(staffGrowth.bannersArrange, { version, items: turned }, as());
  expect(await shown()).toEqual(turned.slice(1).map(({ id }) => id));
  expect(await fieldOf(staffGrowth.bannersArrange, { version, items: turned })).toBe('state_changed');
});

test('[S9.12] new terms are refused within two weeks of their announcement, and take effect when they said', async () => {
  const before = await house.ask(staffGrowth.termsHistory, {}, as());
  const words = { title: nine('Termos'), summary: nine('Muda'), body: nine('Texto novo') };
  const early = new Date(house.clock.now().getTime() + 14 * dayMs - 1).toISOString();
  expect(await fieldOf(staffGrowth.termsAnnounce, { ...words, version: 0, effective_at: early })).toBe(
    'effective_at two_weeks_needed',
  );
  expect(Date.parse(before.earliest_at)).toBe(house.clock.now().getTime() + 14 * dayMs);
  const effective_at = before.earliest_at;
  const after = await house.ask(staffGrowth.termsAnnounce, { ...words, version: 0, effective_at }, as());
  expect(after.versions).toMatchObject([
    { number: 1, state: 'coming', effective_at, announced_by: editor.email },
  ]);
  expect(after.body).toEqual(before.body);
  const { items } = await house.ask(information.announcements, {}, { lang: 'vi' });
  expect(items.find(({ title }) => title === 'Termos vi')).toMatchObject({ kind: 'terms', effective_at });

  // The database refuses what no call offers: an earlier moment, another text.
  const { db } = house.house;
  for (const change of [
    `update terms_version set effective_at = effective_at - interval '1 day'`,
    `update terms_version set body = body || '{"pt": "outro"}'`,
    'delete from terms_version',
  ])
    await expect(db.query(change)).rejects.toThrow('announced terms do not change');

  const terms = async () =>
    (await house.ask(information.webContent, {}, { lang: 'pt' })).footer.find(({ key }) => key === 'terms')
      ?.text;
  house.clock.moveBy(14 * dayMs - 60_000);
  expect(await terms()).toBe(before.body.pt);
  house.clock.moveBy(120_000);
  expect(await terms()).toBe('Texto novo pt');
  editor = await newStaff(house, 'admin');
  other = await newStaff(house, 'admin');
  const now = await house.ask(staffGrowth.termsHistory, {}, as());
  expect(now).toMatchObject({ version: 1, versions: [{ state: 'in_force' }] });
  expect(await fieldOf(staffGrowth.termsWithdraw, { version: 1, number: 1, reason: 'engano' })).toBe(
    'state_changed',
  );
});

test('announced terms can be withdrawn until they take effect, with their announcement', async () => {
  const words = { title: nine('Engano'), summary: nine('Muda'), body: nine('Nunca') };
  const { version } = await house.ask(staffGrowth.termsHistory, {}, as());
  await house.ask(staffGrowth.termsAnnounce, { ...words, version, effective_at: later(20) }, as());
  const after = await house.ask(
    staffGrowth.termsWithdraw,
    { version: version + 1, number: 2, reason: 'engano' },
    as(),
  );
  expect(after.versions[0]).toMatchObject({ number: 2, state: 'withdrawn' });
  house.clock.moveBy(21 * dayMs);
  const { footer } = await house.ask(information.webContent, {}, { lang: 'pt' });
  expect(footer.find(({ key }) => key === 'terms')?.text).toBe('Texto novo pt');
  const { items } = await house.ask(information.announcements, {}, { lang: 'pt' });
  expect(items.some(({ title }) => title === 'Engano pt')).toBe(false);
  editor = await newStaff(house, 'admin');
});

test('content writes texts, finance sets what money is given by, risk reads both', async () => {
  const own = calls.filter(({ path }) => /^\/api\/staff\/(growth|races)/.test(path));
  expect(own.length).toBeGreaterThan(20);
  const money = own.filter(({ permission }) => permission === 'growth.money').map(({ name }) => name);
  expect(money.sort()).toEqual([
    'staffAgencyRuleChange',
    'staffAgencyTiersChange',
    'staffPromotionChange',
    'staffRaceCreate',
    'staffRaceEdit',
    'staffRaceStop',
    'staffVipLevelsChange',
    'staffVipRebatesChange',
  ]);
  expect(own.map((call) => call.permission)).toEqual(
    own.map(({ method, name }) => {
      if (method === 'GET') return 'growth.read';
      return money.includes(name) ? 'growth.money' : 'growth.edit';
    }),
  );
  const allowed = {
    support: [403, 403, 403],
    finance: [200, 403, 422],
    risk: [200, 403, 403],
    content: [200, 404, 403],
    admin: [200, 404, 422],
  };
  for (const role of ['support', 'finance', 'risk', 'content', 'admin'] as const) {
    const { token } = await newStaff(house, role);
    const read = await house.call(staffGrowth.promotionList, {}, { token });
    const edit = await house.call(staffGrowth.notificationEnd, { id: randomUUID() }, { token });
    const figures = await house.call(staffGrowth.vipLevelsChange, {} as never, { token });
    expect([role, read.code, edit.code, figures.code]).toEqual([role, ...allowed[role]]);
  }
  // The log that all of this wrote is whole.
  expect(await verifyAuditChain(house.house.db)).toMatchObject({ brokenAt: null });
});

import { randomUUID } from 'node:crypto';
import { type DataOf, type InputOf, information, staffGrowth } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { verifyAuditChain } from '../audit/verify-audit-chain.ts';
import { newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
let content: StaffAtWork;
let other: StaffAtWork;

beforeAll(async () => {
  house = await startTestHouse();
  content = await newStaff(house, 'content');
  other = await newStaff(house, 'admin');
});
afterAll(() => house.close());

const dayMs = 86_400_000;
const as = (staff = content) => ({ token: staff.token });
const later = (days: number) => new Date(house.clock.now().getTime() + days * dayMs).toISOString();
const nine = (text: string) =>
  Object.fromEntries(staffGrowth.textLanguages.map((lang) => [lang, `${text} ${lang}`])) as Record<
    (typeof staffGrowth.textLanguages)[number],
    string
  >;
const read = () => house.ask(staffGrowth.bannerList, {}, as());
const shown = async (lang?: 'th') =>
  (await house.ask(information.webContent, {}, lang ? { lang } : {})).banners;

type Written = InputOf<typeof staffGrowth.bannerWrite>;
const banner = async (changes: Partial<Written> = {}): Promise<Written> => ({
  id: randomUUID(),
  version: (await read()).version,
  tag: nine('Novo'),
  title: nine('Semana do Pix'),
  body: nine('Deposite e jogue'),
  button: nine('Depositar'),
  link: '/recharge',
  picture_url: '/banners/pix.svg',
  phone_picture_url: '/banners/pix-phone.svg',
  promotion: null,
  is_open: true,
  starts_at: null,
  ends_at: null,
  ...changes,
});

async function refusal(input: Written, staff = content): Promise<string> {
  const answer = await house.call(staffGrowth.bannerWrite, input, as(staff));
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

test('[S7.10] a banner is made, dated, changed and switched off, and the site shows it in each language', async () => {
  const made = await banner({ starts_at: later(1), ends_at: later(3) });
  const sheet = await house.ask(staffGrowth.bannerWrite, made, as());
  expect(sheet.items.at(-1)).toMatchObject({ id: made.id, link: '/recharge', starts_at: made.starts_at });
  expect(await lastAudit()).toMatchObject({ action: 'banner.add', subject_id: made.id });
  expect((await shown()).map(({ id }) => id)).not.toContain(made.id);
  house.clock.moveBy(1.5 * dayMs);
  content = await newStaff(house, 'content');
  other = await newStaff(house, 'admin');
  expect((await shown('th')).at(-1)).toMatchObject({ id: made.id, title: 'Semana do Pix th' });
  const changed = { ...made, version: sheet.version, title: { ...made.title, th: 'ฝากด้วย Pix' } };
  const after = await house.ask(staffGrowth.bannerWrite, changed, as());
  expect((await shown('th')).at(-1)).toMatchObject({ id: made.id, title: 'ฝากด้วย Pix' });
  expect(await lastAudit()).toMatchObject({
    action: 'banner.change',
    detail: { 'title.th': 'Semana do Pix th → ฝากด้วย Pix' },
  });
  house.clock.moveBy(2 * dayMs);
  content = await newStaff(house, 'content');
  other = await newStaff(house, 'admin');
  expect((await shown()).map(({ id }) => id)).not.toContain(made.id);
  const open = { ...changed, version: after.version, ends_at: null };
  const { version } = await house.ask(staffGrowth.bannerWrite, open, as());
  expect((await shown()).map(({ id }) => id)).toContain(made.id);
  await house.ask(staffGrowth.bannerWrite, { ...open, version, is_open: false }, as());
  expect((await shown()).map(({ id }) => id)).not.toContain(made.id);
});

test('[S7.10] a banner that could not be shown well is refused by its field, and by whoever may not write', async () => {
  const refused = async (changes: Partial<Written>) => refusal(await banner(changes));
  expect(await refused({ picture_url: 'https://elsewhere.example/a.png' })).toBe('picture_url field_invalid');
  expect(await refused({ phone_picture_url: '//elsewhere.example/a.png' })).toBe(
    'phone_picture_url field_invalid',
  );
  expect(await refused({ link: 'javascript:alert(1)' })).toBe('link field_invalid');
  expect(await refused({ link: '//elsewhere.example' })).toBe('link field_invalid');
  expect(await refused({ title: { ...nine('x'), th: ' ' } })).toBe('title.th field_required');
  expect(await refused({ button: nine('Um botão comprido demais') })).toMatch(/^button\.\w+ field_too_long$/);
  expect(await refused({ starts_at: later(2), ends_at: later(1) })).toBe('ends_at end_before_start');
  expect(await refused({ starts_at: null, ends_at: later(-1) })).toBe('ends_at end_before_start');
  expect(await refusal(await banner(), await newStaff(house, 'finance'))).toBe('forbidden');
});

test('[S7.10] of two who write at once one is told who was faster, and so is who sends the same again', async () => {
  const before = await read();
  const inputs = [await banner(), await banner()] as const;
  const answers = await Promise.all([refusal(inputs[0]), refusal(inputs[1], other)]);
  expect(answers.toSorted()).toEqual(['accepted', 'state_changed']);
  expect(await refusal(inputs[0])).toBe('state_changed');
  expect((await read()).items).toHaveLength(before.items.length + 1);
  expect(await verifyAuditChain(house.house.db)).toMatchObject({ brokenAt: null });
});

const site = () => house.ask(staffGrowth.siteContent, {}, as());
type Footer = DataOf<typeof staffGrowth.siteContent>['footer'][number];

test('[S7.10] logo, background and the texts at the foot are changed once a version, and the log tells what', async () => {
  const { look, footer } = await site();
  const change = {
    version: look.version,
    logo_url: '/logos/novo.svg',
    mark_url: look.mark_url,
    page_background_url: '/backgrounds/noite.svg',
    reason: 'marca nova',
  };
  await house.ask(staffGrowth.siteLookChange, change, as());
  expect(await house.ask(information.webContent, {})).toMatchObject({
    site_logo: '/logos/novo.svg',
    page_background: '/backgrounds/noite.svg',
  });
  expect((await lastAudit()).detail).toEqual({
    reason: 'marca nova',
    logo_url: `${look.logo_url} → /logos/novo.svg`,
    page_background_url: `${look.page_background_url} → /backgrounds/noite.svg`,
  });
  const again = await house.call(staffGrowth.siteLookChange, change, as());
  expect(again).toMatchObject({ error: 'state_changed' });

  const words = { title: nine('Maiores de 18'), body: nine('Jogue com calma'), reason: 'texto novo' };
  const write = (key: Footer['key'], staff = content) =>
    house.call(
      staffGrowth.footerTextChange,
      { key, version: footer.find((one) => one.key === key)?.version ?? 0, ...words },
      as(staff),
    );
  const both = await Promise.all([write('age'), write('age', other)]);
  expect(both.map(({ code }) => code).toSorted()).toEqual([200, 409]);
  const told = await house.ask(information.webContent, {}, { lang: 'tr' });
  expect(told.footer.find(({ key }) => key === 'age')).toMatchObject({ title: 'Maiores de 18 tr' });
  expect(await lastAudit()).toMatchObject({ action: 'site.change', subject_id: 'footer:age' });
  // The terms are announced two weeks ahead; nobody writes over them.
  expect(await write('terms')).toMatchObject({ status: 'fail', data: { fields: [{ field: 'key' }] } });
  expect(await write('faq', await newStaff(house, 'support'))).toMatchObject({ error: 'forbidden' });
});

import { games, platforms, staffPlatforms } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionsAbout, newStaff, type StaffAtWork } from '../../staff/testing/staff-at-work.ts';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';

let lab: PlatformsHouse;
let content: StaffAtWork;
let finance: StaffAtWork;
beforeAll(async () => {
  lab = await startPlatformsHouse('40');
  await lab.test.runTask('platform-games');
  content = await newStaff(lab.test, 'content');
  finance = await newStaff(lab.test, 'finance');
});
afterAll(() => lab.test.close());

const overview = async (code = 'day7') => {
  const { items } = await lab.test.ask(staffPlatforms.platformsOverview, {}, { token: content.token });
  const found = items.find((one) => one.code === code);
  if (!found) throw new Error(`no ${code}`);
  return found;
};
const versionNow = async () =>
  (
    await lab.test.house.db.query<{ version: number }>(
      `select version from staff_edit where subject = 'platform:day7'`,
    )
  ).rows[0]?.version ?? 0;
const change = async (input: Record<string, unknown>, staff = content) =>
  lab.test.call(
    staffPlatforms.platformChange,
    {
      code: 'day7',
      version: await versionNow(),
      is_on: true,
      confirms_imports: false,
      maintenance_from: null,
      maintenance_until: null,
      reason: 'aviso',
      ...input,
    },
    { token: staff.token },
  );
const at = (minutes: number) => new Date(lab.test.clock.now().getTime() + minutes * 60_000).toISOString();
const tile = async () =>
  (await lab.test.ask(games.gameList, { platType: 'day7' })).items.find(({ name }) => name !== '');

test('an absence that staff announces shows on tiles until it ends or is cleared, and stands in the audit log', async () => {
  const [from, until] = [at(10), at(70)];
  expect(await change({ maintenance_from: from, maintenance_until: until })).toMatchObject({
    code: 200,
    data: { maintenance_from: from, maintenance_until: until, is_away: false, is_on: true },
  });
  expect(await tile()).toMatchObject({ is_open: true, maintenance_until: null });
  lab.test.clock.moveBy(11 * 60_000);
  content = await newStaff(lab.test, 'content');
  expect(await tile()).toMatchObject({ is_open: false, maintenance_until: until });
  expect(await overview()).toMatchObject({ is_away: true, maintenance_until: until });
  expect(await overview('estrela')).toMatchObject({ is_away: false, maintenance_until: null });
  await change({});
  expect(await tile()).toMatchObject({ is_open: true, maintenance_until: null });
  expect(await overview()).toMatchObject({ is_away: false, maintenance_from: null });
  expect(await actionsAbout(lab.test, 'day7')).toEqual(['platform.change', 'platform.change']);
});

test('a platform is switched off and on: nothing begins there, and money comes home', async () => {
  const member = await lab.newMember(5000n);
  await member.moveIn('20.00');
  expect(await change({ is_on: false })).toMatchObject({ data: { is_on: false } });
  expect(await member.moveIn('5.00')).toMatchObject({ error: 'platform_off' });
  const name = (await tile())?.name ?? '';
  expect(await lab.test.ask(platforms.platformGame, { name })).toMatchObject({ is_open: false });
  await member.allBack();
  expect(await member.money()).toBe('50.00');
  expect(await change({ is_on: true })).toMatchObject({ data: { is_on: true } });
  expect(await lab.test.ask(platforms.platformGame, { name })).toMatchObject({ is_open: true });
});

test('a form that was opened before a colleague switched the platform off does not switch it on again', async () => {
  const colleague = await newStaff(lab.test, 'content');
  const { version } = await overview();
  const off = await change({ version, is_on: false }, colleague);
  expect(off).toMatchObject({
    data: { is_on: false, version: version + 1, edited_by: colleague.email },
  });
  const stale = { version, is_on: true, confirms_imports: true };
  expect(await change(stale)).toMatchObject({
    code: 409,
    error: 'state_changed',
    data: { version: version + 1, edited_by: colleague.email },
  });
  expect(await overview()).toMatchObject({ is_on: false, confirms_imports: false });
  // Two who read the same save at once: one of them is told.
  const both = { version: version + 1, is_on: true };
  const answers = await Promise.all([change(both), change(both, colleague)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  expect(await overview()).toMatchObject({ is_on: true, version: version + 2 });
});

test('what cannot be is refused: half an absence, one that ends before it begins, nobody’s platform, no reason', async () => {
  const wrong = (error: string) => ({ data: { fields: [{ field: 'maintenance_until', error }] } });
  expect(await change({ maintenance_from: at(1) })).toMatchObject(wrong('date_invalid'));
  const ends = (minutes: number) => change({ maintenance_from: at(5), maintenance_until: at(minutes) });
  expect(await ends(5)).toMatchObject(wrong('end_before_start'));
  expect(await ends(60 * 24 * 30)).toMatchObject(wrong('maintenance_too_long'));
  expect(await change({ maintenance_from: '', maintenance_until: at(5) })).toMatchObject({ code: 422 });
  expect(await change({ code: 'nowhere' })).toMatchObject({ code: 404, error: 'platform_unknown' });
  expect(await change({ reason: ' ' })).toMatchObject({ data: { fields: [{ field: 'reason' }] } });
  expect(await change({}, finance)).toMatchObject({ code: 403, error: 'forbidden' });
  expect(await lab.test.call(staffPlatforms.platformTransfers, {}, { token: content.token })).toMatchObject({
    code: 403,
  });
});

test('changes of a lobby wait for staff where it wants to be asked, and where half of it would go', async () => {
  const { db } = lab.test.house;
  const own = { token: (await newStaff(lab.test, 'content')).token };
  const decide = (digest: string, decision: 'apply' | 'dismiss') =>
    lab.test.call(staffPlatforms.platformImport, { code: 'day7', digest, decision }, own);
  const waiting = async () =>
    (await lab.test.ask(staffPlatforms.platformsOverview, {}, own)).items[0]?.import;
  const readLobbies = () => lab.test.runTask('platform-games');
  const title = async () =>
    (await db.query<{ title: string }>(`select title ->> 'pt' as title from game where slug = $1`, [slug]))
      .rows[0]?.title;
  const { rows } = await db.query<{ slug: string; title: string }>(
    `select slug, title ->> 'pt' as title from game where platform = 'day7' and is_offered order by position limit 1`,
  );
  const { slug = '', title: itsTitle = '' } = rows[0] ?? {};
  await readLobbies();
  expect(await waiting()).toBeNull();

  // Nobody wants to be asked: what differs from the lobby is put right.
  const differ = () =>
    db.query(`update game set title = title || '{"pt":"Nome velho"}' where slug = $1`, [slug]);
  await differ();
  await readLobbies();
  expect(await title()).toBe(itsTitle);

  const sameAs = {
    maintenance_from: null,
    maintenance_until: null,
    is_on: true,
    reason: 'aviso',
    code: 'day7',
  };
  const changeTo = async (confirms_imports: boolean) =>
    lab.test.ask(
      staffPlatforms.platformChange,
      { ...sameAs, version: await versionNow(), confirms_imports },
      own,
    );
  await changeTo(true);
  await differ();
  await readLobbies();
  expect(await title()).toBe('Nome velho');
  const found = await waiting();
  expect(found).toMatchObject({
    state: 'waiting',
    added: 0,
    changed: 1,
    gone: 0,
    titles: { added: [], changed: [itsTitle], gone: [] },
  });
  const digest = found?.digest ?? '';
  expect(await decide('0'.repeat(32), 'apply')).toMatchObject({ code: 409, error: 'state_changed' });
  expect(await decide(digest, 'dismiss')).toMatchObject({ data: { import: { state: 'dismissed' } } });
  await readLobbies();
  expect(await waiting()).toMatchObject({ state: 'dismissed' });
  expect(await title()).toBe('Nome velho');
  expect(await decide(digest, 'dismiss')).toMatchObject({ error: 'state_changed' });

  // Thought better of, and two who decide at once: one is told.
  const answers = await Promise.all([decide(digest, 'apply'), decide(digest, 'apply')]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  await readLobbies();
  expect(await title()).toBe(itsTitle);
  expect(await waiting()).toBeNull();

  // A lobby that loses most of its games at once waits, whoever wants to be asked.
  await changeTo(false);
  await db.query(
    `insert into game (slug, platform, external_id, category, title)
     select 'day7-old-' || n, 'day7', 'old-' || n, 'slots', '{"pt":"Antigo"}' from generate_series(1, 60) as n`,
  );
  await readLobbies();
  expect(await waiting()).toMatchObject({ state: 'waiting', added: 0, changed: 0, gone: 60 });
  expect((await lab.test.ask(games.gameList, { name: 'day7-old-7' })).items[0]?.is_open).toBe(true);
  await decide((await waiting())?.digest ?? '', 'apply');
  await readLobbies();
  expect((await lab.test.ask(games.gameList, { name: 'day7-old-7' })).items[0]?.is_open).toBe(false);
  expect(await waiting()).toBeNull();
});

test('how a platform answers, and what is on its way, are told as they are', async () => {
  const member = await lab.newMember(5000n);
  await member.moveIn('1.00');
  const before = (await overview()).health;
  const { faults } = lab.simulator();
  faults.always('all', { kind: 'broken' });
  faults.next('player', { kind: 'slow', delayMs: 0 });
  const moved = await member.moveIn('20.00');
  expect(moved).toMatchObject({ data: { state: 'unknown' } });
  for (let call = 0; call < 10; call += 1) await member.there();
  const told = await overview();
  expect(told).toMatchObject({ open_transfers: 1, open_money: '20.00', stuck: 0 });
  expect(told.health?.state).toBe('open');
  expect(told.health?.unanswered).toBeGreaterThanOrEqual(8);
  expect(told.health?.opened).toBe((before?.opened ?? 0) + 1);
  expect(told.health?.kept_back).toBeGreaterThan(before?.kept_back ?? 0);
  expect(told.health?.p50_ms).not.toBeNull();
  const open = () => lab.test.ask(staffPlatforms.platformTransfers, {}, { token: finance.token });
  finance = await newStaff(lab.test, 'finance');
  expect(await open()).toMatchObject({
    total: 1,
    stuck: 0,
    items: [
      { member_id: member.memberId, platform: 'Day7', direction: 'in', money: '20.00', is_stuck: false },
    ],
  });
  await lab.test.house.db.query(`update platform_transfer set asks = 8 where state = 'unknown'`);
  expect(await open()).toMatchObject({ stuck: 1, items: [{ is_stuck: true, asks: 8 }] });
  expect(await overview()).toMatchObject({ stuck: 1 });
  faults.clear();
  lab.test.clock.moveBy(20 * 60_000);
  await lab.test.runTask('platform-transfers');
  finance = await newStaff(lab.test, 'finance');
  expect(await open()).toMatchObject({ total: 0, items: [] });
});

test('what nobody can tell of is asked about ever more seldom, is stuck after eight times, and is never given up', async () => {
  const member = await lab.newMember(5000n);
  await member.moveIn('1.00');
  const { faults } = lab.simulator();
  faults.next('transfer', { kind: 'lost_after_commit' });
  faults.always('status', { kind: 'broken' });
  const moved = await member.moveIn('20.00');
  if (moved.status === 'fail') throw new Error(moved.error);
  const { id } = moved.data;
  const read = async () => {
    const { rows } = await lab.test.house.db.query<{ asks: number; pause: number }>(
      `select asks, extract(epoch from ask_at - house_now())::float8 as pause from platform_transfer where id = $1`,
      [id],
    );
    return { asks: rows[0]?.asks, pause: Math.round(rows[0]?.pause ?? 0) };
  };
  // The job goes by the real clock; here the house's alone is moved.
  const forgetJob = () =>
    lab.test.house.db.query(`select graphile_worker.remove_job('platform-transfer:' || $1)`, [id]);
  await forgetJob();
  const stuck = async () =>
    /arara_platform_transfers_stuck (\d+)/.exec((await lab.test.server.inject('/metrics')).body)?.[1];
  lab.test.clock.moveBy(30_000);
  const pauses: number[] = [];
  for (let asks = 2; asks <= 10; asks += 1) {
    expect(await stuck()).toBe(asks > 8 ? '1' : '0');
    // Others are answered: that it cannot tell of this one is no outage.
    expect(await lab.test.house.platforms.client('day7')?.games(0)).toMatchObject({ kind: 'ok' });
    await lab.test.runTask('platform-transfers');
    const told = await read();
    await forgetJob();
    expect(told.asks).toBe(asks);
    pauses.push(told.pause);
    // Nobody asks before it is time.
    await lab.test.runTask('platform-transfers');
    expect((await read()).asks).toBe(asks);
    lab.test.clock.moveBy((told.pause + 1) * 1000);
  }
  expect(pauses).toEqual([10, 20, 40, 80, 160, 320, 600, 600, 600]);
  await member.loginAgain();
  expect(await member.transfer(id)).toMatchObject({ state: 'unknown' });
  expect(await lab.books()).toMatchObject({ isClean: true, transitCents: 2000n });
  faults.clear();
  await lab.test.runTask('platform-transfers');
  expect(await member.transfer(id)).toMatchObject({ state: 'done' });
  expect(await stuck()).toBe('0');
});

import { games, staffGames, staffQueues } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { seedGames } from '../../games/index.ts';
import { bets, coin, newPlayer } from '../../games/testing/player.ts';
import { actionsAbout, newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
let content: StaffAtWork;
let risk: StaffAtWork;

beforeAll(async () => {
  house = await startTestHouse();
  content = await newStaff(house, 'content');
  risk = await newStaff(house, 'risk');
});
afterAll(() => house.close());

const as = (staff = content) => ({ token: staff.token });
const catalogue = (category: 'arcade' | 'crash' = 'arcade') =>
  house.ask(staffGames.gameCatalogue, { category, page_size: 100 }, as());
const lobby = async () =>
  (await house.ask(games.gameList, { category: 'arcade', page_size: 100 })).items.map(({ name }) => name);

async function gameOf(slug: string) {
  const found = (await catalogue()).items.find((one) => one.slug === slug);
  if (!found) throw new Error(`no ${slug}`);
  return found;
}

test('an order made by hand is what players see; the others follow, and it can be taken back', async () => {
  const before = await lobby();
  const sheet = await catalogue();
  expect(sheet.items.map(({ slug }) => slug)).toEqual(before);
  const [first, second, third] = [...before].reverse();
  const placed = [third, first, first, second, 'no-such-game'].flatMap((slug) => (slug ? [slug] : []));
  const arranged = await house.ask(
    staffGames.gamesArrange,
    { category: 'arcade', version: sheet.version, placed },
    as(),
  );
  expect(arranged.placed).toEqual([third, first, second]);
  expect((await lobby()).slice(0, 3)).toEqual([third, first, second]);
  expect((await lobby()).slice(3)).toEqual(before.slice(0, -3));
  expect(await actionsAbout(house, 'arcade')).toEqual(['game.arrange']);
  // A start keeps it.
  await seedGames(house.house.db, 'default');
  expect((await lobby())[0]).toBe(third);

  const late = await house.call(
    staffGames.gamesArrange,
    { category: 'arcade', version: sheet.version, placed: [] },
    as(),
  );
  expect(late).toMatchObject({ error: 'state_changed', data: { edited_by: content.email } });
  await house.ask(
    staffGames.gamesArrange,
    { category: 'arcade', version: arranged.version, placed: [] },
    as(),
  );
  expect(await lobby()).toEqual(before);
});

test('a search without a category looks in all of them', async () => {
  const titles = [];
  for (const category of ['arcade', 'crash'] as const) {
    const [game] = (await catalogue(category)).items;
    const found = await house.ask(staffGames.gameCatalogue, { search: game?.title, page_size: 100 }, as());
    expect(found.items.map(({ slug }) => slug)).toContain(game?.slug);
    // There is no order of all of them to change.
    expect(found).toMatchObject({ placed: [], version: 0 });
    titles.push(game?.title ?? '');
  }
  const [arcade = '', crash = ''] = titles;
  const narrowed = (category: 'arcade' | 'crash') =>
    house.ask(staffGames.gameCatalogue, { category, search: arcade }, as());
  expect((await narrowed('arcade')).items.map(({ title }) => title)).toContain(arcade);
  expect((await narrowed('crash')).total).toBe(0);
  expect(crash).not.toBe(arcade);
  const all = await house.ask(staffGames.gameCatalogue, { page_size: 1 }, as());
  expect(all.total).toBe(Object.values(all.counts).reduce((sum, count) => sum + count, 0));
});

test('two who arrange at once: one is told', async () => {
  const { version, items } = await catalogue('crash');
  const [only] = items;
  const answers = await Promise.all(
    [1, 2].map(() =>
      house.call(staffGames.gamesArrange, { category: 'crash', version, placed: [only?.slug ?? ''] }, as()),
    ),
  );
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
});

test('a game is switched off everywhere or in this market; its import cannot open it again', async () => {
  const slug = 'dados-de-ouro';
  const change = (input: { is_on: boolean; closed_in: ('default' | 'br-regulated')[]; version: number }) =>
    house.ask(staffGames.gameChange, { slug, reason: 'manutenção', ...input }, as());
  const off = await change({ is_on: false, closed_in: [], version: 0 });
  expect(off).toMatchObject({ is_on: false, is_open: false, is_offered: true, version: 1 });
  await seedGames(house.house.db, 'default');
  const player = await newPlayer(house, { cash: '5.00' });
  expect(await player.play(slug, coin())).toMatchObject({ code: 422, error: 'game_off' });

  const stale = await house.call(
    staffGames.gameChange,
    { slug, reason: 'x', is_on: true, closed_in: [], version: 0 },
    as(),
  );
  expect(stale).toMatchObject({ code: 409, error: 'state_changed' });

  const elsewhere = await change({ is_on: true, closed_in: ['br-regulated'], version: 1 });
  expect(elsewhere).toMatchObject({ is_open: true, closed_in: ['br-regulated'] });
  await seedGames(house.house.db, 'br-regulated');
  expect(await gameOf(slug)).toMatchObject({ is_on: true, is_open: false });
  await seedGames(house.house.db, 'default');
  expect(await gameOf(slug)).toMatchObject({ is_open: true });
  await change({ is_on: true, closed_in: [], version: 2 });
  expect(await actionsAbout(house, slug)).toEqual(['game.change', 'game.change', 'game.change']);

  expect(
    await house.call(
      staffGames.gameChange,
      { slug: 'no-such', reason: 'x', is_on: true, closed_in: [], version: 0 },
      as(),
    ),
  ).toMatchObject({ error: 'game_unknown' });
  expect(
    await house.call(staffGames.gameChange, { slug, is_on: true, closed_in: [], version: 3 }, as()),
  ).toMatchObject({
    error: 'invalid_input',
    data: { fields: [{ field: 'reason', error: 'reason_required' }] },
  });
  expect(
    await house.call(
      staffGames.gameChange,
      { slug, reason: 'x', is_on: true, closed_in: [], version: 3 },
      as(risk),
    ),
  ).toMatchObject({ code: 403, error: 'forbidden' });
});

test('a game is shown elsewhere, with tags and as new by staff’s word; what it counts as stays, and imports keep it', async () => {
  const { db } = house.house;
  await db.query(
    `insert into platform (code, name) values ('aurora', 'Aurora');
     insert into game (slug, platform, external_id, category, title, features)
     values ('aurora-sol', 'aurora', 'sol', 'arcade', '{"pt":"Sol"}', '{wilds,aurora_only}')`,
  );
  const slug = 'aurora-sol';
  const shown = async (category: 'arcade' | 'bingo') =>
    (await house.ask(games.gameList, { category, page_size: 100 })).items.find(({ name }) => name === slug);
  const change = (input: object) =>
    house.call(
      staffGames.gameChange,
      { slug, reason: 'vitrine', is_on: true, closed_in: [], version: 0, ...input },
      as(),
    );
  await house.ask(staffGames.gamesArrange, { category: 'arcade', version: 2, placed: [slug] }, as());
  expect(await shown('arcade')).toMatchObject({ features: ['wilds', 'aurora_only'], is_new: true });

  const moved = await change({ category: 'bingo', tags: ['free_spins'], is_new: false });
  expect(moved.data).toMatchObject({
    category: 'bingo',
    counts_as: 'arcade',
    tags: ['free_spins'],
    are_tags_fixed: false,
    is_new: false,
    place: null,
  });
  expect(await shown('arcade')).toBeUndefined();
  expect(await shown('bingo')).toMatchObject({ features: ['aurora_only', 'free_spins'], is_new: false });
  expect((await catalogue()).items.map((one) => one.slug)).not.toContain(slug);
  expect((await house.ask(games.gameFilters, {})).features).toContainEqual({
    feature: 'free_spins',
    games: expect.any(Number),
  });
  // The platform tells its games anew, and what counts is what it says.
  await db.query(
    `update game set category = 'fish', features = '{scatters}', is_new = true where slug = $1`,
    [slug],
  );
  expect(await shown('bingo')).toMatchObject({ features: ['aurora_only', 'free_spins'], is_new: false });

  // What nobody names stays; set to what is told, the game follows it again.
  expect((await change({ version: 1 })).data).toMatchObject({ category: 'bingo', counts_as: 'fish' });
  await change({ version: 2, category: 'fish', is_new: true });
  await db.query(`update game set category = 'bingo' where slug = $1`, [slug]);
  expect(await shown('bingo')).toMatchObject({ is_new: true });
  expect(await actionsAbout(house, slug)).toEqual(['game.change', 'game.change', 'game.change']);

  const own = (input: object) => change({ slug: 'coroa-da-onca', ...input });
  expect(await own({ tags: ['cash_out'] })).toMatchObject({
    error: 'invalid_input',
    data: { fields: [{ field: 'tags', error: 'field_invalid' }] },
  });
  const info = await house.ask(games.gameInfo, { game: 'coroa-da-onca' });
  expect((await own({ category: 'bingo' })).data).toMatchObject({
    category: 'bingo',
    counts_as: info.category,
  });
  expect(await house.ask(games.gameInfo, { game: 'coroa-da-onca' })).toMatchObject({
    category: 'bingo',
    autoplay: info.autoplay,
    turbo: info.turbo,
  });
  const counted = await db.query(`select category from game where slug = 'coroa-da-onca'`);
  expect(counted.rows).toEqual([{ category: info.category }]);
});

test('[R34] what a game gave back is measured as it is counted, and drift raises an alarm', async () => {
  const player = await newPlayer(house, { cash: '200.00' });
  const slug = 'roleta-guanabara';
  for (let n = 0; n < 4; n += 1) await player.mustPlay(slug, bets[slug]);
  await house.drain();
  const { rows } = await house.house.db.query(
    `select d.stake_squares = s.ss as ss, d.stake_payouts = s.sp as sp, d.payout_squares = s.pp as pp
       from report_game_day d, (select sum(stake_cents::numeric ^ 2) as ss, sum(stake_cents::numeric * payout_cents) as sp,
                                       sum(payout_cents::numeric ^ 2) as pp from round where game = $1) as s
      where d.game = $1`,
    [slug],
  );
  expect(rows).toEqual([{ ss: true, sp: true, pp: true }]);

  // A million stakes of 1.00 of which so many won twice that, on a day of their own.
  const drift = (game: string, wins: number) =>
    house.house.db.query(
      `insert into report_game_day values ('2031-03-05', $1, 'arcade', 1000000, 100000000, 100000000, $2::bigint * 200, $2::bigint * 200,
         1000000::numeric * 10000, $2::numeric * 20000, $2::numeric * 40000)`,
      [game, wins],
    );
  await drift('dados-de-ouro', 520_000);
  await drift('roleta-guanabara', 400_000);
  await drift('minas-do-sertao', 400_000);
  const period = { from: '2031-03-01', to: '2031-03-31' };
  const told = await house.ask(staffGames.gameReturns, period, as(risk));
  expect(told.alarms).toBe(2);
  expect(told.items.map(({ slug: name, verdict }) => [name, verdict])).toEqual([
    ['dados-de-ouro', 'above'],
    ['roleta-guanabara', 'below'],
    // Whoever plays mines badly gets less than the rules give.
    ['minas-do-sertao', 'within'],
  ]);
  expect(told.items[0]).toMatchObject({ observed: '104.00', rounds: 1_000_000, stake: '1000000.00' });

  // What left the band of late is counted beside the queues, for those who may see it.
  const alarms = async (who: StaffAtWork) => (await house.ask(staffQueues.queueCounts, {}, as(who))).alarms;
  expect(await alarms(risk)).toBe(0);
  await house.house.db.query(
    `insert into report_game_day (day, game, category, rounds, stake_cents, stake_cash_cents, payout_cents, payout_cash_cents,
                                  stake_squares, stake_payouts, payout_squares)
     select house_day(house_now()), game, 'table', rounds, stake_cents, stake_cash_cents, payout_cents, payout_cash_cents,
            stake_squares, stake_payouts, payout_squares
       from report_game_day where day = '2031-03-05' and game = 'dados-de-ouro'`,
  );
  expect([await alarms(risk), await alarms(content)]).toEqual([1, null]);

  const few = await house.ask(staffGames.gameReturns, { from: '2020-01-01', to: '2020-12-31' }, as(risk));
  expect(few).toMatchObject({ items: [], alarms: 0 });
  expect(
    await house.call(staffGames.gameReturns, { from: '2031-03-31', to: '2031-03-01' }, as(risk)),
  ).toMatchObject({ error: 'invalid_input' });
  expect(await house.call(staffGames.gameReturns, period, as())).toMatchObject({ error: 'forbidden' });
});

test('open rounds are listed the oldest first, page by page, and leave the list when they are finished', async () => {
  const players = await Promise.all([1, 2, 3].map(() => newPlayer(house, { cash: '20.00' })));
  const rounds: string[] = [];
  for (const player of players) {
    house.clock.moveOn(1000);
    rounds.push((await player.mustPlay('minas-do-sertao', bets['minas-do-sertao'])).round_id);
  }
  const first = await house.ask(staffGames.openRounds, { page_size: 2 }, as(risk));
  expect(first).toMatchObject({ total: 3, stake: '3.00' });
  expect(first.items.map(({ id }) => id)).toEqual(rounds.slice(0, 2));
  expect(first.items[0]).toMatchObject({
    account: players[0]?.account,
    game: 'minas-do-sertao',
    stake: '1.00',
  });
  const second = await house.ask(staffGames.openRounds, { page_size: 2, after: first.next ?? '' }, as(risk));
  expect(second).toMatchObject({ items: [{ id: rounds[2] }], next: null, total: null });

  await house.house.db.query('update round set is_open = false, settled_at = house_now() where id = $1', [
    rounds[0],
  ]);
  expect((await house.ask(staffGames.openRounds, {}, as(risk))).total).toBe(2);
  expect(await house.call(staffGames.openRounds, { after: 'x' }, as(risk))).toMatchObject({
    error: 'invalid_input',
  });
  expect(await house.call(staffGames.openRounds, {}, as())).toMatchObject({ error: 'forbidden' });
});

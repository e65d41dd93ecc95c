import { randomUUID } from 'node:crypto';
import { games } from '@arara/contract';
import { languageCodes } from '@arara/phrases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PlatformsHouse, startPlatformsHouse } from './testing/platforms-house.ts';

let lab: PlatformsHouse;
beforeAll(async () => {
  lab = await startPlatformsHouse('200');
  await lab.test.runTask('platform-games');
});
afterAll(() => lab.test.close());

type Input = Record<string, unknown>;
const list: PlatformsHouse['list'] = (...asked) => lab.list(...asked);
const some: PlatformsHouse['someGame'] = (...asked) => lab.someGame(...asked);

describe('[S7.11] [S7.12] [S1.03] the catalogue with platforms', () => {
  test('holds their games beside ours, over all ten categories', async () => {
    const { items } = await lab.test.ask(games.gamePlatforms, {});
    expect(items.map(({ platType, name, games: count }) => [platType, name, count > 0])).toEqual([
      ['arara', 'arara', true],
      ['day7', 'Day7', true],
      ['estrela', 'Estrela ao Vivo', true],
      ['mare', 'Maré Alta', true],
    ]);
    expect(items.find(({ platType }) => platType === 'day7')?.games).toBe(200);
    expect(await lab.test.ask(games.gamePlatforms, { platType: 'day7' })).toMatchObject({
      items: [{ games: 200 }],
    });
    const page = await list({ platType: 'day7' });
    expect(page.total).toBe(200);
    for (const count of Object.values(page.counts)) expect(count).toBeGreaterThan(0);
  });

  test('a second import changes nothing, one that fails takes nothing away, a game that is gone closes', async () => {
    const before = await list({ platType: 'day7', page_size: 100 });
    await lab.test.runTask('platform-games');
    expect(await list({ platType: 'day7', page_size: 100 })).toEqual(before);
    lab.simulator().faults.always('games', { kind: 'broken' });
    await lab.test.runTask('platform-games');
    lab.simulator().faults.clear();
    expect((await list({ platType: 'day7' })).total).toBe(200);
    await lab.test.house.db.query(
      `insert into game (slug, platform, external_id, category, title) values ('day7-old', 'day7', 'old', 'slots', '{"en":"Old"}')`,
    );
    await lab.test.runTask('platform-games');
    expect((await list({ platType: 'day7', name: 'day7-old' })).items).toMatchObject([{ is_open: false }]);
    await lab.test.house.db.query(`delete from game where slug = 'day7-old'`);
  });

  test('a game that is not certified for the market is closed in it, and what a platform does not tell closes nothing', async () => {
    const { db } = lab.test.house;
    const untold = (await list({ platType: 'mare' })).items.find(({ is_open }) => is_open)?.name ?? '';
    await db.query('update game set certified_for = null where slug = $1', [untold]);
    const closedIn = async (jurisdiction: string) => {
      await db.query('update game_market set jurisdiction = $1', [jurisdiction]);
      const { rows } = await db.query<{ slug: string; certified_for: string[] | null }>(
        'select slug, certified_for from game where is_offered and not is_open',
      );
      return rows;
    };
    const elsewhere = await closedIn('default');
    const here = await closedIn('br-regulated');
    const after = await closedIn('default');
    expect([elsewhere, after]).toEqual([[], []]);
    expect(here.length).toBeGreaterThan(0);
    expect(here.every(({ certified_for }) => certified_for?.length === 0)).toBe(true);
    // What the platform tells comes back with its lobby.
    await lab.test.runTask('platform-games');
    const { rows } = await db.query<{ certified_for: string[] }>(
      'select certified_for from game where slug = $1',
      [untold],
    );
    expect(rows[0]?.certified_for).toBeInstanceOf(Array);
  });

  test('every page is another part of one order, and together they are all', async () => {
    for (const sort of ['popular', 'new', 'title', 'rtp']) {
      const { total } = await list({ sort });
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(total / 60) }, (_, at) => list({ sort, page: at + 1, page_size: 60 })),
      );
      const names = pages.flatMap((page) => page.items.map(({ name }) => name));
      expect(new Set(names).size).toBe(total);
    }
    const byRtp = (await list({ sort: 'rtp', page_size: 100 })).items.map(({ rtp }) => rtp);
    expect(byRtp.slice(0, 50)).toEqual(byRtp.slice(0, 50).toSorted((a, b) => Number(b) - Number(a)));
  });

  test('is narrowed by category, platform, feature and volatility together', async () => {
    const filters = await lab.test.ask(games.gameFilters, {});
    expect(filters.features.map(({ feature }) => feature)).toContain('free_spins');
    for (const { feature, games: count } of filters.features)
      expect((await list({ feature })).total).toBe(count);
    for (const { volatility, games: count } of filters.volatilities)
      expect((await list({ volatility })).total).toBe(count);
    const both = await list({
      category: 'slots',
      feature: 'free_spins',
      volatility: 'high',
      platType: 'day7',
      page_size: 100,
    });
    expect(both.total).toBeGreaterThan(0);
    for (const game of both.items) {
      expect(game).toMatchObject({ category: 'slots', volatility: 'high', platType: 'day7' });
      expect(game.features).toContain('free_spins');
    }
    expect(await list({ feature: "x'; drop table game" })).toMatchObject({ total: 0 });
    expect(await lab.test.call(games.gameList, { volatility: 'wild' })).toMatchObject({ code: 422 });
  });

  test('[S2.08] is found by a title of any language, without accents, in any order of words', async () => {
    for (const lang of languageCodes) {
      const { items } = await list({ platType: 'day7', page_size: 5 }, lang);
      for (const { title, name } of items) {
        expect((await list({ name: title, page_size: 100 }, 'pt')).items.map((game) => game.name)).toContain(
          name,
        );
        expect(title).not.toBe('');
      }
    }
    const found = (await list({ name: 'DRAGAO prata' })).items.map(({ title }) => title);
    expect(found).toContain('Dragão de Prata');
    expect((await list({ name: 'prata dragao' })).items.map(({ title }) => title)).toEqual(found);
    expect((await list({ name: 'dragao pra' })).items.map(({ title }) => title)).toContain('Dragão de Prata');
  });

  test.each(['dargao de prata', 'draago prata', 'dragaoo de pratta', 'silvr dragon'])(
    '%j finds it in spite of the mistake, and says so',
    async (name) => {
      const page = await list({ name });
      expect(page.is_approximate).toBe(true);
      expect(page.items.slice(0, 10).map(({ title }) => title)).toContain('Dragão de Prata');
    },
  );

  test('what begins with the words comes before what only holds them', async () => {
    const titles = (await list({ name: 'lua' })).items.map(({ title }) => title);
    expect(titles[0]).toMatch(/^Lua/);
    expect((await list({ name: 'zzzzzz' })).total).toBe(0);
  });

  test('[S7.20] [S7.23] favourites hold games of platforms too', async () => {
    const member = await lab.newMember();
    const game = await some();
    const own = { token: member.token };
    await lab.test.ask(games.followSet, { game_id: game.id, member_id: member.memberId }, own);
    const asked = { member_id: member.memberId, name: game.title };
    const { items } = await lab.test.ask(games.followList, asked, { ...own, lang: 'pt' });
    expect(items).toMatchObject([
      { game_id: game.id, member_id: member.memberId, platType: 'day7', thumbnail: game.thumbnail },
    ]);
  });
});

describe('lists of the house', () => {
  test('[S7.22] popular: what was really played counts, the newest days most', async () => {
    const [first, second] = [await some({ category: 'slots' }), await some({ category: 'crash' })];
    const count = (slug: string, daysAgo: number, rounds: number) =>
      lab.test.house.db.query(
        `insert into game_day (game, day, rounds) values ($1, house_day(house_now()) - $2::integer, $3)
         on conflict (game, day) do update set rounds = excluded.rounds`,
        [slug, daysAgo, rounds],
      );
    await count(first.name, 9, 1000);
    await count(second.name, 0, 200);
    await lab.test.runTask('game-popularity');
    const popular = (input: Input = {}) => lab.test.ask(games.gamePopular, input, { lang: 'pt' });
    expect((await popular()).items.slice(0, 2).map(({ name }) => name)).toEqual([second.name, first.name]);
    expect((await list()).items[0]?.name).toBe(second.name);
    expect((await popular({ name: 'slots' })).items[0]?.name).toBe(first.name);
    expect((await popular({ name: 'day7' })).items.every(({ platType }) => platType === 'day7')).toBe(true);
    expect((await popular({ name: second.title })).items[0]?.name).toBe(second.name);
    expect((await popular({ name: 'nothing is called so' })).total).toBe(0);
    // Ten more days and nobody has played: forgotten after a month.
    await lab.test.house.db.query(`update game_day set day = day - 40`);
    await lab.test.runTask('game-popularity');
    const { rows } = await lab.test.house.db.query('select from game where popularity > 0');
    expect(rows).toHaveLength(0);
  });

  test('popularity grows by rounds as they are settled, each once', async () => {
    const member = await lab.newMember(5000n);
    for (let round = 0; round < 3; round += 1)
      await lab.test.ask(
        games.play,
        { game: 'dados-de-ouro', stake: '1.00', direction: 'over', target: 5050 },
        { token: member.token, idempotencyKey: randomUUID() },
      );
    await lab.test.drain();
    await lab.test.drain();
    const { rows } = await lab.test.house.db.query<{ rounds: bigint }>(
      `select rounds from game_day where game = 'dados-de-ouro' and day = house_day(house_now())`,
    );
    expect(rows).toEqual([{ rounds: 3n }]);
    await lab.test.runTask('game-popularity');
    expect((await list({ platType: 'arara' })).items[0]?.name).toBe('dados-de-ouro');
  });

  test('[S7.21] promotion: the games the house puts forward, by category, platform or words', async () => {
    const promotion = (input: Input = {}) => lab.test.ask(games.gamePromotion, input, { lang: 'pt' });
    const all = await promotion({ page_size: 100 });
    expect(all.total).toBeGreaterThan(4);
    expect(all.items[0]?.platType).toBe('arara');
    expect(all.items.every(({ is_open }) => is_open)).toBe(true);
    const slots = await promotion({ name: 'slots' });
    expect(slots.items.every(({ category }) => category === 'slots')).toBe(true);
    expect((await promotion({ name: 'day7' })).items.every(({ platType }) => platType === 'day7')).toBe(true);
    expect(await lab.test.call(games.gamePromotion, { name: 'x'.repeat(61) })).toMatchObject({ code: 422 });
  });
});

import { randomUUID } from 'node:crypto';
import { games } from '@arara/contract';
import { gameRules, newestRules } from '@arara/games';
import { formatAmount } from '@arara/money';
import { languageCodes } from '@arara/phrases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';

const slugs = newestRules().map((rules) => rules.game);

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const list = (input: Record<string, unknown> = {}, options: { token?: string; lang?: string } = {}) =>
  house.ask(games.gameList, input, options);
const names = async (input: Record<string, unknown>, lang = 'pt') =>
  (await list(input, { lang })).items.map(({ name }) => name);

describe('[S7.12] [R31] the catalogue', () => {
  test('lists every game to anybody, with facts and limits of its rules', async () => {
    const page = await list({ page_size: 100 });
    expect(page.items.map(({ name }) => name).toSorted()).toEqual(slugs.toSorted());
    for (const game of page.items) {
      const rules = gameRules(game.name);
      expect(game).toMatchObject({
        category: rules?.category,
        min_stake: formatAmount(rules?.limits.minStakeCents ?? 0n),
        max_stake: formatAmount(rules?.limits.maxStakeCents ?? 0n),
        is_open: true,
        is_favourite: false,
        platType: 'arara',
      });
      expect(Number(game.rtp)).toBeGreaterThanOrEqual(85);
      expect(Number(game.rtp)).toBeLessThan(100);
    }
  });

  test('narrows by category and counts every category whatever is shown', async () => {
    for (const category of games.categories) {
      const page = await list({ category });
      expect(page.items.every((game) => game.category === category)).toBe(true);
      expect(page.total).toBe(page.counts[category]);
      expect(Object.values(page.counts).reduce((sum, count) => sum + count, 0)).toBe(slugs.length);
    }
  });

  test.each([
    ['onça', ['coroa-da-onca']],
    ['ONCA', ['coroa-da-onca']],
    ['sertao', ['minas-do-sertao']],
    ['Sertão', ['minas-do-sertao']],
    ['dados-de', ['dados-de-ouro']],
    ['nada assim', []],
    ['%', []],
    ["'; drop table game; --", []],
  ])('finds %j without minding accents or case', async (name, found) => {
    // Titles of this language stand first; those of others that hold the word come after.
    expect((await names({ name })).slice(0, 1)).toEqual(found);
  });

  test('is told in every language, and searched by the words of that language', async () => {
    for (const lang of languageCodes) {
      const { items } = await list({}, { lang });
      expect(items.every(({ title }) => title.trim() !== '' && !title.includes('games.'))).toBe(true);
      for (const { title, name } of items) expect(await names({ name: title }, lang)).toContain(name);
    }
  });

  test('is sorted and paged', async () => {
    const { items } = await list({ sort: 'title' }, { lang: 'pt' });
    const titles = items.map(({ title }) => title);
    expect(titles).toEqual(titles.toSorted((a, b) => a.localeCompare(b, 'pt')));
    const last = Math.ceil(slugs.length / 3);
    const pages = await Promise.all([1, last].map((page) => list({ page, page_size: 3 })));
    expect(pages.map((page) => [page.items.length, page.total])).toEqual([
      [3, slugs.length],
      [slugs.length - 3 * (last - 1), slugs.length],
    ]);
  });

  test.each([[{ category: 'poker' }], [{ sort: 'luck' }], [{ name: 'x'.repeat(61) }], [{ page_size: 1000 }]])(
    'refuses %j by its field',
    async (input) => {
      const answer = await house.call(games.gameList, input);
      expect(answer).toMatchObject({ code: 422, data: { fields: [{ field: Object.keys(input)[0] }] } });
    },
  );
});

test('[R31] the info panel of every game can be read without an account', async () => {
  for (const game of slugs) {
    const info = await house.ask(games.gameInfo, { game });
    expect(info).toMatchObject({ name: game, version: gameRules(game)?.version });
    const [lowest, highest] = [info.hit_rate_lowest, info.hit_rate_highest];
    for (const rate of [lowest, highest]) expect(rate).toMatch(/^\d+\.\d{2}$/);
    // A spin is a spin; with dice and mines the player chooses how often to win.
    if (game === 'coroa-da-onca') expect(lowest).toBe(highest);
    if (['dados-de-ouro', 'minas-do-sertao'].includes(game))
      expect(Number(lowest)).toBeLessThan(Number(highest));
    expect(Number(lowest)).toBeLessThanOrEqual(Number(highest));
    expect(Number(info.max_multiplier)).toBeGreaterThan(1);
    expect(Number(info.max_payout)).toBeGreaterThan(Number(info.max_stake));
  }
  expect(await house.call(games.gameInfo, { game: 'poker' })).toMatchObject({
    code: 404,
    error: 'game_unknown',
  });
});

test('[S7.11] the platforms say how many games each offers, and one can be asked for', async () => {
  const own = { platType: 'arara', name: 'arara', games: slugs.length, is_open: true };
  expect(await house.ask(games.gamePlatforms, {})).toEqual({ items: [own] });
  expect(await house.ask(games.gamePlatforms, { platType: 'arara' })).toEqual({ items: [own] });
  expect(await house.ask(games.gamePlatforms, { platType: 'other' })).toEqual({ items: [] });
});

describe('favourites', () => {
  const idOf = async (slug: string) =>
    (await list({ page_size: 100 })).items.find(({ name }) => name === slug)?.id ?? '';

  async function fan() {
    const member = await house.newMember();
    const { token, memberId } = member;
    const own = { token };
    return {
      ...member,
      add: (gameId: string, rest = {}) => house.call(games.followSet, { game_id: gameId, ...rest }, own),
      remove: (gameId: string, rest = {}) =>
        house.call(games.followDelete, { game_id: gameId, ...rest }, own),
      list: async (input = {}) =>
        (await house.ask(games.followList, { member_id: memberId, ...input }, { ...own, lang: 'pt' })).items,
    };
  }

  test('[S3.03] [S7.20] [S7.23] are kept by game and member, newest first, and narrowed by name', async () => {
    const member = await fan();
    const [crown, dice] = [await idOf('coroa-da-onca'), await idOf('dados-de-ouro')];
    expect(await member.add(crown)).toMatchObject({ data: { game_id: crown, member_id: member.memberId } });
    await member.add(dice, { member_id: member.memberId });
    const ids = { member_id: member.memberId, is_favourite: true };
    expect(await member.list()).toMatchObject([
      { game_id: dice, name: 'dados-de-ouro', ...ids },
      { game_id: crown, name: 'coroa-da-onca', ...ids },
    ]);
    expect(await member.list({ name: 'onça' })).toMatchObject([{ game_id: crown }]);
    const { items } = await list({ page_size: 100 }, { token: member.token });
    expect(
      items
        .filter((game) => game.is_favourite)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual([crown, dice].toSorted());
    expect((await list()).items.some((game) => game.is_favourite)).toBe(false);
  });

  test('[S7.24] are removed, and adding or removing twice, or at once, changes nothing more', async () => {
    const member = await fan();
    const crown = await idOf('coroa-da-onca');
    const added = await Promise.all(Array.from({ length: 10 }, () => member.add(crown)));
    expect(added.every(({ status }) => status === 'success')).toBe(true);
    expect(await member.list()).toHaveLength(1);
    for (let times = 0; times < 2; times += 1)
      expect(await member.remove(crown)).toMatchObject({ code: 200 });
    expect(await member.list()).toEqual([]);
  });

  test('[R40] of another member are neither read nor changed', async () => {
    const [member, other] = [await fan(), await fan()];
    const crown = await idOf('coroa-da-onca');
    await member.add(crown);
    const foreign = { member_id: member.memberId };
    const forbidden = { code: 403, error: 'forbidden' };
    expect(await other.add(crown, foreign)).toMatchObject(forbidden);
    expect(await other.remove(crown, foreign)).toMatchObject(forbidden);
    expect(await house.call(games.followList, foreign, { token: other.token })).toMatchObject(forbidden);
    expect(await house.call(games.followList, foreign)).toMatchObject({ code: 401 });
    expect(await other.list()).toEqual([]);
    expect(await member.list()).toHaveLength(1);
  });

  test('[S7.23] are no more than their list shows: with one more the oldest goes', async () => {
    const member = await fan();
    const crown = await idOf('coroa-da-onca');
    const { db } = house.house;
    await db.query(
      `with made as (insert into game (slug, category, is_open) select 'liked-' || n, 'slots', false from generate_series(1, 500) n returning id, slug)
       insert into favourite (member_id, game_id, created_at)
       select $1, id, house_now() - interval '1 day' - interval '1 second' * substr(slug, 7)::integer from made`,
      [member.memberId],
    );
    try {
      await member.add(crown);
      const liked = await member.list();
      expect([liked.length, liked[0]?.game_id, liked[499]?.name]).toEqual([500, crown, 'liked-499']);
      const count = await db.query('select from favourite where member_id = $1', [member.memberId]);
      expect(count.rowCount).toBe(500);
      // What is there already moves nothing.
      await member.add(crown);
      expect(await member.list()).toEqual(liked);
    } finally {
      await db.query('delete from favourite where member_id = $1', [member.memberId]);
      await db.query(`delete from game where slug like 'liked-%'`);
    }
  });

  test('of a game that does not exist are refused', async () => {
    const member = await fan();
    expect(await member.add(randomUUID())).toMatchObject({ code: 404, error: 'game_unknown' });
    expect(await member.add('1')).toMatchObject({ code: 422, data: { fields: [{ field: 'game_id' }] } });
  });
});

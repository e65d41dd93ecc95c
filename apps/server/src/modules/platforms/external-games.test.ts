import { randomUUID } from 'node:crypto';
import { games, platforms } from '@arara/contract';
import { languageCodes } from '@arara/phrases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../plugins/transaction.ts';
import { type PlatformsHouse, startPlatformsHouse } from './testing/platforms-house.ts';

let lab: PlatformsHouse;
beforeAll(async () => {
  lab = await startPlatformsHouse('200');
  await lab.test.runTask('platform-games');
});
afterAll(() => lab.test.close());

type Input = Record<string, unknown>;
const list = (input: Input = {}, lang = 'pt') => lab.test.ask(games.gameList, input, { lang });
const some = async (input: Input = {}) => {
  const [game] = (await list({ platType: 'day7', ...input })).items;
  if (!game) throw new Error('there is no such game');
  return game;
};
type Member = Awaited<ReturnType<PlatformsHouse['newMember']>>;
const login = (member: Member, input: Input, lang = 'pt') =>
  lab.test.call(platforms.day7Login, { currency: 'BRL', ...input }, { token: member.token, lang });
const auto = (member: Member, isOn: boolean) =>
  lab.test.ask(platforms.autoTransferSet, { auto_transfer: isOn }, { token: member.token });

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

describe('[S7.25] [S3.04] launching a game', () => {
  test('opens a session and gives an address that can be played at, in the member’s language', async () => {
    const member = await lab.newMember();
    const game = await some();
    const answer = await login(member, { name: game.name, platType: 'day7' }, 'tr');
    expect(answer).toMatchObject({
      code: 200,
      data: { name: game.name, platType: 'day7', currency: 'BRL', transfer: null },
    });
    if (answer.status === 'fail') throw new Error(answer.error);
    expect(answer).toMatchObject({ url: answer.data.url });
    const page = await fetch(answer.data.url);
    expect(page.headers.get('x-frame-options')).toBeNull();
    expect(page.headers.get('content-security-policy')).toContain("script-src 'nonce-");
    expect(await page.text()).toContain('Tura');
    const picture = await fetch(`${lab.test.house.publicUrl()}${game.thumbnail}`);
    expect(picture.headers.get('content-type')).toBe('image/svg+xml');
    // The signed calls are not for browsers.
    expect((await fetch(`${lab.test.house.publicUrl()}/sandbox/platform/day7/api/games?from=0`)).status).toBe(
      404,
    );
  });

  test('moves all cash along when the member wants that, and nothing when not', async () => {
    const member = await lab.newMember(7550n);
    const game = await some();
    const named = { name: game.name, platType: 'day7' };
    const read = () => lab.test.ask(platforms.autoTransfer, {}, { token: member.token });
    expect(await read()).toEqual({ auto_transfer: true });
    expect(await auto(member, false)).toEqual({ auto_transfer: false });
    expect(await login(member, named)).toMatchObject({ data: { transfer: null } });
    expect(await member.money()).toBe('75.50');
    await auto(member, true);
    expect(await login(member, named)).toMatchObject({
      data: { transfer: { money: '75.50', state: 'done' } },
    });
    expect(await member.money()).toBe('0.00');
    expect(lab.simulator().balanceOf(member.player())).toBe(7550n);
    // Again there is nothing to move.
    expect(await login(member, named)).toMatchObject({ data: { transfer: null } });
    expect(await member.allBack()).toMatchObject({ money: '75.50' });
  });

  test('ten launches at once move the money once', async () => {
    const member = await lab.newMember(3000n);
    const game = await some();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => login(member, { name: game.name, platType: 'day7' })),
    );
    expect(answers.every(({ status }) => status === 'success')).toBe(true);
    expect(lab.simulator().balanceOf(member.player())).toBe(3000n);
    expect(await lab.books()).toMatchObject({ isClean: true, transitCents: 0n });
  });

  test('is refused for what does not exist or is closed, and for members who may not play', async () => {
    const member = await lab.newMember(1000n);
    const game = await some();
    const named = { name: game.name, platType: 'day7' };
    expect(await login(member, { ...named, name: 'day7-none' })).toMatchObject({
      code: 404,
      error: 'game_unknown',
    });
    expect(await login(member, { ...named, platType: 'estrela' })).toMatchObject({ error: 'game_unknown' });
    expect(await login(member, { ...named, platType: 'nowhere' })).toMatchObject({
      error: 'platform_unknown',
    });
    expect(await login(member, { name: 'dados-de-ouro', platType: 'arara' })).toMatchObject({
      error: 'platform_unknown',
    });
    expect(await login(member, { ...named, currency: 'EUR' })).toMatchObject({ code: 422 });
    expect(await login(member, { platType: 'day7' })).toMatchObject({
      data: { fields: [{ field: 'name' }] },
    });
    expect(await lab.test.call(platforms.day7Login, named)).toMatchObject({ code: 401 });
    const closed = (await list({ platType: 'day7', page: 1, page_size: 100 })).items.find(
      ({ is_open }) => !is_open,
    );
    expect(await login(member, { ...named, name: closed?.name })).toMatchObject({ error: 'game_off' });
    await inTransaction(lab.test.house.db, (tx) =>
      tx.query(`update member_play set paused_until = 'infinity' where member_id = $1`, [member.memberId]),
    );
    expect(await login(member, named)).toMatchObject({ code: 403, error: 'play_paused' });
    expect(await member.money()).toBe('10.00');
  });

  test('says when the platform does not answer or does not want to, and moves nothing then', async () => {
    const member = await lab.newMember(1000n);
    const named = { name: (await some()).name, platType: 'day7' };
    lab.simulator().faults.next('launch', { kind: 'dead' });
    expect(await login(member, named)).toMatchObject({ code: 503, error: 'platform_unreachable' });
    lab.simulator().faults.next('launch', { kind: 'refuse' });
    expect(await login(member, named)).toMatchObject({ code: 422, error: 'platform_refused' });
    expect(await member.money()).toBe('10.00');
    lab.simulator().faults.next('transfer', { kind: 'refuse' });
    expect(await login(member, named)).toMatchObject({ code: 200, data: { transfer: { state: 'failed' } } });
    expect(await member.money()).toBe('10.00');
  });

  test('a platform that leaves call after call unanswered is asked no more for a while; metrics tell of it', async () => {
    const member = await lab.newMember(1000n);
    const named = { name: (await some()).name, platType: 'day7' };
    const up = async () =>
      /arara_platform_up\{platform="day7"\} (\S+)/.exec((await lab.test.server.inject('/metrics')).body)?.[1];
    lab.simulator().faults.always('all', { kind: 'dead' });
    for (let call = 0; call < 8; call += 1)
      expect(await login(member, named)).toMatchObject({ error: 'platform_unreachable' });
    lab.simulator().faults.clear();
    // It would answer by now, but nobody asks.
    expect(await login(member, named)).toMatchObject({ error: 'platform_unreachable' });
    expect(await up()).toBe('0');
    // Players are told on tiles and on the launch page, and may try all the same.
    const silent = await lab.test.ask(platforms.platformGame, { name: named.name });
    expect(silent).toMatchObject({ is_open: true, is_reachable: false });
    expect(await some()).toMatchObject({ is_open: true, is_reachable: false });
    expect(await some({ platType: 'estrela' })).toMatchObject({ is_reachable: true });
    lab.test.clock.moveBy(2001);
    expect(await up()).toBe('0.5');
    expect(await login(member, named)).toMatchObject({ code: 200 });
    expect(await up()).toBe('1');
    // Nobody has to try: a job asks, once it may.
    lab.simulator().faults.always('all', { kind: 'dead' });
    for (let call = 0; call < 8; call += 1) await login(member, named);
    lab.simulator().faults.clear();
    await lab.test.runTask('platform-probe');
    expect(await up()).toBe('0');
    lab.test.clock.moveBy(2001);
    await lab.test.runTask('platform-probe');
    expect(await up()).toBe('1');
    expect(await some()).toMatchObject({ is_reachable: true });
  });

  test('[S2.40] a game can be looked at with its platform before it is launched', async () => {
    const game = await some();
    const shown = await lab.test.ask(platforms.platformGame, { name: game.name }, { lang: 'pt' });
    expect(shown).toMatchObject({
      title: game.title,
      platType: 'day7',
      platform_name: 'Day7',
      min_transfer: '1.00',
      is_open: true,
    });
    for (const name of ['dados-de-ouro', 'day7-none'])
      expect(await lab.test.call(platforms.platformGame, { name })).toMatchObject({ error: 'game_unknown' });
    // Only the house's own games are played here.
    const member = await lab.newMember(1000n);
    const play = { game: game.name, stake: '1.00' };
    expect(
      await lab.test.call(games.play, play, { token: member.token, idempotencyKey: randomUUID() }),
    ).toMatchObject({ error: 'game_unknown' });
  });

  test('a platform that is away for maintenance says until when; nothing begins there, and money still comes home', async () => {
    const member = await lab.newMember(5000n);
    await member.moveIn('20.00');
    const { name } = await some();
    const now = lab.test.clock.now().getTime();
    const away = (from: number, until: number) =>
      lab.test.house.db.query(
        `update platform set maintenance_from = $1, maintenance_until = $2 where code = 'day7'`,
        [new Date(now + from), new Date(now + until)],
      );
    const shown = async () =>
      (await list({ platType: 'day7', name, page_size: 100 })).items.find((game) => game.name === name);
    await away(-60_000, 3_600_000);
    const until = new Date(now + 3_600_000).toISOString();
    expect(await shown()).toMatchObject({ is_open: false, maintenance_until: until });
    expect(await lab.test.ask(platforms.platformGame, { name })).toMatchObject({
      is_open: false,
      maintenance_until: until,
    });
    expect(await login(member, { name, platType: 'day7' })).toMatchObject({ error: 'platform_off' });
    expect(await member.moveIn('5.00')).toMatchObject({ error: 'platform_off' });
    await member.allBack();
    expect(await member.money()).toBe('50.00');
    // Announced, or over: everything as usual.
    for (const [from, to] of [
      [60_000, 120_000],
      [-120_000, -60_000],
    ] as const) {
      await away(from, to);
      expect(await shown()).toMatchObject({ is_open: true, maintenance_until: null });
    }
  });
});

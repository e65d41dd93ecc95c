import { randomUUID } from 'node:crypto';
import { games, platforms, protection } from '@arara/contract';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../plugins/transaction.ts';
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
type Member = Awaited<ReturnType<PlatformsHouse['newMember']>>;
const login = (member: Member, input: Input, lang = 'pt') =>
  lab.test.call(platforms.day7Login, { currency: 'BRL', ...input }, { token: member.token, lang });
const auto = (member: Member, isOn: boolean) =>
  lab.test.ask(platforms.autoTransferSet, { auto_transfer: isOn }, { token: member.token });

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

  test('is refused once the time is used up that the member has set: no bet there is asked about here', async () => {
    const member = await lab.newMember(1000n);
    const game = await some();
    const named = { name: game.name, platType: 'day7' };
    await lab.test.ask(
      protection.protectionSetLimit,
      { kind: 'session', period: 'day', minutes: 10 },
      { token: member.token },
    );
    expect(await login(member, named)).toMatchObject({ code: 200, data: { transfer: { money: '10.00' } } });
    await lab.test.house.db.query(
      `update session set created_at = created_at - interval '11 minutes' where member_id = $1`,
      [member.memberId],
    );
    expect(await login(member, named)).toMatchObject({
      code: 422,
      error: 'limit_reached',
      data: { kind: 'session', period: 'day', minutes: 10 },
    });
    expect(lab.simulator().balanceOf(member.player())).toBe(1000n);
    expect(await member.moveOut('10.00')).toMatchObject({ data: { state: 'done' } });
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

  test('[S7.22] counts for what is popular once in a while: whoever opens a game again and again makes it no more so', async () => {
    const named = { name: (await some()).name, platType: 'day7' };
    const launches = async () => {
      const { rows } = await lab.test.house.db.query<{ launches: bigint }>(
        'select launches from game_day where game = $1 and day = house_day(house_now())',
        [named.name],
      );
      return rows[0]?.launches ?? 0n;
    };
    const before = await launches();
    const [often, once] = [await lab.newMember(), await lab.newMember()];
    for (let time = 0; time < 5; time += 1) await login(often, named);
    await login(once, named);
    expect((await launches()) - before).toBe(2n);
    lab.test.clock.moveBy(11 * 60_000);
    await login(often, named);
    expect((await launches()) - before).toBe(3n);
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

  test('[S2.40] an address that no page of ours may frame is no game: nothing goes along to a game that cannot open', async () => {
    const member = await lab.newMember(1000n);
    const named = { name: (await some()).name, platType: 'day7' };
    const { platforms: reach } = lab.test.house;
    const open = reach.client.bind(reach);
    for (const url of [
      'https://games.elsewhere.example/play?token=abc',
      'javascript:alert(document.domain)',
      'data:text/html,game',
      `${lab.test.house.publicUrl()}.elsewhere.example/sandbox/platform/day7/play/abc`,
      '//games.elsewhere.example/play',
      'no address',
    ]) {
      vi.spyOn(reach, 'client').mockImplementation((code) => {
        const client = open(code);
        return client && { ...client, launch: async () => ({ kind: 'ok', value: { session: 's', url } }) };
      });
      expect(await login(member, named), url).toMatchObject({ code: 422, error: 'platform_refused' });
    }
    vi.restoreAllMocks();
    expect(await member.money()).toBe('10.00');
    expect(await login(member, named)).toMatchObject({ code: 200, data: { transfer: { state: 'done' } } });
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
      volatility: game.volatility,
      features: game.features,
      is_new: game.is_new,
    });
    expect(shown.features.length).toBeGreaterThan(0);
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

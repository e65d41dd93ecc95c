import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { newStaff } from '../../staff/testing/staff-at-work.ts';
import { importGames } from '../import-games.ts';
import {
  deskOf,
  startToldHouse,
  type ToldHouse,
  type ToldPlatform,
  toldGame,
} from '../testing/told-lobbies.ts';

let lab: ToldHouse;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  lab = await startToldHouse(['aa', 'aa-x', 'bb']);
  desk = deskOf(lab.test, (await newStaff(lab.test, 'content')).token);
});
afterAll(() => lab.close());

interface Kept {
  readonly slug: string;
  readonly title: string;
  readonly is_open: boolean;
}
const gamesOf = async (code: string) =>
  (
    await lab.test.house.db.query<Kept>(
      `select slug, title ->> 'pt' as title, is_open from game where platform = $1 order by position, slug`,
      [code],
    )
  ).rows;
const openOf = async (code: string) =>
  (await gamesOf(code)).filter(({ is_open }) => is_open).map(({ slug }) => slug);
const catalogueChanges = async () =>
  (await lab.test.house.db.query<{ id: bigint }>('select max(id) as id from catalogue_change')).rows[0]?.id;
/** A lobby of so many pages, each read well within the time that one may take. */
function pagesOf(pages: number, gamesPerPage: number): NonNullable<ToldPlatform['answer']> {
  let page = 0;
  return (response, sign) => {
    const games = Array.from({ length: gamesPerPage }, (_, n) => toldGame(`g${page}-${n}`));
    page += 1;
    const body = JSON.stringify({ games, next: page < pages ? page : null });
    response.writeHead(200, { 'x-platform-signature': sign(200, body) }).end(body);
  };
}
/** The same lobby of `aa`, whatever a test before has left. */
beforeEach(async () => {
  lab.of('aa').answer = null;
  lab.of('aa').games = [toldGame('one'), toldGame('two')];
  lab.of('aa-x').games = [];
  lab.of('bb').games = [toldGame('bone')];
  await lab.readLobbies();
});

describe('a lobby with something wrong in it', () => {
  test.each<[string, object, string]>([
    ['a title that is too long', { title: { pt: 'x'.repeat(81) } }, 'title'],
    ['a control character in a title', { title: { pt: 'a\u0000b' } }, 'title'],
    ['half a letter in a title', { title: { pt: 'a\ud800' } }, 'title'],
    ['a control character in the name of a language', { title: { 'p\u0000': 'Lua' } }, 'title'],
    ['what turns the direction of writing', { title: { pt: 'a\u202eb' } }, 'title'],
    ['a control character in a picture', { thumbnail: 'https://a.example/\u0000' }, 'thumbnail'],
    ['an amount that is none', { max_stake: '99999999999999999999.00' }, 'max_stake'],
    ['a category that is none', { category: 'poker' }, 'category'],
  ])('%s leaves out that game alone, and staff is told which', async (_, wrong, field) => {
    lab.of('aa').games = [toldGame('one'), toldGame('bad', wrong), toldGame('new')];
    lab.of('bb').games = [toldGame('bone'), toldGame('bnew')];
    await lab.readLobbies();
    expect(await openOf('aa')).toEqual(['aa-one', 'aa-new']);
    expect(await openOf('bb')).toEqual(['bb-bone', 'bb-bnew']);
    expect((await desk.overview('aa')).lobby).toMatchObject({
      games: 2,
      skipped: 1,
      skips: [{ game: 'bad', field }],
      failed_at: null,
      failure: null,
    });
    expect((await desk.overview('bb')).lobby).toMatchObject({ games: 2, skipped: 0, skips: [] });
  });

  test('what reads badly is not gone: a game that was there stays as it was', async () => {
    lab.of('aa').games = [toldGame('one'), toldGame('two', { title: { pt: '' } })];
    await lab.readLobbies();
    expect(await openOf('aa')).toEqual(['aa-one', 'aa-two']);
    lab.of('aa').games = [toldGame('one')];
    await lab.readLobbies();
    expect(await openOf('aa')).toEqual(['aa-one']);
  });

  test('a game that is listed twice counts once, the first time, and changes nothing again', async () => {
    lab.of('aa').games = [
      toldGame('dup', { title: { pt: 'Um' } }),
      toldGame('dup', { title: { pt: 'Dois' } }),
    ];
    await lab.readLobbies();
    expect((await gamesOf('aa')).filter(({ slug }) => slug === 'aa-dup')).toMatchObject([{ title: 'Um' }]);
    expect((await desk.overview('aa')).lobby).toMatchObject({
      games: 1,
      skipped: 1,
      skips: [{ game: 'dup', field: null }],
    });
    const before = await catalogueChanges();
    await lab.readLobbies();
    expect(await catalogueChanges()).toBe(before);
  });

  test('the first few that were left out are named, the others counted; what is no game at all too', async () => {
    lab.of('aa').games = [
      toldGame('one'),
      null,
      ...Array.from({ length: 8 }, (_, n) => ({ id: `bad-${n}` })),
    ];
    await lab.readLobbies();
    const { lobby } = await desk.overview('aa');
    expect(lobby).toMatchObject({ games: 1, skipped: 9 });
    expect(lobby?.skips).toHaveLength(5);
    expect(lobby?.skips.slice(0, 2)).toEqual([
      { game: null, field: 'game' },
      { game: 'bad-0', field: 'title' },
    ]);
    const metrics = (await lab.test.server.inject('/metrics')).body;
    expect(metrics).toContain('arara_platform_games_left_out{platform="aa"} 9');
    expect(metrics).toContain('arara_platform_games_left_out{platform="bb"} 0');
  });
});

describe('a lobby that cannot be had', () => {
  test.each<[string, ToldPlatform['answer'], string]>([
    ['is no answer', (response) => response.writeHead(500).end(), 'silent'],
    ['is signed wrongly', (response) => response.writeHead(200).end('{"games":[],"next":null}'), 'unsigned'],
    [
      'is no lobby',
      (response, sign) => {
        const body = '{"games":{},"next":null}';
        response.writeHead(200, { 'x-platform-signature': sign(200, body) }).end(body);
      },
      'unreadable',
    ],
    [
      'is refused',
      (response, sign) => {
        const body = '{"error":"refused"}';
        response.writeHead(422, { 'x-platform-signature': sign(422, body) }).end(body);
      },
      'refused',
    ],
    ['holds more games than any lobby does', pagesOf(10, 5_001), 'unreadable'],
    [
      'never ends',
      (response, sign) => {
        const body = '{"games":[],"next":0}';
        response.writeHead(200, { 'x-platform-signature': sign(200, body) }).end(body);
      },
      'unreadable',
    ],
  ])(
    'one that %s keeps what it had, staff is told until it is well, and others go on',
    async (_, answer, failure) => {
      const read = (await desk.overview('aa')).lobby?.read_at;
      lab.test.clock.moveOn(1000);
      lab.of('aa').answer = answer;
      lab.of('bb').games = [toldGame('bone'), toldGame('bnext')];
      await lab.readLobbies();
      expect(await openOf('aa')).toEqual(['aa-one', 'aa-two']);
      expect(await openOf('bb')).toEqual(['bb-bone', 'bb-bnext']);
      expect((await desk.overview('aa')).lobby).toMatchObject({
        read_at: read,
        games: 2,
        failed_at: expect.any(String),
        failure,
      });
      const failed = async () =>
        /arara_platform_lobby_failed\{platform="aa"\} (\d)/.exec(
          (await lab.test.server.inject('/metrics')).body,
        )?.[1];
      expect(await failed()).toBe('1');
      lab.of('aa').answer = null;
      await lab.readLobbies();
      expect((await desk.overview('aa')).lobby).toMatchObject({ failed_at: null, failure: null });
      expect(await failed()).toBe('0');
    },
  );

  test('one that takes too long holds up no other', async () => {
    let page = 0;
    lab.of('aa').answer = (response, sign) => {
      page += 1;
      const body = JSON.stringify({ games: [], next: page });
      setTimeout(() => response.writeHead(200, { 'x-platform-signature': sign(200, body) }).end(body), 50);
    };
    lab.of('bb').games = [toldGame('bone'), toldGame('bmore')];
    const reading = importGames(lab.test.house, 5000);
    await eventually(
      () => openOf('bb'),
      (slugs) => slugs.length === 2,
      4500,
    );
    await reading;
    expect(page).toBeLessThan(110);
    expect(await openOf('aa')).toEqual(['aa-one', 'aa-two']);
    expect((await desk.overview('aa')).lobby).toMatchObject({ failure: 'silent' });
  });

  test('one that the database does not take takes no other with it', async () => {
    const { db } = lab.test.house;
    await db.query(`alter table game add constraint no_such_game check (external_id <> 'odd')`);
    lab.of('aa').games = [toldGame('one'), toldGame('two'), toldGame('odd')];
    lab.of('bb').games = [toldGame('bone'), toldGame('bafter')];
    await lab.readLobbies();
    expect(await openOf('aa')).toEqual(['aa-one', 'aa-two']);
    expect(await openOf('bb')).toEqual(['bb-bone', 'bb-bafter']);
    expect((await desk.overview('aa')).lobby).toMatchObject({ failure: 'not_kept' });
    await db.query('alter table game drop constraint no_such_game');
    await lab.readLobbies();
    expect(await openOf('aa')).toEqual(['aa-one', 'aa-two', 'aa-odd']);
    expect((await desk.overview('aa')).lobby).toMatchObject({ failure: null });
  });
});

describe('two platforms whose games come to the same name', () => {
  const readBoth = async () => {
    lab.of('aa').games = [toldGame('one'), toldGame('x-hot', { title: { pt: 'De AA' } })];
    lab.of('aa-x').games = [toldGame('hot', { title: { pt: 'De AA-X' } })];
    await lab.readLobbies();
  };
  const hot = async () => [
    (await gamesOf('aa')).find(({ title }) => title === 'De AA'),
    (await gamesOf('aa-x'))[0],
  ];

  test('are both there, each with its own title, and keep their names', async () => {
    await readBoth();
    const first = await hot();
    expect(first).toMatchObject([
      { slug: 'aa-x-hot', title: 'De AA', is_open: true },
      { slug: expect.stringMatching(/^aa-x-hot_[0-9a-f]{8}$/), title: 'De AA-X', is_open: true },
    ]);
    const before = await catalogueChanges();
    await lab.readLobbies();
    expect(await hot()).toEqual(first);
    expect(await catalogueChanges()).toBe(before);
    // One that goes keeps its name for when it comes back, and the other keeps its own.
    lab.of('aa').games = [toldGame('one')];
    await lab.readLobbies();
    await readBoth();
    expect(await hot()).toEqual(first);
    expect(first[1]?.slug).toBe('aa-x-hot_b7d042b6');
  });

  test('neither takes a name of the house', async () => {
    const { db } = lab.test.house;
    await db.query(
      `insert into game (slug, category, title) values ('bb-of-the-house', 'slots', '{"pt":"Da casa"}')`,
    );
    lab.of('bb').games = [toldGame('of-the-house'), toldGame('a'.repeat(39))];
    await lab.readLobbies();
    expect(await openOf('bb')).toEqual([
      expect.stringMatching(/^bb-of-the-house_[0-9a-f]{8}$/),
      `bb-${'a'.repeat(39)}`,
    ]);
    const { rows } = await db.query(
      `select title ->> 'pt' as title, platform from game where slug = 'bb-of-the-house'`,
    );
    expect(rows).toEqual([{ title: 'Da casa', platform: 'arara' }]);
  });
});

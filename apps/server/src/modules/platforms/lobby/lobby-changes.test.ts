import { games } from '@arara/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newStaff } from '../../staff/testing/staff-at-work.ts';
import { deskOf, startToldHouse, type ToldHouse, toldGame } from '../testing/told-lobbies.ts';

let lab: ToldHouse;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  lab = await startToldHouse(['aa']);
  desk = deskOf(lab.test, (await newStaff(lab.test, 'content')).token);
});
afterAll(() => lab.close());

const many = (count = 300) => Array.from({ length: count }, (_, n) => toldGame(`g${n}`));
const read = async (told: unknown[]) => {
  lab.of('aa').games = told;
  await lab.readLobbies();
};
const waiting = async () => (await desk.overview('aa')).import;
const names = async () => {
  const { rows } = await lab.test.house.db.query<{ id: string }>(
    `select external_id as id from game where platform = 'aa' and is_offered order by position limit 3`,
  );
  return rows.map(({ id }) => id);
};

beforeEach(async () => {
  await desk.change('aa', { confirms_imports: false });
  await read(many());
  await desk.change('aa', { confirms_imports: true });
});

test('one game on top of three hundred is one new game, and nothing that has changed', async () => {
  await read([toldGame('brand-new'), ...many()]);
  expect(await waiting()).toMatchObject({
    state: 'waiting',
    added: 1,
    changed: 0,
    gone: 0,
    titles: { added: ['Jogo brand-new'], changed: [] },
    changes: [],
  });
});

test('another order, and what a platform puts forward, are taken over without asking anybody, and a decision bears them', async () => {
  const [first, second, ...rest] = many();
  await read([second, first, ...rest]);
  expect(await waiting()).toBeNull();
  expect(await names()).toEqual(['g1', 'g0', 'g2']);
  await read([toldGame('g0', { is_promoted: true }), second, ...rest]);
  expect(await waiting()).toBeNull();
  const { items } = await lab.test.ask(games.gamePromotion, { name: 'aa' });
  expect(items.map(({ name }) => name)).toEqual(['aa-g0']);
  // What waits is the same lobby in another order, before it was decided of and after.
  await read([first, second, ...rest, toldGame('brand-new')]);
  const digest = (await waiting())?.digest ?? '';
  await read([toldGame('brand-new'), second, first, ...rest]);
  expect(await waiting()).toMatchObject({ digest, state: 'waiting' });
  expect(await names()).toEqual(['g1', 'g0', 'g2']);
  await desk.decide('aa', digest, 'apply');
  await read([toldGame('brand-new'), first, second, ...rest]);
  expect(await waiting()).toBeNull();
  expect(await names()).toEqual(['brand-new', 'g0', 'g1']);
});

test('staff sees what a changed game was and would be', async () => {
  const [, , , ...rest] = many();
  const changed = {
    title: { en: 'Game g0', pt: 'Outro jogo' },
    category: 'crash',
    rtp: 9200,
    min_stake: '2.00',
    max_stake: '20.00',
    is_open: false,
  };
  await read([
    toldGame('g1', { thumbnail: 'https://aa.example/g1.png' }),
    toldGame('g0', changed),
    toldGame('g2', { title: { en: 'Another game', pt: 'Jogo g2' }, rtp: null }),
    ...rest,
  ]);
  expect(await waiting()).toMatchObject({ added: 0, changed: 3, gone: 0 });
  expect((await waiting())?.changes).toEqual([
    {
      game: 'Jogo g0',
      fields: [
        { field: 'title', was: 'Jogo g0', now: 'Outro jogo' },
        { field: 'category', was: 'slots', now: 'crash' },
        { field: 'rtp', was: '96.00', now: '92.00' },
        { field: 'min_stake', was: '1.00', now: '2.00' },
        { field: 'max_stake', was: '10.00', now: '20.00' },
        { field: 'is_open', was: 'true', now: 'false' },
      ],
    },
    {
      game: 'Jogo g2',
      fields: [
        { field: 'title', was: 'Game g2', now: 'Another game' },
        { field: 'rtp', was: '96.00', now: null },
      ],
    },
    // Its picture alone: that has changed, and there is nothing to compare.
    { game: 'Jogo g1', fields: [] },
  ]);
});

test('so many are shown, the others counted', async () => {
  await read(many(1200));
  await desk.decide('aa', (await waiting())?.digest ?? '', 'apply');
  await read(many(1200));
  await read(
    many(1200).map((game, n) => ({
      ...game,
      ...(n < 1100 ? { thumbnail: 'https://aa.example/x.png' } : { rtp: 9000 }),
    })),
  );
  const found = await waiting();
  expect(found).toMatchObject({ changed: 1200 });
  expect(found?.changes).toHaveLength(20);
  expect(found?.changes.every(({ fields }) => fields.length === 1)).toBe(true);
});

test('what was left aside is taken over when staff thinks better of it, as long as the lobby is the same', async () => {
  const lobby = [toldGame('late'), ...many()];
  await read(lobby);
  const digest = (await waiting())?.digest ?? '';
  expect(await desk.decide('aa', digest, 'dismiss')).toMatchObject({
    data: { import: { state: 'dismissed' } },
  });
  expect(await desk.decide('aa', digest, 'dismiss')).toMatchObject({ code: 409, error: 'state_changed' });
  await read(lobby);
  expect(await names()).not.toContain('late');
  // Another lobby, come meanwhile, is none that was decided of.
  lab.of('aa').games = [toldGame('later'), ...lobby];
  const answers = await Promise.all([1, 2].map(() => desk.decide('aa', digest, 'apply')));
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  await lab.readLobbies();
  expect(await waiting()).toMatchObject({ state: 'waiting', added: 2 });
  expect(await desk.decide('aa', digest, 'apply')).toMatchObject({ code: 409, error: 'state_changed' });
  await read(lobby);
  const again = await waiting();
  await desk.decide('aa', again?.digest ?? '', 'dismiss');
  await desk.decide('aa', again?.digest ?? '', 'apply');
  await read(lobby);
  expect(await waiting()).toBeNull();
  expect(await names()).toContain('late');
});

test('a lobby that holds nothing any more waits for staff, however few games there were', async () => {
  await desk.change('aa', { confirms_imports: false });
  await read(many(160));
  await read(many(80));
  await read(many(40));
  await read(many(21));
  await read(many(3));
  expect(await names()).toEqual(['g0', 'g1', 'g2']);
  await read([]);
  expect(await names()).toEqual(['g0', 'g1', 'g2']);
  const empty = await waiting();
  expect(empty).toMatchObject({ state: 'waiting', added: 0, changed: 0, gone: 3 });
  expect((await desk.decide('aa', empty?.digest ?? '', 'apply')).status).toBe('success');
  await lab.readLobbies();
  expect(await names()).toEqual([]);
  expect(await waiting()).toBeNull();
});

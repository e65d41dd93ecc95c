import { games, platforms } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PlatformsHouse, startPlatformsHouse } from '../platforms/testing/platforms-house.ts';
import { deskOf } from '../platforms/testing/told-lobbies.ts';
import { newStaff } from '../staff/testing/staff-at-work.ts';

let lab: PlatformsHouse;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  lab = await startPlatformsHouse('40');
  await lab.test.runTask('platform-games');
  desk = deskOf(lab.test, (await newStaff(lab.test, 'content')).token);
  await lab.test.house.db.query(
    `update game set popularity = 1000, promotion_rank = 1 where slug = (
       select slug from game where platform = 'day7' and is_open order by position limit 1)`,
  );
});
afterAll(() => lab.test.close());

/** How the game `name` stands in every list there is: shown as open, shown as closed, or left out. */
async function standing(name: string, title: string, token: string) {
  const { test: house } = lab;
  const read = {
    list: await lab.list(),
    platform: await lab.list({ platType: 'day7' }),
    search: await lab.list({ name: title }),
    popular: await house.ask(games.gamePopular, {}, { lang: 'pt' }),
    popularOfPlatform: await house.ask(games.gamePopular, { name: 'day7' }, { lang: 'pt' }),
    promotion: await house.ask(games.gamePromotion, { name: 'day7' }, { lang: 'pt' }),
    favourites: await house.ask(games.followList, {}, { token }),
  };
  const told = Object.entries(read).map(([where, { items }]) => {
    const found = items.find((game) => game.name === name);
    return [where, found ? found.is_open : 'left out'] as const;
  });
  return Object.fromEntries(told);
}

const opened = {
  list: true,
  platform: true,
  search: true,
  popular: true,
  popularOfPlatform: true,
  promotion: true,
  favourites: true,
};
const closed = {
  list: false,
  platform: false,
  search: false,
  popular: 'left out',
  popularOfPlatform: 'left out',
  promotion: 'left out',
  favourites: false,
};

test('[S7.12] [S7.20] [S7.21] [S7.22] [S7.11] games of a platform that is switched off are closed in the very next answer of every list, until it is on again', async () => {
  const member = await lab.newMember();
  const [game] = (await lab.list({ platType: 'day7' })).items;
  const { name = '', title = '', id = '' } = game ?? {};
  await lab.test.ask(games.followSet, { game_id: id }, { token: member.token });
  const now = () => standing(name, title, member.token);
  const isOn = async () =>
    (await lab.test.ask(games.gamePlatforms, { platType: 'day7' })).items.map(({ is_open }) => is_open);
  expect(await now()).toEqual(opened);
  expect(await isOn()).toEqual([true]);
  const popular = () => lab.test.ask(games.gamePopular, {}, { lang: 'pt' });
  const before = await popular();
  for (const _ of [1, 2]) {
    await desk.change('day7', { is_on: false });
    expect(await now()).toEqual(closed);
    expect(await isOn()).toEqual([false]);
    // All its games are counted out, and everybody else's stay.
    const off = await popular();
    expect(off.total).toBe(before.total - Number((await desk.overview('day7')).games_open));
    expect(new Set(off.items.map(({ platType }) => platType))).not.toContain('day7');
    expect(await lab.test.ask(platforms.platformGame, { name })).toMatchObject({ is_open: false });
    await desk.change('day7', { is_on: true });
    expect(await now()).toEqual(opened);
    expect((await popular()).total).toBe(before.total);
  }
});

test('[S7.12] [S7.22] games of a platform that this house is no longer connected with are closed', async () => {
  const { db } = lab.test.house;
  await db.query(`insert into platform (code, name) values ('gone', 'Gone')`);
  await db.query(
    `insert into game (slug, platform, external_id, category, title, popularity, promotion_rank)
     values ('gone-a', 'gone', 'a', 'slots', '{"pt":"Sumido"}', 5000, 0)`,
  );
  for (const page of [await lab.list({ platType: 'gone' }), await lab.list({ name: 'Sumido' })])
    expect(page.items).toMatchObject([{ name: 'gone-a', is_open: false }]);
  for (const call of [games.gamePopular, games.gamePromotion]) {
    const { items } = await lab.test.ask(call, {}, { lang: 'pt' });
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ name }) => name)).not.toContain('gone-a');
    expect(await lab.test.ask(call, { name: 'gone' })).toMatchObject({ total: 0, items: [] });
  }
  expect(await lab.test.ask(games.gamePlatforms, { platType: 'gone' })).toMatchObject({
    items: [{ is_open: false }],
  });
  expect(await lab.test.ask(platforms.platformGame, { name: 'gone-a' })).toMatchObject({ is_open: false });
});

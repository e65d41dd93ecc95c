import { games } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';

/** Games of a platform called Corte; the more popular stand first here. */
const titles: Readonly<Record<string, Readonly<Partial<Record<LanguageCode, string>>>>> = {
  'misterios-do-rio': { pt: 'Mistérios do Rio', en: 'River Mysteries', tr: 'Nehir Sırları' },
  imperio: { pt: 'Império Perdido', en: 'Lost Empire' },
  'rio-de-prata-ii': { pt: 'Rio de Prata II', en: 'Silver River II', cn: '白银河流' },
  'rio-de-prata': {
    pt: 'Rio de Prata',
    en: 'Silver River',
    cn: '白银河',
    vi: 'Dòng sông bạc',
    th: 'แม่น้ำเงิน',
  },
  'coracao-de-acai': { pt: "Coração d'Açaí", en: 'Açaí Heart' },
  'rio-kupu': { pt: 'Borboleta do Rio', id: 'Kupu-kupu Sungai', tr: 'Irmak Kelebeği' },
  '777-x': { pt: '777 X', en: '777 X' },
  dorado: { pt: 'Galáxia', cn: '银河金色' },
  'old-river': { pt: 'Velho Chico', en: 'Old River' },
  basebol: { pt: 'Basebol' },
  lua: { pt: 'Lua Nova', cn: '月球Base站' },
  novenas: { pt: 'Novas Novatos Novela Novelo Novena Noveno Noventa Noviço Novilho' },
  'novo-sol': { pt: 'Novo Sol' },
};

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ SANDBOX_GAMES: '0' });
  const { db } = house.house;
  await db.query(`insert into platform (code, name) values ('corte', 'Corte')`);
  const rows = Object.entries(titles).map(([slug, title], index) => ({
    slug,
    title,
    popularity: 100 - index,
  }));
  await db.query(
    `insert into game (slug, platform, external_id, category, title, popularity, features)
     select 'corte-' || slug, 'corte', slug, case when popularity % 2 = 0 then 'slots' else 'crash' end, title, popularity,
            case when popularity > 97 then '{deep}'::text[] else '{}' end
       from jsonb_to_recordset($1::jsonb) as r(slug text, title jsonb, popularity integer)`,
    [JSON.stringify(rows)],
  );
});
afterAll(() => house.close());

const search = (name: string, input: Record<string, unknown> = {}, lang: LanguageCode = 'pt') =>
  house.ask(games.gameList, { platType: 'corte', name, ...input }, { lang });
const namesOf = (page: Awaited<ReturnType<typeof search>>) =>
  page.items.map(({ name }) => name.replace('corte-', ''));

test('[S2.08] the name itself comes first, then what begins with it, holds it, and has its words', async () => {
  expect(namesOf(await search('rio'))).toEqual([
    'rio-de-prata-ii',
    'rio-de-prata',
    'misterios-do-rio',
    'rio-kupu',
  ]);
  // The middle of a word, when no word begins so.
  expect(namesOf(await search('perio'))).toEqual(['imperio']);
  expect(namesOf(await search('rio de prata'))).toEqual(['rio-de-prata', 'rio-de-prata-ii']);
  // The whole name in another language, and what the house calls it in addresses.
  expect(namesOf(await search('silver river'))).toEqual(['rio-de-prata', 'rio-de-prata-ii']);
  expect(namesOf(await search('corte-rio-de-prata'))[0]).toBe('rio-de-prata');
  // A word of signs that begins so before one that goes on so.
  expect(namesOf(await search('银河'))).toEqual(['dorado', 'rio-de-prata-ii', 'rio-de-prata']);
  // The words of one's own language before the same in others.
  expect(namesOf(await search('river', {}, 'en'))).toEqual([
    'misterios-do-rio',
    'rio-de-prata-ii',
    'rio-de-prata',
    'old-river',
  ]);
});

test.each<[string, string[]]>([
  ['PRATA rio', ['rio-de-prata-ii', 'rio-de-prata']],
  ['river old', ['old-river']],
  ['prata old', []],
  ['pra ri', ['rio-de-prata-ii', 'rio-de-prata']],
  ['coraçao dacai', []],
  ['coracao acai', ['coracao-de-acai']],
  ["CORAÇÃO D'AÇAÍ", ['coracao-de-acai']],
  ['misterios', ['misterios-do-rio']],
  ['dong song', ['rio-de-prata']],
  ['白银', ['rio-de-prata-ii', 'rio-de-prata']],
  ['河', ['rio-de-prata-ii', 'rio-de-prata', 'dorado']],
  ['白银河 prata', ['rio-de-prata-ii', 'rio-de-prata']],
  ['白银 perio', []],
  ['น้ำเงิน', ['rio-de-prata']],
  ['NEHİR sırları', ['misterios-do-rio']],
  ['kupu kupu', ['rio-kupu']],
  ['kupu-kupu', ['rio-kupu']],
  // Letters behind signs are a word's beginning too, although the dictionary has other words that begin so.
  ['base', ['basebol', 'lua']],
  // More words begin so than the dictionary is asked for.
  ['nov', ['novenas', 'novo-sol', 'lua']],
  ['novi nova', ['novenas']],
  ['777', ['777-x']],
  // As wide as signs: what keyboards of some languages give.
  ['ＲＩＯ　ｐｒａｔａ', ['rio-de-prata-ii', 'rio-de-prata']],
  ['７７７', ['777-x']],
  ['白银 ｒｉｏ', ['rio-de-prata-ii', 'rio-de-prata']],
  ['x', ['777-x']],
  ['r', ['rio-de-prata-ii', 'rio-de-prata', 'misterios-do-rio', 'rio-kupu', 'old-river']],
  ['e', ['imperio']],
  ['%', []],
  ['_', []],
  ["' & | ! <-> :* \\", []],
])('[S2.08] %j finds %j', async (name, found) => {
  const page = await search(name);
  const exact = page.is_approximate ? [] : namesOf(page);
  expect(exact).toEqual(found);
});

test('a mistake is forgiven where nothing is called so, the nearest first, and it is said', async () => {
  for (const name of ['rio de praat', 'silvr rivr', 'rioo de pratta']) {
    const page = await search(name);
    expect([page.is_approximate, namesOf(page).slice(0, 2).sort()]).toEqual([
      true,
      ['rio-de-prata', 'rio-de-prata-ii'],
    ]);
    expect(page.total).toBe(page.items.length);
  }
  // In languages whose words are written in signs too: one sign for another, and two that changed places.
  for (const [name, found] of [
    ['白银合流', 'rio-de-prata-ii'],
    ['แม่น้ำเงนิ', 'rio-de-prata'],
  ] as const) {
    const page = await search(name);
    expect([page.is_approximate, namesOf(page)]).toEqual([true, [found]]);
  }
  expect(await search('黑金合流')).toMatchObject({ total: 0 });
  expect(await search('zzzzzz')).toMatchObject({ total: 0, is_approximate: false, items: [] });
});

test('a search is narrowed, paged, sorted and counted like any list', async () => {
  const all = await search('rio');
  expect(all.found).toMatchObject({ slots: 2, crash: 2, live: 0 });
  const slots = await search('rio', { category: 'slots' });
  expect([slots.total, slots.found]).toEqual([all.found.slots, all.found]);
  expect(slots.items.every(({ category }) => category === 'slots')).toBe(true);
  const pages = await Promise.all([1, 2, 3, 4].map((page) => search('rio', { page, page_size: 2 })));
  expect(pages.map(namesOf)).toEqual([namesOf(all).slice(0, 2), namesOf(all).slice(2, 4), [], []]);
  expect(pages.map(({ total }) => total)).toEqual([4, 4, 4, 4]);
  expect(namesOf(await search('rio', { feature: 'deep' }))).toEqual(['rio-de-prata-ii', 'misterios-do-rio']);
  // What is equally near stands in the order that was asked for.
  expect(namesOf(await search('river', { sort: 'title' }, 'en'))).toEqual([
    'misterios-do-rio',
    'old-river',
    'rio-de-prata',
    'rio-de-prata-ii',
  ]);
});

test('[S2.08] [S7.21] [S7.22] [S7.23] wide letters find the same wherever games are looked for by name', async () => {
  await house.house.db.query(
    `update game set platform = 'estrela', promotion_rank = 1 where slug in ('corte-rio-de-prata', 'corte-777-x')`,
  );
  const { token } = await house.newMember();
  const { items } = await search('ＲＩＯ　ｄｅ　ｐｒａｔａ', { platType: 'estrela' });
  await house.ask(games.followSet, { game_id: items[0]?.id }, { token });
  const name = 'ｐｒａｔａ';
  const found = { items: [{ name: 'corte-rio-de-prata' }] };
  expect(await house.ask(games.gamePopular, { name })).toMatchObject(found);
  expect(await house.ask(games.gamePromotion, { name })).toMatchObject(found);
  expect(await house.ask(games.followList, { name }, { token })).toMatchObject(found);
});

import { type Call, information } from '@arara/contract';
import { languageCodes } from '@arara/phrases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { seedInformation } from './index.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const sites = ['arara', 'tucano'] as const;
const dayMs = 86_400_000;

/** Every text of an answer, with where it stands. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

describe('languages', () => {
  test('[S7.08] [S3.07] the language list of a site by its name: icon, option, value', async () => {
    for (const sitename of sites) {
      const { items } = await house.ask(information.languageList, { sitename });
      expect(items[0]).toEqual({ icon: '/flags/br.svg', option: 'Português', value: 'pt' });
      expect(items.map(({ value }) => value).toSorted()).toEqual([...languageCodes].toSorted());
    }
    expect(await house.ask(information.languageList, {})).toEqual(
      await house.ask(information.languageList, { sitename: 'arara' }),
    );
  });

  test('[S7.09] [S3.08] supported languages by sitename, by codes that are upper case and end in 1', async () => {
    const { supported_language: languages } = await house.ask(information.supportedLanguages, {
      sitename: 'tucano',
    });
    expect(languages).toHaveLength(9);
    for (const language of languages)
      expect(language).toEqual({
        language_code: expect.stringMatching(/^[A-Z]{2,3}1$/),
        language_name: expect.stringMatching(/./),
        language_flag_link: expect.stringMatching(/^\/flags\/[a-z]{2}\.svg$/),
      });
  });
});

describe.each(sites)('content of %s', (site) => {
  test.each(languageCodes)('[S1.09] no text of it is empty in %s', async (lang) => {
    const answers = await Promise.all(
      [
        information.webContent,
        information.support,
        information.notifications,
        information.announcements,
        information.socialLinks,
      ].map((call: Call) => house.ask(call, { site }, { lang })),
    );
    const texts = textsOf(answers);
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.filter(([, text]) => text.trim() === '' || /\{\{|undefined/.test(text))).toEqual([]);
  });

  test('[S7.10] [S3.17] web content: banners with pictures, links and dates, logo, page background', async () => {
    const content = await house.ask(information.webContent, { site }, { lang: 'pt' });
    expect(content).toMatchObject({
      site,
      site_logo: expect.stringMatching(/^\/logos\/.+\.svg$/),
      page_background: expect.stringMatching(/^\/backgrounds\/.+\.svg$/),
    });
    expect(content.banners.length).toBeGreaterThanOrEqual(3);
    for (const banner of content.banners)
      expect(banner).toMatchObject({
        link: expect.stringMatching(/^\//),
        picture_url: expect.stringMatching(/^\/banners\//),
        starts_at: expect.any(String),
      });
    // What a page leaves out for members whom it is not for.
    expect(content.banners.map(({ promotion }) => promotion)).toContain(
      site === 'arara' ? 'welcome_bonus' : 'lottery_wheel',
    );
  });

  test('[S1.12] [S1.13] footer texts: terms, privacy, FAQ, responsible gaming; operator, age and hours', async () => {
    for (const lang of languageCodes) {
      const { footer, operator, licence } = await house.ask(information.webContent, { site }, { lang });
      const text = Object.fromEntries(footer.map((entry) => [entry.key, entry.text]));
      expect(Object.keys(text).toSorted()).toEqual(
        ['age', 'faq', 'operator', 'privacy', 'responsible_gaming', 'support', 'terms'].toSorted(),
      );
      expect(text.operator).toContain(operator);
      expect(text.operator).toContain(licence);
      expect(text.age).toContain('18');
      expect(text.support).toMatch(/24/);
    }
    expect((await house.ask(information.webContent, { site })).licence).toMatch(/^DEMO/);
  });

  test('[S7.38] [S3.16] its places on social media', async () => {
    const { items } = await house.ask(information.socialLinks, { site });
    expect(items.length).toBeGreaterThanOrEqual(3);
    for (const link of items)
      expect(link).toMatchObject({ site, url: expect.stringMatching(/^https:\/\/.+\.example\//) });
  });

  test('[S7.39] [S7.40] [S7.41] [S3.12] [S1.07] support with its link, notices, announcements', async () => {
    const [support, notices, announcements] = await Promise.all([
      house.ask(information.support, { site }, { lang: 'pt' }),
      house.ask(information.notifications, { site }, { lang: 'pt' }),
      house.ask(information.announcements, { site, page_size: 2 }, { lang: 'pt' }),
    ]);
    expect(support).toMatchObject({
      linkurl: expect.stringMatching(/^https:\/\//),
      email: expect.stringContaining('@'),
      hours: '24 horas por dia, 7 dias por semana',
    });
    expect(notices.items.map(({ published_at: at }) => at)).toEqual(
      notices.items.map(({ published_at: at }) => at).toSorted((a, b) => b.localeCompare(a)),
    );
    expect(notices.total).toBe(4);
    expect(announcements.items).toHaveLength(2);
    expect(announcements.total).toBe(4);
  });
});

test('a site nobody knows is refused by every call, in words', async () => {
  const bySite: readonly Call[] = [
    information.webContent,
    information.socialLinks,
    information.support,
    information.notifications,
    information.announcements,
  ];
  for (const call of bySite)
    expect(await house.call(call, { site: 'nobody' })).toMatchObject({ code: 404, error: 'site_unknown' });
  const byName: readonly Call[] = [information.languageList, information.supportedLanguages];
  for (const call of byName)
    expect(await house.call(call, { sitename: 'nobody' }, { lang: 'pt' })).toMatchObject({
      code: 404,
      message: 'Este site não existe',
    });
});

test('[S9.12] changed terms take effect at least two weeks after they are announced', async () => {
  const { items } = await house.ask(information.announcements, { site: 'arara' });
  const terms = items.find(({ kind }) => kind === 'terms');
  const waitMs = Date.parse(terms?.effective_at ?? '') - Date.parse(terms?.announced_at ?? '');
  expect(waitMs).toBeGreaterThanOrEqual(14 * dayMs);

  const announce = (effective: string | null) =>
    house.house.db.query(
      `insert into announcement (site, kind, title, body, announced_at, effective_at)
       select site, 'terms', title, body, '2031-01-01T00:00:00Z', $1 from announcement where site = 'tucano' limit 1`,
      [effective],
    );
  await expect(announce('2031-01-14T23:59:59Z')).rejects.toThrow('announcement_terms_wait_two_weeks');
  await expect(announce(null)).rejects.toThrow('announcement_terms_wait_two_weeks');
  await expect(announce('2031-01-15T00:00:00Z')).resolves.toMatchObject({ rowCount: 1 });
});

test('a text that lacks a language cannot be stored', async () => {
  for (const change of [`title - 'th'`, `title || '{"tr": " "}'`, `title || '{"xx": "more"}'`])
    await expect(
      house.house.db.query(`update notification set title = ${change} where site = 'tucano'`),
    ).rejects.toThrow('notification_title_check');
});

test('banners and notices come and go by their dates', async () => {
  const { db } = house.house;
  const shown = async () => {
    const { banners } = await house.ask(information.webContent, { site: 'tucano' });
    const { total } = await house.ask(information.notifications, { site: 'tucano' });
    return [banners.length, total];
  };
  const [banners = 0, notices = 0] = await shown();
  await db.query(
    `update banner set ends_at = house_now() + interval '1 day' where site = 'tucano' and position = 1`,
  );
  await db.query(
    `update notification set ends_at = house_now() + interval '1 day' where site = 'tucano' and kind = 'service'`,
  );
  expect(await shown()).toEqual([banners, notices]);
  // The clock of tests stands still until it is moved; the database's went on.
  house.clock.moveBy(dayMs + 60_000);
  expect(await shown()).toEqual([banners - 1, notices - 1]);
});

test('content is seeded once: what an operator removed stays away, at once and from several instances', async () => {
  const { db } = house.house;
  await db.query(`delete from social_link where site = 'arara'`);
  await Promise.all([seedInformation(db, 'arara'), seedInformation(db, 'arara')]);
  expect((await house.ask(information.socialLinks, { site: 'arara' })).items).toEqual([]);
  await Promise.all([seedInformation(db, 'sabia'), seedInformation(db, 'sabia')]);
  const { banners, title } = await house.ask(information.webContent, { site: 'sabia' });
  expect([title, banners.length]).toEqual(['Arara', 4]);
});

test('where the market forbids a promotion nothing speaks of it', async () => {
  const regulated = await startTestHouse({ JURISDICTION: 'br-regulated' });
  try {
    const { banners } = await regulated.ask(information.webContent, { site: 'arara' }, { lang: 'pt' });
    expect(banners.map(({ link }) => link)).toEqual(['/fair', '/recharge', '/responsible-gaming']);
    const { items } = await regulated.ask(information.announcements, { site: 'arara' });
    expect(items.map(({ kind }) => kind)).not.toContain('promotion');
  } finally {
    await regulated.close();
  }
});

import { mkdirSync } from 'node:fs';
import { formatMoney, parseAmount } from '@arara/money';
import { phrase } from '@arara/phrases';
import { type Browser, expect, type Locator, type Page, type Request, test } from '@playwright/test';
import { deposit, register, siteUrl, sizes, tokenOf, visit } from './journey.ts';
import { newPerson } from './people.ts';

const pictures = 'docs/screens/games';
/** A few titles by name, for looking into one; all of them otherwise. */
const only = process.env.TITLES_ONLY?.split(',');
/** No round takes more presses than this when anything that can be pressed is pressed. */
const pressesMost = 80;

interface Title {
  readonly slug: string;
  /** Its name in Portuguese, as its stage says it. */
  readonly called: string;
}

interface WireRound {
  readonly round_id: string;
  readonly game: string;
  readonly state: 'open' | 'settled';
  readonly payout: string;
}

const t = (key: string, values?: Record<string, string | number>) => phrase('pt', key, values);

for (const size of ['phone', 'desktop'] as const)
  test(`[S1.01] every title is played to its end, over a reload where it has steps, and shows what its record says: ${size}`, async ({
    browser,
  }) => {
    test.setTimeout(20 * 60_000);
    mkdirSync(pictures, { recursive: true });
    const titles = (await titlesOfTheHouse()).filter(({ slug }) => only?.includes(slug) ?? true);
    const token = await playerWithMoney(browser);
    const faults: string[] = [];
    const page = await openPage(browser, size, token, faults);
    for (const title of titles) await playTitle(page, title, size, faults);
    await page.context().close();
    process.stdout.write(`${titles.length} titles on ${size}: ${faults.length} faults\n`);
    expect(faults).toEqual([]);
  });

/** Plays one round by pressing what can be pressed. */
async function playTitle(
  page: Page,
  { slug, called }: Title,
  size: keyof typeof sizes,
  faults: string[],
): Promise<void> {
  const rounds: WireRound[] = [];
  /** Asked and not yet heard of here: who presses meanwhile may begin another round. */
  let waiting = 0;
  const isPlay = (request: Request) => request.url().includes('/api/play/');
  const ask = (request: Request) => {
    if (isPlay(request)) waiting += 1;
  };
  const hear = async (request: Request) => {
    if (!isPlay(request)) return;
    const response = await request.response().catch(() => null);
    const answer = response?.ok() ? await response.json().catch(() => null) : null;
    if (answer?.data?.game === slug) rounds.push(answer.data);
    waiting -= 1;
  };
  page.on('request', ask).on('requestfinished', hear).on('requestfailed', hear);
  try {
    await goOn(page, `/play/${slug}`);
    const panel = page.locator(`main [aria-label="${t('games.stage_bet')}"]`);
    const stage = page.locator(`main section[aria-label="${called}"]`);
    await expect(stage).toBeVisible();
    let wasReloaded = false;
    for (let press = 0; press < pressesMost && rounds.at(-1)?.state !== 'settled'; press += 1) {
      await pressSomething(panel, stage, press);
      await expect.poll(() => waiting, { intervals: [20] }).toBe(0);
      if (rounds.at(-1)?.state === 'open' && !wasReloaded) {
        wasReloaded = true;
        await page.reload();
        await expect(stage).toBeVisible();
      }
    }
    const settled = rounds.at(-1);
    if (settled?.state !== 'settled')
      throw new Error(`not settled after ${pressesMost} presses, ${await standing(page, panel, settled)}`);
    await showsItsRecord(page, stage, settled);
    await page.evaluate(() => globalThis.scrollTo(0, 0));
    await page.screenshot({ path: `${pictures}/${slug}-${size}.jpg`, type: 'jpeg', quality: 55 });
  } catch (error) {
    faults.push(`${slug} ${size}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    process.stdout.write(`${faults.at(-1)}\n`);
  } finally {
    page.off('request', ask).off('requestfinished', hear).off('requestfailed', hear);
  }
}

/** What a round that does not end waits for, in one line. */
async function standing(page: Page, panel: Locator, round: WireRound | undefined): Promise<string> {
  const seen = [page.getByRole('dialog'), page.getByRole('alert'), panel].map((part) => part.allInnerTexts());
  const texts = (await Promise.all(seen)).flat().join(' | ').replaceAll(/\s+/g, ' ');
  return `${round?.state ?? 'never begun'}: ${texts}`;
}

/** From one title to the next as a link of the lobby leads, within the page: what a title leaves behind meets the next one. */
async function goOn(page: Page, path: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(path);
  else await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForURL(`**${path}`);
}

/** The panel's action when it can be pressed, otherwise something on the stage or among the choices. */
async function pressSomething(panel: Locator, stage: Locator, press: number): Promise<void> {
  const action = panel.locator('button[class*="_action_"]').first();
  const page = panel.page();
  await page.waitForTimeout(30);
  if (await action.isEnabled()) {
    // It may rest again by the time the pointer is there.
    await action.click({ timeout: 2_000 }).catch(() => {});
    await page.waitForTimeout(120);
    return;
  }
  if ((await action.getAttribute('aria-busy')) === 'true') {
    await page.waitForTimeout(80);
    return;
  }
  const onStage = stage
    .locator('button:enabled, [role="button"]:not([aria-disabled="true"])')
    .filter({ visible: true });
  // Where the stage only shows, what is bet on stands in the panel.
  const inPanel = panel
    .getByRole('group', { name: t('games.stage_bet') })
    .last()
    .locator('button:enabled');
  const choices = (await onStage.count()) > 0 ? onStage : inPanel;
  const count = await choices.count();
  if (count > 0)
    await choices
      .nth((press * 7) % count)
      .click({ timeout: 2_000 })
      .catch(() => {});
  await page.waitForTimeout(80);
}

/** What the stage says is what the round's record holds. */
async function showsItsRecord(page: Page, stage: Locator, settled: WireRound): Promise<void> {
  const token = await tokenOf(page);
  const response = await fetch(`${siteUrl()}/api/rounds/${settled.round_id}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = await response.json();
  expect(data.payout).toBe(settled.payout);
  const cents = parseAmount(data.payout) ?? 0n;
  const told = cents > 0n ? formatMoney(cents, 'pt-BR') : t('games.stage_lost');
  await expect(stage.getByRole('status')).toContainText(told, { timeout: 40_000 });
}

async function titlesOfTheHouse(): Promise<Title[]> {
  const response = await fetch(`${siteUrl()}/api/games/listsv2?page_size=100&platType=arara&lang=pt`);
  const { data } = await response.json();
  return data.items
    .filter(({ platType }: { platType: string }) => platType === 'arara')
    .map(({ name, title }: { name: string; title: string }) => ({ slug: name, called: title }));
}

async function playerWithMoney(browser: Browser): Promise<string> {
  const me = await visit(browser, 'desktop', 'pt');
  await register(me, newPerson('Rita Moreira Exemplo'));
  await deposit(me, 100_000n);
  const token = await tokenOf(me.page);
  await me.context.close();
  return token;
}

async function openPage(
  browser: Browser,
  size: keyof typeof sizes,
  token: string,
  faults: string[],
): Promise<Page> {
  const isPhone = size === 'phone';
  const context = await browser.newContext({
    viewport: sizes[size],
    isMobile: isPhone,
    hasTouch: isPhone,
    baseURL: siteUrl(),
    locale: 'pt-BR',
    reducedMotion: 'reduce',
  });
  await context.addInitScript((given) => {
    if (globalThis.origin === 'null') return;
    sessionStorage.setItem('token', given);
    localStorage.setItem('ui-flags', JSON.stringify({ isReminderOff: true }));
  }, token);
  const page = await context.newPage();
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.message}`));
  return page;
}

import { mkdirSync } from 'node:fs';
import { type LanguageCode, parseLanguage, phrase } from '@arara/phrases';
import { phrases } from '@arara/phrases/lang/en';
import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { clippedText } from './clipped-text.ts';
import { siteUrl, sizes } from './journey.ts';
import { outOfSight } from './out-of-sight.ts';
import { missedByEar } from './read-aloud.ts';
import { registerByApi } from './register-by-api.ts';
import { type SiteRoute, siteRoutes } from './routes.ts';
import { Traffic } from './traffic.ts';

const pictures = 'docs/screens/routes';
const chosen = (process.env.WALK_LANGS ?? 'pt').split(',').map(parseLanguage);
const languages = chosen.filter((code) => code !== null);
/** A few routes by name, for looking into one page; all of them otherwise. */
const only = process.env.WALK_ONLY?.split(',');
const rawKey = new RegExp(
  `(?<![\\w@./-])(?:${Object.keys(phrases).join('|')})\\.[a-z][a-z0-9_]*(?![\\w@.])`,
  'g',
);

for (const size of ['phone', 'desktop'] as const)
  test(`[S2.01] [S2.02] [S2.03] [S2.04] [S2.05] [S2.06] [S2.07] [S2.08] [S2.09] [S2.10] [S2.11] [S2.12] [S2.13] [S2.14] [S2.15] [S2.16] [S2.17] [S2.18] [S2.19] [S2.20] [S2.21] [S2.22] [S2.23] [S2.24] [S2.25] [S2.26] [S2.27] [S2.28] [S2.29] [S2.30] [S2.31] [S2.32] [S2.33] [S2.34] [S2.35] [S2.36] [S2.37] [S2.38] [S2.39] [S2.40] [S2.41] [S2.42] [S2.46] [S2.48] [S2.49] [S2.50] every address opens by itself, without a fault: ${size}`, async ({
    browser,
  }) => {
    test.setTimeout(languages.length * 20 * 60_000);
    mkdirSync(pictures, { recursive: true });
    const { token } = await registerByApi('Clara Oliveira Exemplo');
    const routes = siteRoutes(await gameInfoPath()).filter(({ name }) => only?.includes(name) ?? true);
    const faults: string[] = [];
    for (const lang of languages) {
      const walk = new Walk(browser, size, lang, faults);
      await walk.open(token);
      for (const [n, route] of routes.entries()) await walk.see(route, n);
      if (lang === 'pt' && size === 'phone' && !only) await walk.scrollsToTop();
      await walk.close();
    }
    process.stdout.write(
      `${routes.length} routes x ${languages.length} languages on ${size}: ${faults.length} faults\n`,
    );
    expect(faults).toEqual([]);
  });

/** One device in one language: a tab of the member and one of somebody who is not logged in. */
class Walk {
  readonly #browser: Browser;
  readonly #size: keyof typeof sizes;
  readonly #lang: LanguageCode;
  readonly #faults: string[];
  readonly #contexts: BrowserContext[] = [];
  readonly #traffic = new Map<Page, Traffic>();
  #member: Page | undefined;
  #visitor: Page | undefined;
  #at = '';

  constructor(browser: Browser, size: keyof typeof sizes, lang: LanguageCode, faults: string[]) {
    this.#browser = browser;
    this.#size = size;
    this.#lang = lang;
    this.#faults = faults;
  }

  async open(token: string): Promise<void> {
    this.#member = await this.#newPage(token);
    this.#visitor = await this.#newPage(null);
  }

  async close(): Promise<void> {
    for (const context of this.#contexts) await context.close();
  }

  /** The `n`th of the routes. */
  async see(route: SiteRoute, n: number): Promise<void> {
    const page = route.isForVisitors ? this.#visitor : this.#member;
    if (!page) throw new Error('the walk has not been opened');
    this.#at = `${route.name} ${this.#size} ${this.#lang}`;
    const faultsBefore = this.#faults.length;
    try {
      await page.goto(route.path);
      await this.#inspect(page);
      await this.#isItself(page, route);
      // A page with a fault, such as one without its styles, is no picture of the product.
      const isRight = this.#faults.length === faultsBefore;
      if (isRight && this.#lang === 'pt') await this.#takePicture(page, route.name);
      if (this.#lang === 'pt' && this.#size === 'phone') await this.#readAloud(page);
      // Whether a page finds itself again hangs neither on its width nor on its words, and history is the router's work more than
      // a page's: every fourth one tries it, opened anew by going forward, every second is looked at on the narrowest phone; a walk of
      // chosen languages tries all, over a reload too.
      if (!process.env.WALK_LANGS) {
        if (this.#size === 'phone' && n % 4 === 1) await this.#goBackAndForth(page);
        if (this.#size === 'phone' && n % 2 === 0) await this.#narrows(page);
        return;
      }
      await page.reload();
      await this.#inspect(page);
      await this.#goBackAndForth(page);
    } catch (error) {
      this.#note(`stopped: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`);
    }
  }

  async #takePicture(page: Page, name: string): Promise<void> {
    const areComplete = page.waitForFunction(
      () =>
        [...document.images].every((image) => {
          const { top, bottom } = image.getBoundingClientRect();
          return image.complete || bottom < 0 || top > globalThis.innerHeight;
        }),
      undefined,
      { timeout: 5_000 },
    );
    await areComplete.catch(() => undefined);
    await page.screenshot({ path: `${pictures}/${name}-${this.#size}.jpg`, type: 'jpeg', quality: 60 });
  }

  /** A link far down the page leads to the top of the next one. */
  async scrollsToTop(): Promise<void> {
    const page = this.#member;
    if (!page) return;
    this.#at = 'scroll to top';
    await page.goto('/');
    await this.#isQuiet(page);
    const link = page.locator('footer a[href="/fair"]').first();
    // The footer is made when somebody comes near; what is made on the way there makes the page longer.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect(link).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 40_000 });
    await link.click();
    await page.waitForURL('**/fair');
    // The address changes before the page does.
    const isAtTop = page.waitForFunction(() => globalThis.scrollY === 0, undefined, { timeout: 15_000 });
    await isAtTop.catch(() => this.#note('the next page is not shown from its top'));
  }

  /** The page that belongs to the address, with what it is for. */
  async #isItself(page: Page, { heading, shows = [] }: SiteRoute): Promise<void> {
    const words = (key: string) => phrase(this.#lang, key);
    const found = await page.locator('h1').allTextContents();
    if (heading && !found.includes(words(heading)))
      this.#note(`its heading is "${found.join('", "')}", not "${words(heading)}"`);
    for (const key of shows)
      if ((await page.getByText(words(key)).count()) === 0) this.#note(`does not show "${words(key)}"`);
  }

  async #inspect(page: Page): Promise<void> {
    const hasHeading = await page
      .locator('h1')
      .first()
      .waitFor({ state: 'attached', timeout: 10_000 })
      .then(() => true)
      .catch(() => false);
    if (!hasHeading) this.#note('no h1');
    await this.#isQuiet(page);
    const seen = await page.evaluate(() => ({
      title: document.title,
      width: document.documentElement.scrollWidth,
    }));
    // A phone's browser widens its window to what lies beyond it: the screen's own width counts.
    const { width } = sizes[this.#size];
    if (seen.title === '') this.#note('no title');
    if (seen.width > width + 1) this.#note(`${seen.width}px wide on a screen of ${width}px`);
    for (const text of await clippedText(page)) this.#note(text);
    for (const place of await outOfSight(page)) this.#note(`"${place}" is chosen, and out of sight`);
    // biome-ignore lint/performance/useDomNodeTextContent: scripts and hidden parts are not read by anybody.
    const text = await page.locator('body').innerText();
    for (const [key] of text.matchAll(rawKey)) this.#note(`shows the key ${key}`);
  }

  /** The same page on the narrowest phone there is. */
  async #narrows(page: Page): Promise<void> {
    // The gallery's bars stand in frames narrower than any screen.
    if (this.#at.startsWith('test12')) return;
    const narrowest = { width: 320, height: 640 };
    await page.setViewportSize(narrowest);
    await this.#isQuiet(page);
    // The window is narrow before all of the page is: it may take a frame or two more.
    const fits = page.waitForFunction(
      (most) => document.documentElement.scrollWidth <= most,
      narrowest.width + 1,
      { timeout: 3_000 },
    );
    await fits.catch(() => undefined);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > narrowest.width + 1) this.#note(`${width}px wide on a screen of ${narrowest.width}px`);
    for (const text of await clippedText(page)) this.#note(`at ${narrowest.width} px: ${text}`);
    await page.setViewportSize(sizes.phone);
  }

  /** To the page seen before this one, and here again. */
  async #goBackAndForth(page: Page): Promise<void> {
    const here = page.url();
    await page.goBack();
    if (page.url() === 'about:blank') {
      await page.goForward();
      return;
    }
    await this.#inspect(page);
    await page.goForward();
    await this.#inspect(page);
    if (page.url() !== here) this.#note(`forward led to ${page.url()}`);
  }

  /** What people who do not see the page would miss. */
  async #readAloud(page: Page): Promise<void> {
    // The gallery shows parts of the layout several times: their landmarks stand more than once.
    const isGallery = this.#at.startsWith('test12');
    const spared = isGallery ? ['landmark-unique', 'landmark-no-duplicate-contentinfo'] : [];
    for (const { id, nodes } of await missedByEar(page, spared)) {
      this.#note(`axe ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`.slice(0, 300));
    }
  }

  async #newPage(token: string | null): Promise<Page> {
    const isPhone = this.#size === 'phone';
    const context = await this.#browser.newContext({
      viewport: sizes[this.#size],
      isMobile: isPhone,
      hasTouch: isPhone,
      baseURL: siteUrl(),
      reducedMotion: 'reduce',
    });
    this.#contexts.push(context);
    await context.addInitScript(
      ({ lang, given }) => {
        // Frames of games and empty tabs have no storage.
        if (globalThis.origin === 'null') return;
        localStorage.setItem('language', lang);
        // The reminder lies over the first page once.
        localStorage.setItem('ui-flags', JSON.stringify({ isReminderOff: true }));
        if (given) sessionStorage.setItem('token', given);
      },
      { lang: this.#lang, given: token },
    );
    const page = await context.newPage();
    this.#traffic.set(page, new Traffic(page));
    page.on('pageerror', (error) => this.#note(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') this.#note(message.text());
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && response.url().startsWith(siteUrl()))
        this.#note(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    return page;
  }

  /** Nothing has been on its way for a moment, and what came has been drawn. */
  async #isQuiet(page: Page): Promise<void> {
    const traffic = this.#traffic.get(page);
    if (!traffic) throw new Error('a page of another walk');
    await page.waitForLoadState('load');
    await expect.poll(() => traffic.quietMs(), { intervals: [40], timeout: 15_000 }).toBeGreaterThan(160);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  }

  #note(fault: string): void {
    this.#faults.push(`${this.#at}: ${fault}`);
    process.stdout.write(`${this.#at}: ${fault}\n`);
  }
}

/** The address of a platform's game; without one, of none. */
async function gameInfoPath(): Promise<string> {
  const response = await fetch(`${siteUrl()}/api/games/listsv2?page_size=100`);
  const { data } = await response.json();
  const game = data.items.find(({ platType }: { platType: string }) => platType !== 'arara');
  const search = new URLSearchParams({
    name: game?.name ?? '',
    platType: game?.platType ?? '',
    currency: 'BRL',
  });
  return `/gameInfo?${search}`;
}

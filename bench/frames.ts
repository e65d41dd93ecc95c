import { existsSync, rmSync } from 'node:fs';
import { identity } from '@arara/contract';
import { type Browser, chromium, type Page, type Request } from '@playwright/test';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { type BareFrames, bareMotion, type Doing } from './lib/bare-motion.ts';
import { chromiumPath } from './lib/chromium.ts';
import { costsOf, type FrameCosts } from './lib/frame-costs.ts';
import { collectFrames, type FrameTimes, told } from './lib/frame-times.ts';
import { gameChunks } from './lib/game-chunks.ts';
import { houseFolder } from './lib/house-folder.ts';
import { type LongFrames, longFrames } from './lib/long-frames.ts';
import { startServer } from './lib/server.ts';
import { traced } from './lib/trace.ts';

/**
 * The time between frames while games are played by themselves at a phone's size, in Chromium without a graphics chip,
 * beside an empty page, a page on which one box moves, and for each game a bare page that changes as many pixels and asks
 * for as many rounds; then what a second costs by kind of work, and what filled the frames that took long; and the packed size of each game. `--json`; `--quick` (fewer seconds); `--only=a,b` (these titles).
 */
const isQuick = process.argv.includes('--quick');
const playedMs = isQuick ? 6_000 : 15_000;
const restedMs = isQuick ? 2_000 : 4_000;
/** Each traced second is ten or twenty frames' worth of work more: only causes are read from it, no shares of long frames. */
const tracedMs = isQuick ? 4_000 : 8_000;
const only = process.argv
  .find((arg) => arg.startsWith('--only='))
  ?.slice('--only='.length)
  .split(',');
/** Lines with a wheel, cascades of clusters, hold and win; then crash and both tanks. */
const titles = [
  'cafe-777',
  'diamante-azul',
  'bau-de-paraty',
  'voo-da-arara',
  'pesca-real',
  'tubarao-dourado',
].filter((title) => only?.includes(title) ?? true);
/** A page that draws as little as a page that moves can. */
const movingBox = `data:text/html,${encodeURIComponent(`
  <body style="background:#123"><div style="width:64px;height:64px;background:#fff;will-change:transform"></div><script>
  const box = document.querySelector('div');
  const step = (now) => { box.style.transform = 'translateX(' + (now / 10) % 300 + 'px)'; requestAnimationFrame(step); };
  requestAnimationFrame(step);
  </script>`)}`;

interface Played {
  readonly cost: FrameCosts;
  /** What filled the long frames of the traced time. */
  readonly long_frames: readonly LongFrames[];
  readonly rounds_a_second: number;
  readonly stage: string;
  readonly bare: BareFrames | null;
}

const note = (line: string) => process.stderr.write(`${line}\n`);
if (!existsSync('dist/web/.vite/manifest.json'))
  throw new Error('nothing is built: run node scripts/build.mjs');

const folder = houseFolder();
const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: note } });
const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--mute-audio'],
});
try {
  const empty = await measured(browser, 'about:blank', restedMs);
  const display = empty.median_ms;
  const box = await measured(browser, movingBox, restedMs);
  const report: Record<string, unknown> = {
    display_interval_ms: display,
    empty_page: told(empty.intervals, display),
    moving_box: told(box.intervals, display),
  };
  note(`empty page ${JSON.stringify(report.empty_page)}\nmoving box ${JSON.stringify(report.moving_box)}`);
  const token = await demoToken(server.url);
  const games: Record<string, FrameTimes & Played> = {};
  for (const title of titles) {
    games[title] = await play(browser, `${server.url}/play/${title}`, token, display);
    note(`${title.padEnd(18)} ${JSON.stringify(games[title])}`);
  }
  Object.assign(report, { games, chunks: gameChunks() });
  process.stdout.write(
    `${process.argv.includes('--json') ? JSON.stringify(report) : JSON.stringify(report, null, 2)}\n`,
  );
} finally {
  await browser.close();
  await server.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

function phonePage(from: Browser): Promise<Page> {
  return from.newPage({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
}

async function measured(from: Browser, address: string, ms: number) {
  const page = await phonePage(from);
  await page.goto(address);
  const intervals = await collectFrames(page, ms);
  await page.close();
  const median = intervals.toSorted((a, b) => a - b)[Math.floor(intervals.length / 2)] ?? 0;
  return { intervals, median_ms: Number(median.toFixed(2)) };
}

/** A demo member plays: it needs no deposit, and its rounds are drawn and told like any other. */
async function demoToken(url: string): Promise<string> {
  const answer = await fetch(url + identity.demo.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** Presses the game's action whenever it can be pressed, and listens to the frames meanwhile; then the same, bare. */
async function play(from: Browser, address: string, token: string, display: number) {
  const page = await phonePage(from);
  await page.addInitScript(
    `sessionStorage.setItem('token', ${JSON.stringify(token)}); localStorage.setItem('ui-flags', '{"isReminderOff":true}');`,
  );
  const bets: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/play/')) bets.push(request);
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(`setInterval(() => {
    const action = document.querySelector('main [class*="_foot_"] button[class*="_action_"]');
    if (action && !action.disabled) action.click();
  }, 150)`);
  // What is fetched and made by the first round is not what a frame costs.
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const betsBefore = bets.length;
  const intervals = await collectFrames(page, playedMs);
  const roundsASecond = ((bets.length - betsBefore) * 1_000) / playedMs;
  const trace = await traced(page, tracedMs);
  const box = await (await page.$('main section[aria-label]'))?.boundingBox();
  await page.close();
  const [width, height] = [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
  const bet = bets.at(-1);
  return {
    ...told(intervals, display),
    cost: costsOf(trace),
    long_frames: longFrames(trace, display),
    rounds_a_second: Number(roundsASecond.toFixed(2)),
    stage: `${width}x${height}`,
    bare: bet ? await bare(from, { width, height, roundsASecond, ...asked(bet) }, display) : null,
  };
}

async function bare(from: Browser, doing: Doing, display: number): Promise<BareFrames> {
  const page = await phonePage(from);
  const frames = await bareMotion(page, doing, { played: playedMs, traced: tracedMs }, display);
  await page.close();
  return frames;
}

/** A bet as it can be made again. */
function asked(bet: Request): Pick<Doing, 'address' | 'headers' | 'body'> {
  const { authorization = '' } = bet.headers();
  return {
    address: bet.url(),
    headers: { authorization, 'content-type': 'application/json' },
    body: bet.postData() ?? '{}',
  };
}

import { existsSync, rmSync } from 'node:fs';
import { identity } from '@arara/contract';
import { type Browser, chromium } from '@playwright/test';
import { launchDatabase } from '../apps/server/src/database/launch.ts';
import { newMemberFacts } from '../apps/server/src/testing/new-member.ts';
import { chromiumPath } from './lib/chromium.ts';
import { houseFolder } from './lib/house-folder.ts';
import { lighthouse, needLighthouse } from './lib/lighthouse.ts';
import { startServer } from './lib/server.ts';

/**
 * Lighthouse (its mobile preset as it comes: each run begins with an empty cache) on pages of the production server, and the
 * JavaScript that home brings. `--json`; `--quick` (one run a page; otherwise five, as Lighthouse advises, of which the middle
 * one counts).
 */
const runs = process.argv.includes('--quick') ? 1 : 5;
const pages = { home: '/', lobby: '/game', deposit: '/recharge', game: '/play/dados-de-ouro' };
const note = (line: string) => process.stderr.write(`${line}\n`);
if (!existsSync('dist/web/index.html')) throw new Error('nothing is built: run node scripts/build.mjs');

await needLighthouse();
const folder = houseFolder();
const database = await launchDatabase({ dataDir: folder, log: { info: () => {}, warn: note } });
const server = await startServer({ DATA_DIR: folder, DATABASE_URL: database.url });
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-dev-shm-usage'],
});
try {
  const token = await register(server.url);
  const report: Record<string, unknown> = { initial_js_gzip_kb: await initialScripts(browser, server.url) };
  for (const [name, path] of Object.entries(pages)) {
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await audit(server.url + path, token));
    const middle = results.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs / 2)];
    report[name] = middle;
    note(`${name.padEnd(8)} ${JSON.stringify(middle)}`);
  }
  process.stdout.write(
    `${process.argv.includes('--json') ? JSON.stringify(report) : JSON.stringify(report, null, 2)}\n`,
  );
} finally {
  await browser.close();
  await server.stop();
  await database.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** A member's token: the deposit page is for members. */
async function register(url: string): Promise<string> {
  const { password, ...facts } = newMemberFacts();
  const answer = await fetch(url + identity.register.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...facts, password, password_confirmation: password, terms_accepted: true }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

/** All scripts that home fetches until the network is quiet, as gzip packs them, in kB of 1,000 bytes. */
async function initialScripts(from: Browser, url: string): Promise<number> {
  const page = await from.newPage();
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  let bytes = 0;
  client.on('Network.responseReceived', ({ type, response }) => {
    if (type !== 'Script') return;
    const size = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length');
    if (!size) throw new Error(`${response.url} does not tell its length`);
    bytes += Number(size[1]);
  });
  // Without brotli, so that what is counted is gzip.
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return Number((bytes / 1000).toFixed(1));
}

async function audit(url: string, token: string) {
  const { categories, audits, environment } = await lighthouse(url, token);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const failed = Object.values(audits)
    .filter((entry) => entry.score !== null && entry.score < 0.9 && entry.scoreDisplayMode === 'binary')
    .map((entry) => entry.id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    best_practices: score('best-practices'),
    seo: score('seo'),
    cls: Number((audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3)),
    lcp_ms: Math.round(audits['largest-contentful-paint']?.numericValue ?? 0),
    tbt_ms: Math.round(audits['total-blocking-time']?.numericValue ?? 0),
    // How fast Lighthouse found this machine: the preset's factor of four assumes a fast one.
    benchmark_index: Math.round(environment.benchmarkIndex),
    failed,
  };
}

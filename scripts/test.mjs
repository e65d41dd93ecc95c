import { existsSync } from 'node:fs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/fresh-build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNats } from './lib/nats.mjs';
import { requireNode } from './lib/root.mjs';
import { conclude, lint, playwright, types, unused, vitest } from './lib/stages.mjs';

// npm test: everything. The browser is fetched while the first stages run.
requireNode();
await ensureInstalled();
const browser = ensureBrowser();
// One at a time: the system's packages are installed under a lock.
const nats = browser.then(ensureNats);
const verdicts = await Promise.all([lint(), types(), unused()]);
verdicts.push(await vitest('unit'));
verdicts.push(await vitest('figures'));
await nats;
verdicts.push(await vitest('module'));
verdicts.push(await vitest('alone'));
verdicts.push(await build());
if (existsSync('playwright.config.ts')) verdicts.push(await inBrowser());
conclude(verdicts);

async function build() {
  const built = await ensureBuilt();
  return { name: 'build', passed: built ? 1 : 0, failed: built ? 0 : 1 };
}

async function inBrowser() {
  const { path, problem } = await browser;
  if (path) return playwright(path);
  console.error(problem);
  return { name: 'browser', passed: 0, failed: 1 };
}

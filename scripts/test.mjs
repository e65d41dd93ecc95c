import { ensureBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/fresh-build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ensureNats } from './lib/nats.mjs';
import { requireNode } from './lib/root.mjs';
import { conclude, lint, playwright, secondLook, types, unused, vitest } from './lib/stages.mjs';

// npm test: everything. What needs a database and what needs a browser wait a good deal, for a clock or for each other's
// answers, and so run at once; what needs neither runs aside, one after the other. A browser goes one way from its first
// page to its last and takes longest: it goes in two halves, and the others are nice to both.
requireNode();
// The system's packages and ours come from different places, at the same time.
const browser = ensureBrowser();
// One at a time: the system's packages are installed under a lock.
const nats = browser.then(ensureNats);
await ensureInstalled();
const built = ensureBuilt();
const [nice, aside] = [{ niceness: 4 }, { niceness: 8 }];
const lanes = [
  inTurn([
    () => lint(aside),
    () => types(aside),
    () => unused(aside),
    () => vitest('unit', aside),
    () => vitest('figures', aside),
  ]),
  nats.then(() => vitest('module', nice)),
  inBrowser(),
];
conclude(await inTurn((await Promise.all(lanes)).flat().map((stage) => () => lookAgain(stage))));

// The browser's tests are tried again where they failed, by Playwright itself.
function lookAgain(stage) {
  return ['unit', 'module'].includes(stage.name) ? secondLook(stage) : stage;
}

async function inTurn(stages) {
  const verdicts = [];
  for (const stage of stages) verdicts.push(await stage());
  return verdicts;
}

async function inBrowser() {
  const isBuilt = await built;
  const build = { name: 'build', passed: isBuilt ? 1 : 0, failed: isBuilt ? 0 : 1 };
  const { path, problem } = await browser;
  if (path && isBuilt)
    return [build, ...(await Promise.all(['people', 'walks'].map((half) => playwright(half, path))))];
  if (problem) console.error(problem);
  return [build, { name: 'browser', passed: 0, failed: 1 }];
}

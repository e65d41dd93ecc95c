import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/root.mjs';
import { conclude, lint, types, vitest } from './lib/stages.mjs';

// npm run check: what can be known in under a minute, without a database or a browser.
requireNode();
await ensureInstalled();
// All at once: each leaves a core idle now and then, and the tests, who wait most, go first. What is unused is looked for
// by npm test.
const aside = { niceness: 10 };
conclude(await Promise.all([lint(aside), types(aside), vitest('unit')]));

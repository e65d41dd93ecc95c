import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/root.mjs';
import { conclude, lint, types, unused, vitest } from './lib/stages.mjs';

// npm run check: what can be known in under a minute, without a database or a browser.
requireNode();
await ensureInstalled();
const tools = await Promise.all([lint(), types(), unused()]);
conclude([...tools, await vitest('unit')]);

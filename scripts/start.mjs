import { ensureBuilt } from './lib/fresh-build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/root.mjs';
import { become } from './lib/run.mjs';
import { serverFlags } from './lib/server-flags.mjs';

// npm start: whatever is missing is installed, whatever is stale is built, and the server takes over from here.
requireNode();
await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
console.log('starting');
await become(process.execPath, [...serverFlags, 'dist/server/main.js']);

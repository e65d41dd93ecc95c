import { ensureBuilt } from './lib/fresh-build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/root.mjs';
import { become } from './lib/run.mjs';

// npm run staff, backup, restore, payouts, key, reconcile: one operation on the database of this installation.
requireNode();
await ensureInstalled();
if (!(await ensureBuilt())) process.exit(1);
await become(process.execPath, ['--enable-source-maps', 'dist/server/operate.js', ...process.argv.slice(2)]);

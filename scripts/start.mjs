import { beginBuild, buildStamp } from './lib/fresh-build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/root.mjs';
import { become } from './lib/run.mjs';
import { serverFlags } from './lib/server-flags.mjs';

// npm start: whatever is missing is installed, whatever is stale is built, and the server takes over from here. It makes its
// database ready while the sites are still being built.
requireNode();
await ensureInstalled();
const build = beginBuild();
if (build && !(await build.server)) process.exit(1);
console.log('starting');
const env = { ...process.env, ...(build && { ARARA_SITES_STAMP: buildStamp }) };
await become(process.execPath, [...serverFlags, 'dist/server/main.js'], { env }, build);

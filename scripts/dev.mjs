import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode, root } from './lib/root.mjs';
import { exitOf, forwardSignals, program } from './lib/run.mjs';

// npm run dev: the server and both sites, each made anew when its sources change.
requireNode();
await ensureInstalled();
const sites = ['web', 'backoffice'].filter((app) => existsSync(`apps/${app}/vite.config.ts`));
const commands = [
  [program('tsx'), 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
  ...sites.map((app) => [program('vite'), `apps/${app}`, '--clearScreen', 'false']),
];
const children = commands.map((args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' }));
forwardSignals(children);
// One that ends takes the others with it: half a site only confuses.
const codes = children.map(exitOf);
process.exitCode = await Promise.race(codes);
for (const child of children) child.kill('SIGTERM');
await Promise.all(codes);

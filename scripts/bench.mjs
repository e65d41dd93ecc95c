import { existsSync, readdirSync } from 'node:fs';
import { ensureInstalled } from './lib/install.mjs';
import { requireNode } from './lib/root.mjs';
import { runNode } from './lib/run.mjs';

// npm run bench: all benchmarks one after the other, or those named; flags such as --json go to each.
requireNode();
await ensureInstalled();
const args = process.argv.slice(2);
const flags = args.filter((arg) => arg.startsWith('-'));
const known = existsSync('bench')
  ? readdirSync('bench').flatMap((file) => (/^[a-z-]+\.ts$/.test(file) ? [file.slice(0, -3)] : []))
  : [];
const named = args.filter((arg) => !arg.startsWith('-'));
const unknown = named.filter((name) => !known.includes(name));
if (unknown.length > 0 || known.length === 0) {
  console.error(`no benchmark ${unknown.join(', ')}; there are: ${known.join(', ') || 'none'}`);
  process.exit(1);
}
for (const name of named.length > 0 ? named : known) {
  const code = await runNode(['--import', 'tsx', `bench/${name}.ts`, ...flags]);
  if (code !== 0) process.exitCode = code;
}

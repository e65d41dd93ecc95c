import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromiumPath } from './chromium.ts';
import { run } from './tools.ts';

/** Lighthouse and the browser's driver it takes are packages of their own: a third of all there were, for one benchmark. */
const folder = resolve(import.meta.dirname, '../lighthouse');

/** What of Lighthouse's answer is read. */
interface Audited {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly id: string;
        readonly score: number | null;
        readonly scoreDisplayMode: string;
        readonly numericValue?: number;
      }
    >
  >;
  readonly environment: { readonly benchmarkIndex: number };
}

/** Installs Lighthouse where it is not. */
export async function needLighthouse(): Promise<void> {
  if (!existsSync(join(folder, 'node_modules/.package-lock.json')))
    await run('npm', ['ci', '--no-audit', '--no-fund', '--prefix', folder]);
}

/** One run on a page with an empty cache, by a browser of its own, as the member with this token. */
export async function lighthouse(url: string, token: string): Promise<Audited> {
  const said = await run(process.execPath, [join(folder, 'audit.mjs'), chromiumPath(), url, token]);
  return JSON.parse(said) as Audited;
}

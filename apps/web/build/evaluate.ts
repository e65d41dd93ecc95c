import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** The exports of a module written in TypeScript, as Node sees them: for what is worked out while the site is built. */
export async function evaluate(file: string): Promise<Record<string, unknown>> {
  const folder = mkdtempSync(join(tmpdir(), 'arara-build-'));
  const outfile = join(folder, 'module.mjs');
  try {
    await build({
      entryPoints: [file],
      outfile,
      bundle: true,
      format: 'esm',
      platform: 'node',
      logLevel: 'error',
    });
    return (await import(pathToFileURL(outfile).href)) as Record<string, unknown>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

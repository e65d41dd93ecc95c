import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { evaluate } from './evaluate.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const worker = at('../src/offline/service-worker.ts');
const languagesFile = at('../../../packages/phrases/src/languages.ts');
const phrasesOf = (language: string) => at(`../../../packages/phrases/src/lang/${language}.ts`);

type Words = Record<string, Record<string, string>>;

/** What makes the site an app: a manifest in each language, and the service worker with the list of what it keeps. */
export function installable(): Plugin {
  return {
    name: 'installable',
    apply: 'build',
    generateBundle: {
      // After the page has been put together: it names what it loads.
      order: 'post',
      async handler(_options, bundle) {
        const { languages } = (await evaluate(languagesFile)) as {
          languages: Record<string, { locale: string }>;
        };
        for (const [code, { locale }] of Object.entries(languages)) {
          const { phrases } = (await evaluate(phrasesOf(code))) as { phrases: Words };
          const source = JSON.stringify(manifest(locale, phrases));
          this.emitFile({ type: 'asset', fileName: `manifest/${code}.webmanifest`, source });
        }
        const source = await workerFor(shellFiles(bundle));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}

const icon = (size: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${purpose}-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

function manifest(locale: string, { shell, legal, wallet }: Words) {
  const shortcut = (name: string | undefined, url: string) => ({ name, url, icons: [icon(192, 'any')] });
  return {
    id: '/',
    name: 'Arara',
    short_name: 'Arara',
    description: legal?.footer_promise,
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#060b14',
    theme_color: '#060b14',
    categories: ['games', 'entertainment'],
    icons: [icon(192, 'any'), icon(512, 'any'), icon(192, 'maskable'), icon(512, 'maskable')],
    shortcuts: [
      shortcut(shell?.games, '/game'),
      shortcut(shell?.deposit, '/recharge'),
      shortcut(wallet?.withdraw_title, '/withdraw'),
    ],
  };
}

/** What the page itself asks for: its scripts, their styles, the default words and the letters of Latin. */
function shellFiles(bundle: Rolldown.OutputBundle): readonly string[] {
  const page = bundle['index.html'];
  const html = page?.type === 'asset' ? String(page.source) : '';
  const asked = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
  if (!asked.some((file) => file.endsWith('.js')) || !asked.some((file) => file.endsWith('.woff2')))
    throw new Error('the service worker would keep no shell');
  return asked.sort();
}

async function workerFor(files: readonly string[]): Promise<string> {
  const release = `shell-${createHash('sha256').update(files.join()).digest('hex').slice(0, 12)}`;
  const { outputFiles } = await build({
    entryPoints: [worker],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { release: JSON.stringify(release), shellFiles: JSON.stringify(files) },
  });
  return outputFiles[0]?.text ?? '';
}

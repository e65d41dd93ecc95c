import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import { evaluate } from './evaluate.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const routes = at('../src/app/routes/');
const stages = at('../../../packages/stage/src/load-stage.ts');
const slotStage = at('../../../packages/stage/src/slots/cabinet.tsx');
const starter = at('../src/app/start-after-sight.ts');
const words = '\0virtual:words/';
/** Where the server names the pictures that a page shows first. */
const pictures = '<!--first-pictures-->';
/** The letters of most languages, in both faces. */
const letters = /-latin-wght-normal-.*\.woff2$/;

/**
 * Which files each page asks for once its own file has come, by the page's path: the server names them in the page, and
 * the browser fetches them along with the first scripts instead of after them. Words are those of most players.
 */
export function ahead(): Plugin {
  let start = { fileName: '', source: '' };
  return {
    name: 'ahead',
    apply: 'build',
    async buildStart() {
      start = await starterFile();
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle }) => {
        const style = /<link rel="stylesheet"[^>]*>/.exec(html)?.[0] ?? '';
        // Letters that came after the first words would lay the whole page out once more.
        const tags = Object.keys(bundle ?? {})
          .filter((name) => letters.test(name))
          .map((name) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
          }));
        // Nothing is seen without styles: they are asked for before scripts and letters. Where the server draws what is seen
        // first, it has the scripts wait for it (`site-page.ts`).
        const head = `${pictures}${style}<!--start src="/${start.fileName}"-->`;
        return { html: html.replace(style, '').replace(pictures, () => head), tags };
      },
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Chunks(bundle);
        const pages = new Map([...pageModules()].map(([path, module]) => [path, chunks.behind([module])]));
        const table = pages.get('/play/$game') ?? [];
        for (const [game, modules] of stageModules())
          pages.set(`/play/${game}`, [...new Set([...table, ...chunks.behind(modules)])]);
        this.emitFile({ type: 'asset', ...start });
        const source = JSON.stringify(Object.fromEntries(pages));
        this.emitFile({ type: 'asset', fileName: '.vite/ahead.json', source });
      },
    },
  };
}

/** By itself and small: it is fetched while nothing else of the scripts is. */
async function starterFile(): Promise<{ fileName: string; source: string }> {
  const { lostWords } = await evaluate(at('./lost-words.ts'));
  const { outputFiles } = await build({
    entryPoints: [starter],
    bundle: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    define: { lostWords: JSON.stringify(lostWords) },
    write: false,
  });
  const source = outputFiles[0]?.text ?? '';
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  return { fileName: `assets/start-${hash}.js`, source };
}

/** Path and module of every page that has a file of its own. */
function* pageModules(): Generator<[path: string, module: string]> {
  for (const file of readdirSync(routes).filter((name) => name.endsWith('.tsx'))) {
    for (const route of readFileSync(routes + file, 'utf8')
      .split('createRoute(')
      .slice(1)) {
      const path = /path: '([^']+)'/.exec(route)?.[1];
      const module = /import\('(\.[^']+)'\)/.exec(route)?.[1];
      if (path && module) yield [path, join(routes, module)];
    }
  }
}

function* stageModules(): Generator<[game: string, modules: string[]]> {
  for (const line of readFileSync(stages, 'utf8').split('\n')) {
    const [, game, module = ''] = /^ {2}'([a-z0-9-]+)': .*import\('([^']+)'\)/.exec(line) ?? [];
    if (game) yield [game, [join(dirname(stages), module), ...(line.includes('slot(') ? [slotStage] : [])]];
  }
}

/** What the bundle knows of its files. */
class Chunks {
  readonly #byName = new Map<string, Rolldown.OutputChunk>();
  readonly #ofModule = new Map<string, Rolldown.OutputChunk>();
  readonly #page: string;

  constructor(bundle: Rolldown.OutputBundle) {
    const page = bundle['index.html'];
    this.#page = page?.type === 'asset' ? String(page.source) : '';
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      this.#byName.set(chunk.fileName, chunk);
      for (const module of chunk.moduleIds) this.#ofModule.set(module, chunk);
    }
  }

  /** The files of modules and of all that they import, without what every page brings: `index.html` names that itself. */
  behind(modules: readonly string[]): string[] {
    const files = new Set<string>();
    for (const module of modules) {
      const chunk = this.#ofModule.get(module);
      if (!chunk) throw new Error(`${module} is in no file of the site`);
      this.#collect(chunk, files);
    }
    return [...files].map((file) => `/${file}`).filter((file) => !this.#page.includes(`"${file}"`));
  }

  #collect(chunk: Rolldown.OutputChunk, files: Set<string>): void {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const name of chunk.viteMetadata?.importedCss ?? []) files.add(name);
    for (const module of chunk.moduleIds) {
      const portuguese = module.startsWith(words) && this.#ofModule.get(`${module}/pt`);
      if (portuguese) files.add(portuguese.fileName);
    }
    for (const name of chunk.imports) {
      const next = this.#byName.get(name);
      if (next) this.#collect(next, files);
    }
  }
}

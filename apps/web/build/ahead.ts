import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, Rolldown } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const routes = at('../src/app/routes/');
const stages = at('../../../packages/stage/src/load-stage.ts');
const slotStage = at('../../../packages/stage/src/slots/cabinet.tsx');
const words = '\0virtual:words/';
/** The letters of most languages, in both faces. */
const letters = /-latin-wght-normal-.*\.woff2$/;

/**
 * Which files each page asks for once its own file has come, by the page's path: the server names them in the page, and
 * the browser fetches them along with the first scripts instead of after them. Words are those of most players.
 */
export function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    // Letters that came after the first words would lay the whole page out once more.
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => letters.test(name))
          .map((name) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
          })),
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = new Chunks(bundle);
        const pages = new Map([...pageModules()].map(([path, module]) => [path, chunks.behind([module])]));
        const table = pages.get('/play/$game') ?? [];
        for (const [game, modules] of stageModules())
          pages.set(`/play/${game}`, [...new Set([...table, ...chunks.behind(modules)])]);
        const source = JSON.stringify(Object.fromEntries(pages));
        this.emitFile({ type: 'asset', fileName: '.vite/ahead.json', source });
      },
    },
  };
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

  constructor(bundle: Rolldown.OutputBundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      this.#byName.set(chunk.fileName, chunk);
      for (const module of chunk.moduleIds) this.#ofModule.set(module, chunk);
    }
  }

  /** The files of modules and of all that they import, without what every page brings. */
  behind(modules: readonly string[]): string[] {
    const first = new Set<string>();
    const entry = [...this.#byName.values()].find((chunk) => chunk.isEntry);
    if (entry) this.#collect(entry, first);
    const files = new Set<string>();
    for (const module of modules) {
      const chunk = this.#ofModule.get(module);
      if (!chunk) throw new Error(`${module} is in no file of the site`);
      this.#collect(chunk, files);
    }
    return [...files].filter((file) => !first.has(file)).map((file) => `/${file}`);
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

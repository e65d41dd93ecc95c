import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { evaluate } from './evaluate.ts';

const languages = ['cn', 'en', 'ch', 'pt', 'vi', 'id', 'th', 'tr', 'msa'];
const phrasesOf = (language: string) =>
  fileURLToPath(new URL(`../../../packages/phrases/src/lang/${language}.ts`, import.meta.url));
/** What a module says: area, name or its beginning, and whether the name goes on with a value. */
const says = /['"`]([a-z]+)\.([a-z0-9_]*)(\$\{|['"`])/g;
const prefix = 'virtual:words/';

const sources = fileURLToPath(new URL('../src/', import.meta.url));
/** The modules of the first page and of what stands around every page. */
const isOfStart = /^(app\/.*|(lib|components|features\/home)\/[^/]+)(?<!\.test)\.tsx?$/;

type Areas = Record<string, Record<string, string>>;

/**
 * A module that says words of an area waits for that area's words in the page's language: nobody has to remember to load
 * them, and a page brings only the words that it and its parts can say. What every page says travels as one small file.
 */
export function wordsByArea(): Plugin {
  const loaded = new Map<string, Promise<Areas>>();
  const wordsOf = (language: string): Promise<Areas> => {
    const words =
      loaded.get(language) ?? evaluate(phrasesOf(language)).then(({ phrases }) => phrases as Areas);
    loaded.set(language, words);
    return words;
  };
  const atStart = new Set(
    readdirSync(sources, { recursive: true, encoding: 'utf8' })
      .filter((file) => isOfStart.test(file))
      .map((file) => sources + file),
  );
  return {
    name: 'words-by-area',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    load: async (id) => {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [area = '', language] = id.slice(prefix.length + 1).split('/');
      if (!language) return loaderOf(area);
      const words = await wordsOf(language);
      const told = area === 'start' ? saidIn(atStart, words) : { [area]: words[area] };
      return `export default ${JSON.stringify(told)};`;
    },
    transform: async (code, id) => {
      if (!/\/(apps\/web|packages\/(stage|ui))\/src\/.*\.tsx?$/.test(id) || id.includes('.test.'))
        return null;
      const areas = await wordsOf('en');
      const said = new Set(
        [...code.matchAll(says)].map(([, area = '']) => area).filter((area) => area in areas),
      );
      if (said.size === 0) return null;
      const wanted = atStart.has(id) ? ['start'] : [...said];
      const imports = wanted.map((area) => `import '${prefix}${area}';`).join('');
      return { code: `${imports}${code}`, map: null };
    },
    // Most players read Portuguese: their words are fetched along with the first scripts.
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) => {
        const chunk = Object.values(bundle ?? {}).find(
          (output) => output.type === 'chunk' && output.facadeModuleId === `\0${prefix}start/pt`,
        );
        return chunk
          ? [
              {
                tag: 'link',
                injectTo: 'head',
                attrs: { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` },
              },
            ]
          : [];
      },
    },
  };
}

/** The phrases that these modules can say: named in full, by the stem of a plural, or by their beginning. */
function saidIn(files: Iterable<string>, words: Areas): Areas {
  const told: Areas = {};
  for (const file of files) {
    for (const [, area = '', name = '', end] of readFileSync(file, 'utf8').matchAll(says)) {
      const isMeant = (key: string) =>
        end === '${' ? key.startsWith(name) : key === name || key.replace(/_(one|other)$/, '') === name;
      const meant = Object.entries(words[area] ?? {}).filter(([key]) => isMeant(key));
      if (meant.length > 0) told[area] = { ...told[area], ...Object.fromEntries(meant) };
    }
  }
  return told;
}

const loaderOf = (area: string) => `
import { addWords } from '/src/lib/i18n.ts';
await addWords({
${languages.map((language) => `  ${language}: () => import('${prefix}${area}/${language}'),`).join('\n')}
});`;

import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { evaluate } from './evaluate.ts';

const languages = ['cn', 'en', 'ch', 'pt', 'vi', 'id', 'th', 'tr', 'msa'];
const phrasesOf = (language: string) =>
  fileURLToPath(new URL(`../../../packages/phrases/src/lang/${language}.ts`, import.meta.url));
const says = /['"`]([a-z]+)\.[a-z0-9_]*(?:\$\{|['"`])/g;
const prefix = 'virtual:words/';
/** Areas that every page says words of: they travel as one. */
const start = ['common', 'shell', 'identity', 'legal'];

type Areas = Record<string, Record<string, string>>;

/**
 * A module that says words of an area waits for that area's words in the page's language: nobody has to remember to load
 * them, and a page brings only the words that it and its parts can say.
 */
export function wordsByArea(): Plugin {
  const loaded = new Map<string, Promise<Areas>>();
  const wordsOf = (language: string): Promise<Areas> => {
    const words =
      loaded.get(language) ?? evaluate(phrasesOf(language)).then(({ phrases }) => phrases as Areas);
    loaded.set(language, words);
    return words;
  };
  return {
    name: 'words-by-area',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : null),
    load: async (id) => {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const [area = '', language] = id.slice(prefix.length + 1).split('/');
      if (!language) return loaderOf(area);
      const words = await wordsOf(language);
      const told = area === 'start' ? start : [area];
      return `export default ${JSON.stringify(Object.fromEntries(told.map((name) => [name, words[name]])))};`;
    },
    transform: async (code, id) => {
      if (!/\/(apps\/web|packages\/(stage|ui))\/src\/.*\.tsx?$/.test(id) || id.includes('.test.'))
        return null;
      const areas = await wordsOf('en');
      const said = new Set(
        [...code.matchAll(says)].map(([, area = '']) => area).filter((area) => area in areas),
      );
      if (said.size === 0) return null;
      const imports = [...said].map((area) => `import '${prefix}${area}';`).join('');
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
          ? [{ tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` } }]
          : [];
      },
    },
  };
}

const loaderOf = (area: string) => `
import { addWords } from '/src/lib/i18n.ts';
await addWords({
${languages.map((language) => `  ${language}: () => import('${prefix}${area}/${language}'),`).join('\n')}
});`;

import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** What Vite writes of a file it has made. */
interface Made {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export interface GameChunk {
  readonly game: string;
  /** Its own file: the stage, or for a slot its art. */
  readonly own_gzip_bytes: number;
  /** Scripts and styles that a game page fetches for it beyond those of every game page. */
  readonly opens_gzip_bytes: number;
}

const site = 'dist/web';
const stages = '/packages/stage/src';
const gamePage = 'src/features/play/game-page.tsx';

/** The packed size of each game, by the build's manifest. */
export function gameChunks(): GameChunk[] {
  const manifest: Record<string, Made | undefined> = JSON.parse(
    readFileSync(`${site}/.vite/manifest.json`, 'utf8'),
  );
  const filesOf = (entries: readonly string[]): Set<string> => {
    const files = new Set<string>();
    const seen = new Set<string>();
    const walk = (name: string) => {
      const made = manifest[name];
      if (seen.has(name)) return;
      seen.add(name);
      if (!made) throw new Error(`the build's manifest does not know ${name}`);
      for (const file of [made.file, ...(made.css ?? [])]) files.add(file);
      for (const other of made.imports ?? []) walk(other);
    };
    for (const name of entries) walk(name);
    return files;
  };
  // A module's name in the manifest is its way from the site's folder.
  const named = (module: string) => Object.keys(manifest).find((name) => name.endsWith(module)) ?? module;
  const everywhere = new Set([...filesOf([gamePage]), ...firstFiles()]);
  return stagesOf().map(({ game, modules }) => {
    const names = modules.map(named);
    const [own = ''] = names;
    const added = [...filesOf(names)].filter((file) => !everywhere.has(file));
    return {
      game,
      own_gzip_bytes: packed(manifest[own]?.file ?? ''),
      opens_gzip_bytes: added.reduce((sum, file) => sum + packed(file), 0),
    };
  });
}

/** What the page itself asks for. */
function firstFiles(): string[] {
  const html = readFileSync(`${site}/index.html`, 'utf8');
  return [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
}

/** Which modules a title's stage is loaded from, as `load-stage.ts` says; a slot's art comes before the shared machine. */
function stagesOf(): { game: string; modules: string[] }[] {
  const source = readFileSync('packages/stage/src/load-stage.ts', 'utf8');
  const loader = /^ {2}'([\w-]+)': .*import\('\.\/(.+?)'\)/gm;
  return [...source.matchAll(loader)].map(([, game = '', path = '']) => ({
    game,
    modules: [
      `${stages}/${path}`,
      ...(path.startsWith('slots/themes/') ? [`${stages}/slots/cabinet.tsx`] : []),
    ],
  }));
}

const sizes = new Map<string, number>();

function packed(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(`${site}/${file}`), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

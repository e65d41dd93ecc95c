import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commitmentOf } from '@arara/fair';
import { workOutFacts } from '../facts.ts';
import { earlierTitles, everyTitle } from '../titles.ts';
import { testVectors } from '../vectors.ts';
import type { Analysis } from './configuration.ts';
import { parSheet } from './par-sheet.ts';

const sources = join(import.meta.dirname, '..');
const sheetsFolder = join(import.meta.dirname, '../../../../docs/games');

/** SHA-256 of all that versions pay from, and of how titles derive outcomes from seeds. */
export type Pins = { paytables: Record<string, string>; derivations: Record<string, string> };

/**
 * Records what is known of every title: the facts the catalogue shows, a round to begin with at the verifier, the
 * test vectors that are published, a PAR sheet, and pins of new versions. A pin that is there is never changed:
 * players and auditors hold it against us. Returns how many titles there are.
 */
export function writeRecords(): number {
  const titles = everyTitle.map((title) => ({ title, analysis: title.analyse() }));
  writeJson(
    'facts.json',
    titles.map(({ title }) => [title.rules.game, workOutFacts(title)] as const),
  );
  const keyOf = new Map(titles.map(({ title }) => [title.rules.game, title.titleKey]));
  writeJson(
    'examples.json',
    testVectors()
      .filter(({ nonce, serverSeed }, _, [first]) => nonce === 1 && serverSeed === first?.serverSeed)
      .map(
        ({ game, version, bet, actions = [] }) =>
          [game, { titleKey: keyOf.get(game), version, actions, bet }] as const,
      ),
  );
  writeFileSync(join(sources, 'vectors.json'), vectorsText());
  mkdirSync(sheetsFolder, { recursive: true });
  for (const { analysis } of titles)
    writeFileSync(join(sheetsFolder, `${analysis.rules.game}.md`), parSheet(analysis));
  const file = join(sources, 'pins.json');
  const pinned: Pins = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { paytables: {}, derivations: {} };
  const now = pinsOf([
    ...titles.map(({ analysis }) => analysis),
    ...earlierTitles.map((title) => title.analyse()),
  ]);
  const kept: Pins = {
    paytables: { ...now.paytables, ...pinned.paytables },
    derivations: { ...now.derivations, ...pinned.derivations },
  };
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
  return titles.length;
}

/** The pins as the code is now. */
export function pinsOf(analyses: readonly Analysis[]): Pins {
  const vectors = testVectors([...everyTitle, ...earlierTitles]);
  return {
    paytables: Object.fromEntries(
      analyses.map(({ rules, configurations }) => {
        const multipliers = configurations
          .map(({ name, maxMultiplier }) => `${name} ${maxMultiplier}`)
          .toSorted();
        return [`${rules.game} ${rules.version}`, hashOf([rules.paytable(), multipliers])];
      }),
    ),
    derivations: Object.fromEntries(
      analyses.map(({ rules: { game, version } }) => [
        `${game} ${version}`,
        hashOf(vectors.filter((vector) => vector.game === game && vector.version === version)),
      ]),
    ),
  };
}

/** What people download to test a verifier of their own. */
export function vectorsText(): string {
  const rounds = testVectors().map((vector) => ({ ...vector, commitment: commitmentOf(vector.serverSeed) }));
  const description =
    'HMAC-SHA256(key = serverSeed as text, message = clientSeed:nonce:round), 4 bytes a word, floor(word * range / 2^32) with rejection. commitment = SHA-256 of the server seed as text.';
  return `${JSON.stringify({ description, rounds }, null, 1)}\n`;
}

function writeJson(name: string, entries: readonly (readonly [string, unknown])[]): void {
  writeFileSync(join(sources, name), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
}

function hashOf(data: unknown): string {
  return createHash('sha256').update(JSON.stringify(data)).digest('hex');
}

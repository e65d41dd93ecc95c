import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const here = import.meta.dirname;
const stages = join(here, '../../../../../packages/stage/src');
const isSource = (file: string) => /\.tsx?$/.test(file) && !file.includes('.test.');
const files = [
  ...readdirSync(here, { encoding: 'utf8' }).map((file) => join(here, file)),
  ...readdirSync(stages, { recursive: true, encoding: 'utf8' }).map((file) => join(stages, file)),
].filter(isSource);
const importPattern = /import (type )?([^;]*?) from '([^']+)'/g;

/** Modules that can decide an outcome: the rules themselves, and the draws. */
const deciding = ['@arara/games', '@arara/games/verify', '@arara/games/vectors', '@arara/fair'];

test('[R28] stages and the game page play what the server decided and import nothing that could decide', () => {
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    for (const [, isType, , from = ''] of text.matchAll(importPattern)) {
      if (isType === undefined) expect(deciding, file).not.toContain(from);
    }
    // The player's own choice, made for a player who would rather not.
    if (!file.endsWith('/pieces/pick-numbers.ts'))
      expect(text, file).not.toMatch(/Math\.random|getRandomValues/);
  }
});

import { expect, test } from 'vitest';

const sources: Record<string, string> = import.meta.glob(
  ['./*.{ts,tsx}', '../../../../../packages/stage/src/**/*.{ts,tsx}', '!**/*.test.*'],
  { query: '?raw', import: 'default', eager: true },
);
const importPattern = /import (type )?([^;]*?) from '([^']+)'/g;

/** Modules that can decide an outcome: the rules themselves, and the draws. */
const deciding = ['@arara/games', '@arara/games/verify', '@arara/games/vectors', '@arara/fair'];

test('[R28] stages and the game page play what the server decided and import nothing that could decide', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(40);
  for (const [file, text] of Object.entries(sources)) {
    for (const [, isType, , from = ''] of text.matchAll(importPattern)) {
      if (isType === undefined) expect(deciding, file).not.toContain(from);
    }
    // The player's own choice, made for a player who would rather not.
    if (!file.endsWith('/pieces/pick-numbers.ts'))
      expect(text, file).not.toMatch(/Math\.random|getRandomValues/);
  }
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// npm ci refuses a lock file that lacks the packages of other systems, and npm install drops those it cannot fetch.
test('the lock file names the packages of every system', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const named = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !named.has(name));
  expect(missing).toEqual([]);
});

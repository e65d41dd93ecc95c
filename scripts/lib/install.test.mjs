import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { installPackages } from './install.mjs';

// npm ci refuses a lock file that lacks the packages of other systems, and npm install drops those it cannot fetch.
test('the lock file names the packages of every system', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const named = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies }) => Object.keys(optionalDependencies ?? {}))
    .filter((name) => !named.has(name));
  expect(missing).toEqual([]);
});

test('packages that are here are not asked for; where that does not do, all of them are, and what npm says then counts', async () => {
  const asked = [];
  const npm = (codes) => async (args) => {
    asked.push(args.includes('--prefer-offline') ? 'what is missing' : 'everything');
    return codes.shift();
  };
  expect(await installPackages(npm([0]))).toBe(0);
  expect(await installPackages(npm([1, 0]))).toBe(0);
  expect(await installPackages(npm([1, 7]))).toBe(7);
  expect(asked).toEqual([
    'what is missing',
    ...['what is missing', 'everything'],
    ...['what is missing', 'everything'],
  ]);
});

import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { beginEmpty } from './spread-literals.mjs';

test.each([
  ['const f = (a, b) => ({ ...a, b });', 'const f = (a, b) => ({ ...{}, ...a, b });'],
  [
    'const f = (a, b) => ({ ...a, ...{ ...b, c: 1 } });',
    'const f = (a, b) => ({ ...{}, ...a, ...{ ...{}, ...b, c: 1 } });',
  ],
])('%s begins empty', (source, expected) => {
  expect(beginEmpty('a.ts', source)).toBe(expected);
});

test.each([
  'const f = (a) => ({ ...a });',
  'const f = (a, b) => ({ b, ...a });',
  'const f = ({ ...rest }) => rest;',
  "const text = '{ ...a, b }'; // { ...a, b }",
  'const f = (a) => [...a, 1];',
  'this is { ...no, program',
])('%s stays as it is', (source) => {
  expect(beginEmpty('a.ts', source)).toBe(source);
});

test('objects made so share their hidden class, and hold what they held', () => {
  const program = `const f = (a, b) => ({ ...a, b, c: 1 });
    for (let i = 0; i < 1000; i++) f({ x: i }, i);
    console.log(JSON.stringify(f({ x: 1 }, 2)), %HaveSameMap(f({ x: 1 }, 2), f({ x: 3 }, 4)));`;
  const made = program.replace(/const f = .*/, (line) => beginEmpty('a.js', line));
  const told = execFileSync(process.execPath, ['--allow-natives-syntax', '-e', made], { encoding: 'utf8' });
  expect(told.trim()).toBe('{"x":1,"b":2,"c":1} true');
});

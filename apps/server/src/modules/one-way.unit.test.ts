import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = dirname(fileURLToPath(import.meta.url));

/** Which modules each module imports; tests may look at any. */
function importsOfModules(): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || file.includes('.test.') || file.split(sep).includes('testing')) continue;
    const [module = ''] = file.split(sep);
    const known = imports.get(module) ?? new Set<string>();
    imports.set(module, known);
    for (const [, from = ''] of readFileSync(join(folder, file), 'utf8').matchAll(/ from '(\.[^']+)'/g)) {
      const [other = ''] = relative(folder, join(folder, dirname(file), from)).split(sep);
      if (other !== '..' && other !== module) known.add(other);
    }
  }
  return imports;
}

/** Modules in the order in which each stands above all that it imports; those that stand above themselves are left over. */
function floorsOf(imports: ReadonlyMap<string, ReadonlySet<string>>): {
  placed: string[];
  inCircles: string[];
} {
  const placed: string[] = [];
  let left = [...imports.keys()];
  for (let before = -1; before !== placed.length; ) {
    before = placed.length;
    const free = left.filter((module) =>
      [...(imports.get(module) ?? [])].every((other) => placed.includes(other)),
    );
    placed.push(...free);
    left = left.filter((module) => !free.includes(module));
  }
  return { placed, inCircles: left };
}

test('arrows between modules point one way: none imports one that stands on it', () => {
  const imports = importsOfModules();
  expect(imports.size).toBeGreaterThan(10);
  expect([...(imports.get('payments') ?? [])]).toContain('wallet');
  expect(floorsOf(imports).inCircles).toEqual([]);
});

test('a circle would be seen', () => {
  const imports = new Map([
    ['wallet', new Set<string>()],
    ['payments', new Set(['wallet', 'orders'])],
    ['orders', new Set(['payments'])],
    ['staff', new Set(['orders'])],
  ]);
  expect(floorsOf(imports)).toEqual({ placed: ['wallet'], inCircles: ['payments', 'orders', 'staff'] });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('a page says how wide it is before it names pictures by width: a phone would fetch the wide ones too', () => {
  const html = readFileSync(new URL('../../index.html', import.meta.url), 'utf8');
  const [viewport, pictures] = ['name="viewport"', '<!--first-pictures-->'].map((part) => html.indexOf(part));
  expect(viewport).toBeGreaterThan(0);
  expect(pictures).toBeGreaterThan(viewport ?? 0);
});

import { languageCodes, phrase } from '@arara/phrases';
import { expect, test } from 'vitest';
import { linkedParts } from './linked-parts.ts';

test('a phrase is cut at its links', () => {
  expect(linkedParts('I accept the <terms>terms</terms>.')).toEqual([
    { text: 'I accept the ', link: null },
    { text: 'terms', link: 'terms' },
    { text: '.', link: null },
  ]);
});

test.each(languageCodes)('in %s the agreement links both documents', (code) => {
  const links = linkedParts(phrase(code, 'identity.accept_terms')).flatMap((part) => part.link ?? []);
  expect([...links].sort()).toEqual(['privacy', 'terms']);
});

import { languageCodes, phrase } from '@arara/phrases';
import { describe, expect, test } from 'vitest';

describe.each(languageCodes)('footer in %s', (code) => {
  test('[S1.12] terms, privacy, FAQ and responsible gaming are there', () => {
    const titles = ['terms', 'privacy', 'faq', 'responsible_gaming'].map((key) =>
      phrase(code, `legal.${key}`),
    );
    expect(new Set(titles).size).toBe(4);
    for (const title of titles) expect(title).not.toMatch(/^legal\./);
  });

  test('[S1.13] a licensed operator, the age of 18 and service around the clock are named', () => {
    expect(phrase(code, 'legal.footer_operator', { site: 'Arara' })).toContain('Arara');
    expect(phrase(code, 'legal.footer_age')).toContain('18');
    expect(phrase(code, 'legal.footer_support')).toMatch(/24.*7/);
  });
});

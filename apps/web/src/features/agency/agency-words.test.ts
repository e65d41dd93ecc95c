import { agency } from '@arara/contract';
import { hasPhrase, languageCodes, phrase } from '@arara/phrases';
import { expect, test } from 'vitest';
import { linkedParts } from '../../components/registration/linked-parts.ts';

test('[S8.08] [S2.27] without an inviter the page says "No agent to display", in every language its own way', () => {
  expect(phrase('en', 'agency.no_agent')).toBe('No agent to display');
  const said = languageCodes.map((code) => phrase(code, 'agency.no_agent'));
  expect(new Set(said).size).toBe(languageCodes.length);
});

test('every mechanism and every reason has its words', () => {
  const keys = [
    ...agency.mechanisms.map((mechanism) => `agency.mechanism_${mechanism}`),
    ...agency.reasons.filter((reason) => reason !== '').map((reason) => `agency.reason_${reason}`),
    ...['claimable', 'claimed', 'refused'].map((state) => `agency.state_${state}`),
  ];
  expect(keys.filter((key) => !hasPhrase(key))).toEqual([]);
});

test.each(languageCodes)('in %s whoever registers another links both documents', (code) => {
  const links = linkedParts(phrase(code, 'agency.register_terms')).flatMap((part) => part.link ?? []);
  expect(links.toSorted()).toEqual(['privacy', 'terms']);
});

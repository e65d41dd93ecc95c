import { aquariumHelp, blackjackHelp, type HelpLine, slotHelp, slotPresentations } from '@arara/games/tables';
import { formatMoney } from '@arara/money';
import { type LanguageCode, languageCodes, languages, phrase } from '@arara/phrases';
import { expect, test } from 'vitest';
import type { HelpProps } from '../stage.ts';
import { helpSentences } from './help-sentences.ts';

const help = (lines: readonly HelpLine[], language: LanguageCode): string => {
  const { locale } = languages[language];
  const words: HelpProps['words'] = {
    t: (key, values) => phrase(language, key, values),
    money: (cents) => formatMoney(cents, locale),
    locale,
  };
  const facts = { rtp: '96', maxPayoutCents: 0n, left: null };
  return helpSentences(lines, { words, part: 'rules', facts }).join('\n');
};
const ofSlot = (slug: string): readonly HelpLine[] => {
  const shown = slotPresentations[slug];
  if (!shown) throw new Error(`no slot is called ${slug}`);
  return slotHelp(shown);
};

test.each(languageCodes)('[R31] help in %s says where a jackpot begins and how it is won', (language) => {
  const money = (cents: bigint) => formatMoney(cents, languages[language].locale);
  const pools = [
    { slug: 'cafe-777', begins: 100_000n, tickets: 20_000_000n },
    { slug: 'esmeraldas-de-minas', begins: 1_000_000n, tickets: 200_000_000n },
  ];
  for (const { slug, begins, tickets } of pools) {
    const told = help(ofSlot(slug), language);
    expect(told).toContain(money(begins));
    expect(told).toContain(money(tickets));
  }
});

test('numbers in the rules are written as the language writes them', () => {
  expect(help(blackjackHelp, 'pt')).toContain('92,60%');
  expect(help(blackjackHelp, 'en')).toContain('92.60%');
  expect(help(aquariumHelp, 'tr')).toContain('1.000');
  expect(help(ofSlot('vitoria-regia'), 'pt')).toContain('1.024');
  expect(help(ofSlot('vitoria-regia'), 'cn')).toContain('1,024');
  const samba = help(ofSlot('samba-de-roda'), 'pt');
  for (const text of ['2,1 ', '5.000 ', '25× · 50× · 150× · 5.000×']) expect(samba).toContain(text);
  expect(help(ofSlot('esmeraldas-de-minas'), 'vi')).toContain('0,75%');
  for (const language of languageCodes) {
    const comma = /^(pt|vi|id|tr)$/.test(language);
    for (const slug of Object.keys(slotPresentations)) {
      const wrong = comma ? /[0-9][.][0-9]{1,2}(?![0-9])/ : /[0-9],[0-9]{1,2}(?![0-9])/;
      expect(help(ofSlot(slug), language)).not.toMatch(wrong);
      expect(help(ofSlot(slug), language)).not.toMatch(/(?<![0-9.,])[0-9]{4,}/);
    }
  }
});

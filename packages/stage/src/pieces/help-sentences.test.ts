import { type HelpLine, slotHelp, slotPresentations } from '@arara/games/tables';
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

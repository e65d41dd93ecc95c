import type { DataOf, promotions } from '@arara/contract';
import { type LanguageCode, phrase } from '@arara/phrases';
import type { House } from '../../house.ts';
import { contributions } from './bonus/active-bonus.ts';
import { promotionParts } from './parts.ts';
import { promotionsOn } from './promotion.ts';
import { shareWords } from './words.ts';

/** Terms that hold for every promotion. */
const sharedTerms = ['terms_age', 'terms_refused', 'terms_abuse', 'terms_changes'];

/** The terms of every promotion that is on, in a language, with the figures that are in force. */
export async function activityDetails(
  house: House,
  lang: LanguageCode,
): Promise<DataOf<typeof promotions.activityDetails>> {
  const categories = (await contributions(house.db))
    .map(
      ({ category, percent }) =>
        `${phrase(lang, `shell.category_${category}`)} ${shareWords(percent * 100, lang)}`,
    )
    .join(', ');
  const items = (await promotionsOn(house)).flatMap((promotion) => {
    const part = promotionParts.find(({ code }) => code === promotion.code);
    if (!part) return [];
    const figures = { ...part.figures(promotion, lang), categories };
    const say = (key: string) => phrase(lang, `promotions.${key}`, figures);
    return [
      {
        code: promotion.code,
        title: say(`${promotion.code}_title`),
        summary: say(`${promotion.code}_summary`),
        terms: [...part.terms, ...sharedTerms].map(say),
        starts_at: promotion.startsAt?.toISOString() ?? null,
        ends_at: promotion.endsAt?.toISOString() ?? null,
      },
    ];
  });
  return { items };
}

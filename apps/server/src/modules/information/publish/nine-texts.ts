import type { LanguageCode } from '@arara/phrases';

/** One text in all nine languages, as staff writes it and the tables keep it. */
export type NineTexts = Readonly<Record<LanguageCode, string>>;

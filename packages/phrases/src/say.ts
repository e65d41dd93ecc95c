/** Words of one area, or of one language without areas, by their names. */
export type NamedTexts = Readonly<Record<string, string>>;
/** All words of one language: `area` and then `name`. */
export type AreaTexts = Readonly<Record<string, NamedTexts>>;
/** What stands in the places of a text; `count` chooses its plural. */
export type SayValues = Readonly<Record<string, unknown>>;

/** Of the nine languages these tell one from more, as CLDR has it; it counts none as one in Portuguese, which people do not. */
const tellsOne = /^(pt|en|tr)\b/;

/**
 * The text `name` with its `{{places}}` filled from `values`, where the words are those of `locale` (BCP 47). A plural
 * (`name_one`, `name_other`) is chosen by `values.count`; null when there is no such text.
 */
export function textOf(
  words: NamedTexts,
  locale: string,
  name: string,
  values: SayValues = {},
): string | null {
  const { count } = values;
  const form = count === 1 && tellsOne.test(locale) ? 'one' : 'other';
  const plural = typeof count === 'number' ? `${name}_${form}` : name;
  const text = words[plural] ?? words[`${name}_other`] ?? words[name];
  return text?.replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => String(values[place] ?? '')) ?? null;
}

/** The phrase `area.name` of one language's words; a missing one shows its key. */
export function say(areas: AreaTexts, locale: string, key: string, values: SayValues = {}): string {
  const [area = '', name = ''] = key.split('.', 2);
  return textOf(areas[area] ?? {}, locale, name, values) ?? key;
}

/** What an edit changed, as the audit log keeps it: `name: before → after`. Values are shown as staff sees them. */
export function changesBetween(
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const changed = names.filter((name) => before[name] !== after[name]);
  return Object.fromEntries(changed.map((name) => [name, `${before[name] ?? '–'} → ${after[name] ?? '–'}`]));
}

/** A text in all languages as it is compared: each may have been changed alone. */
export const textsByLanguage = (
  name: string,
  texts: Readonly<Record<string, string>>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(texts).map(([lang, text]) => [`${name}.${lang}`, text]));

import { type LanguageCode, languages } from '@arara/phrases/languages';
import type { StageWords } from '@arara/stage';
import { currentLanguage } from '../../lib/language.ts';

type Areas = Readonly<Record<string, Readonly<Record<string, string>>>>;

const loaders: Readonly<Record<LanguageCode, () => Promise<{ readonly phrases: Areas }>>> = {
  pt: () => import('@arara/phrases/lang/pt'),
  en: () => import('@arara/phrases/lang/en'),
  cn: () => import('@arara/phrases/lang/cn'),
  ch: () => import('@arara/phrases/lang/ch'),
  vi: () => import('@arara/phrases/lang/vi'),
  id: () => import('@arara/phrases/lang/id'),
  th: () => import('@arara/phrases/lang/th'),
  tr: () => import('@arara/phrases/lang/tr'),
  msa: () => import('@arara/phrases/lang/msa'),
};

/** How a stage speaks: the words players read, in the language of the back office; null when they cannot be loaded. */
export async function loadStageWords(): Promise<Omit<StageWords, 'money'> | null> {
  const code = currentLanguage();
  const { locale } = languages[code];
  const loaded = await loaders[code]().catch(() => null);
  if (!loaded) return null;
  const plurals = new Intl.PluralRules(locale);
  return {
    locale,
    t: (key, values = {}) => {
      const [area = '', ...rest] = key.split('.');
      const name = rest.join('.');
      const words = loaded.phrases[area] ?? {};
      const { count } = values;
      const plural = typeof count === 'number' ? `${name}_${plurals.select(count)}` : name;
      const text = words[plural] ?? words[`${name}_other`] ?? words[name] ?? key;
      return text.replaceAll(/\{\{(\w+)\}\}/g, (_, place: string) => String(values[place] ?? ''));
    },
  };
}

import { type LanguageCode, languages } from '@arara/phrases/languages';
import { type AreaTexts, say } from '@arara/phrases/say';
import type { StageWords } from '@arara/stage';
import { currentLanguage } from '../../lib/language.ts';

const loaders: Readonly<Record<LanguageCode, () => Promise<{ readonly phrases: AreaTexts }>>> = {
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
  return { locale, t: (key, values) => say(loaded.phrases, locale, key, values) };
}

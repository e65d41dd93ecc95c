import type { StageWords } from '@arara/stage';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';

/** How stages speak: the player's language. */
export function useStageWords(): StageWords {
  const t = useT();
  const { money } = useFormat();
  const { locale } = useLanguage();
  return { t, money, locale };
}

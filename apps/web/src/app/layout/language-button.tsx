import { languages } from '@arara/phrases';
import { Flag, RailItem } from '@arara/ui';
import { useLanguage } from '../../lib/i18n.ts';
import { openSheet } from './open-sheet.ts';

/** The page's language in the rail; opens the choice of all nine. */
export function LanguageButton() {
  const { code } = useLanguage();
  return (
    <RailItem
      icon={<Flag code={languages[code].flag} size={20} />}
      label={languages[code].name}
      link={<button type="button" onClick={() => openSheet('language')} />}
    />
  );
}

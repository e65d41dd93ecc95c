import { languageCodes, languages } from '@arara/phrases';
import { Flag, Sheet } from '@arara/ui';
import { Check } from 'lucide-react';
import { changeLanguage, useLanguage, useT } from '../../lib/i18n.ts';
import styles from './language-sheet.module.css';
import { closeSheet } from './open-sheet.ts';

const shownCodes = [...languageCodes].sort((a, b) => Number(b === 'pt') - Number(a === 'pt'));

/** The nine languages by their own names; choosing one reloads the page in it. */
export function LanguageSheet({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  const current = useLanguage().code;
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={closeSheet}
      title={t('shell.language')}
      closeLabel={t('common.close')}
    >
      <ul className={styles.list}>
        {shownCodes.map((code) => (
          <li key={code}>
            <button
              type="button"
              className={styles.choice}
              lang={languages[code].locale}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => (code === current ? closeSheet() : changeLanguage(code))}
            >
              <Flag code={languages[code].flag} size={28} />
              <span className={styles.name}>{languages[code].name}</span>
              {code === current && <Check size={20} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

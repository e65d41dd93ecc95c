import { information } from '@arara/contract';
import { languageCodes, languages } from '@arara/phrases';
import { Flag, Sheet } from '@arara/ui';
import { Check } from 'lucide-react';
import { changeLanguage, useLanguage, useT } from '../../lib/i18n.ts';
import { readSupportedLanguages } from '../../lib/supported-languages.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './language-sheet.module.css';
import { closeSheet } from './open-sheet.ts';

/** What is offered until the server has told, or when it cannot. */
const allLanguages = [...languageCodes]
  .sort((a, b) => Number(b === 'pt') - Number(a === 'pt'))
  .map((code) => ({ code, name: languages[code].name, flag: '' }));

/** The site's languages by their own names; choosing one reloads the page in it. */
export function LanguageSheet({ isOpen }: { isOpen: boolean }) {
  const t = useT();
  const current = useLanguage().code;
  const { data } = useCall(information.supportedLanguages, {}, { enabled: isOpen, staleTime: 60 * 60_000 });
  const told = readSupportedLanguages(data?.supported_language ?? []);
  const shown = told.length > 0 ? told : allLanguages;
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={closeSheet}
      title={t('shell.language')}
      closeLabel={t('common.close')}
    >
      <ul className={styles.list}>
        {shown.map(({ code, name, flag }) => (
          <li key={code}>
            <button
              type="button"
              className={styles.choice}
              lang={languages[code].locale}
              aria-current={code === current ? 'true' : undefined}
              onClick={() => (code === current ? closeSheet() : changeLanguage(code))}
            >
              {flag ? (
                <img src={flag} width={28} height={28} alt="" />
              ) : (
                <Flag code={languages[code].flag} size={28} />
              )}
              <span className={styles.name}>{name}</span>
              {code === current && <Check size={20} aria-hidden="true" />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

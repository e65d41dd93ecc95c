import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useLocaleState } from 'react-admin';
import { backOfficeLanguages } from '../../lib/language.ts';
import { useT } from '../../lib/words.ts';

/** Portuguese or English, kept for the next visit. */
export function LanguageChoice() {
  const t = useT();
  const [locale, setLocale] = useLocaleState();
  return (
    <ToggleButtonGroup
      size="small"
      exclusive
      value={locale}
      aria-label={t('language')}
      onChange={(_event, next: string | null) => next && setLocale(next)}
    >
      {Object.entries(backOfficeLanguages).map(([code, { name }]) => (
        <ToggleButton key={code} value={code} aria-label={name} sx={{ minWidth: 40, minHeight: 36, py: 0 }}>
          {code.toUpperCase()}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

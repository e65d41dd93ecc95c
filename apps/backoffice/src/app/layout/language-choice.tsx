import { languageCodes, languages, parseLanguage } from '@arara/phrases/languages';
import { Button, Menu, MenuItem } from '@mui/material';
import { ChevronDown, Languages } from 'lucide-react';
import { useState } from 'react';
import { useLocaleState, useNotify, useRefresh } from 'react-admin';
import { useT } from '../../lib/words.ts';

/** The nine languages, each by its own name; the choice is kept for the next visit. */
export function LanguageChoice() {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const [locale, setLocale] = useLocaleState();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const here = parseLanguage(locale) ?? 'pt';
  const choose = async (code: string) => {
    setPlace(null);
    try {
      // Fails when the words of the language cannot be loaded.
      await setLocale(code);
      // Titles and reasons are the server's words.
      refresh();
    } catch {
      notify(t('network'), { type: 'error' });
    }
  };
  return (
    <>
      <Button
        size="small"
        // What is said holds what is seen, so that it can be called by it.
        aria-label={`${t('language')}: ${languages[here].name} (${here.toUpperCase()})`}
        aria-haspopup="menu"
        aria-expanded={place !== null}
        startIcon={<Languages size={16} aria-hidden />}
        endIcon={<ChevronDown size={14} aria-hidden />}
        onClick={(event) => setPlace(event.currentTarget)}
        sx={{ minHeight: 36, px: 1 }}
      >
        {here.toUpperCase()}
      </Button>
      <Menu anchorEl={place} open={place !== null} onClose={() => setPlace(null)}>
        {languageCodes.map((code) => (
          <MenuItem
            key={code}
            lang={languages[code].locale}
            selected={code === here}
            onClick={() => void choose(code)}
            sx={{ minHeight: 44 }}
          >
            {languages[code].name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

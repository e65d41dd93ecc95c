import { languages } from '@arara/phrases/languages';
import { Box, TextField, Typography } from '@mui/material';
import { Check } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { hues } from '../../lib/hues.ts';
import { useT } from '../../lib/words.ts';
import type { NineTexts, TextLanguage } from './growth-data.ts';
import { textLanguages } from './text-languages.ts';

export type Texts<Name extends string> = Readonly<Record<Name, NineTexts>>;

interface TextPlace<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly lengthMax: number;
  readonly isLong?: boolean;
}

export interface NineTextsFieldsProps<Name extends string> {
  readonly places: readonly TextPlace<Name>[];
  readonly texts: Texts<Name>;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (name: Name, lang: TextLanguage, text: string) => void;
  /** How players will see the texts of a language; a card without it. */
  readonly preview?: (texts: Readonly<Record<Name, string>>) => ReactNode;
}

/** Texts in nine languages, one language at a time, beside how players will see them. */
export function NineTextsFields<Name extends string>(props: NineTextsFieldsProps<Name>) {
  const {
    places,
    texts,
    problems,
    onChange,
    preview = (shown) => <Card texts={Object.values(shown)} />,
  } = props;
  const t = useT();
  const [lang, setLang] = useState<TextLanguage>('pt');
  const isDone = (one: TextLanguage) => places.every(({ name }) => texts[name][one].trim() !== '');
  const missing = textLanguages.filter((one) => !isDone(one)).length;
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <ChoiceChips
        label={t('nine_languages')}
        value={lang}
        choices={textLanguages.map((value) => ({
          value,
          text: isDone(value) ? `${languages[value].name} \u2713` : languages[value].name,
        }))}
        onChange={setLang}
      />
      <Typography
        variant="body2"
        role="status"
        sx={{ display: 'flex', gap: 0.5, color: missing === 0 ? hues.approve : hues.warn }}
      >
        {missing === 0 && <Check size={14} aria-hidden />}
        {missing === 0 ? t('nine_complete') : t('nine_missing', { count: missing })}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
        <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
          {places.map(({ name, label, lengthMax, isLong = false }) => {
            const problem = problems[`${name}.${lang}`] ?? problems[name];
            return (
              <TextField
                key={name}
                size="small"
                label={`${label} (${languages[lang].name})`}
                value={texts[name][lang]}
                onChange={(event) =>
                  onChange(
                    name,
                    lang,
                    isLong ? event.target.value : event.target.value.replaceAll(/[\r\n]+/g, ' '),
                  )
                }
                error={problem !== undefined}
                helperText={problem ?? `${texts[name][lang].length}/${lengthMax}`}
                multiline={isLong}
                {...(isLong && { minRows: 4, maxRows: 14 })}
                slotProps={{ htmlInput: { maxLength: lengthMax, lang: languages[lang].locale } }}
              />
            );
          })}
        </Box>
        <Preview lang={lang} isEmpty={places.every(({ name }) => texts[name][lang].trim() === '')}>
          {preview(
            Object.fromEntries(places.map(({ name }) => [name, texts[name][lang]])) as Record<Name, string>,
          )}
        </Preview>
      </Box>
    </Box>
  );
}

interface PreviewProps {
  readonly lang: TextLanguage;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

function Preview({ lang, isEmpty, children }: PreviewProps) {
  const t = useT();
  return (
    <Box component="section" aria-label={t('preview')}>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {t('preview')}
      </Typography>
      {isEmpty ? (
        <Box sx={{ ...cardLook, color: '#9fb0d0' }}>{t('preview_empty')}</Box>
      ) : (
        <Box lang={languages[lang].locale}>{children}</Box>
      )}
    </Box>
  );
}

/** The player site is dark: a card as it stands there. */
const cardLook = { p: 2, borderRadius: '16px', bgcolor: '#101b31', color: '#e8eefb', minHeight: 120 };

function Card({ texts }: { texts: readonly string[] }) {
  const [title = '', ...bodies] = texts;
  return (
    <Box sx={{ ...cardLook, whiteSpace: 'pre-line' }}>
      <Box sx={{ fontSize: 16, lineHeight: '22px', fontWeight: 700, overflowWrap: 'anywhere' }}>{title}</Box>
      {bodies.map((body, index) => (
        // Texts have no name here but their place.
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change places.
        <Box key={index} sx={{ mt: 1, fontSize: 14, lineHeight: '21px', overflowWrap: 'anywhere' }}>
          {body}
        </Box>
      ))}
    </Box>
  );
}

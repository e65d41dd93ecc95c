import { staffGrowth } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases/languages';
import { Box, Button, Paper, TextField, Typography } from '@mui/material';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useCanAccess, useLocale } from 'react-admin';
import { DecisionDialog } from '../../components/decision-dialog.tsx';
import { Tag, type Tone } from '../../components/tag.tsx';
import { useFormat } from '../../lib/format.ts';
import { fieldOf, momentOf, nextMinute } from '../../lib/moments.ts';
import { useT } from '../../lib/words.ts';
import { Composer } from './composer.tsx';
import type { TermsSheet } from './growth-data.ts';
import { Sheet } from './sheet.tsx';
import { noTexts } from './text-languages.ts';
import { useDecision } from './use-decision.ts';
import { useEdit } from './use-edit.ts';

type Version = TermsSheet['versions'][number];

/** The terms in force and coming, and a way to announce new ones two weeks ahead. */
export function Terms() {
  return <Sheet<TermsSheet> part="terms">{(sheet) => <History sheet={sheet} />}</Sheet>;
}

const tones: Record<Version['state'], Tone> = {
  coming: 'info',
  in_force: 'good',
  replaced: 'neutral',
  withdrawn: 'neutral',
};
const states = {
  coming: 'terms_coming',
  in_force: 'terms_state_in_force',
  replaced: 'terms_replaced',
  withdrawn: 'terms_withdrawn',
} as const;

function History({ sheet }: { sheet: TermsSheet }) {
  const t = useT();
  const lang = useLocale() as LanguageCode;
  const { moment } = useFormat();
  const [isWriting, setIsWriting] = useState(false);
  const { canAccess: mayEdit = false } = useCanAccess({ resource: 'growth', action: 'edit' });
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Paper variant="outlined" component="section" sx={{ p: 2 }}>
        <Typography variant="h2">{t('terms_in_force')}</Typography>
        <Typography sx={{ mt: 1, maxWidth: 720, whiteSpace: 'pre-line' }}>{sheet.body[lang]}</Typography>
        {mayEdit && (
          <Button startIcon={<Plus size={16} />} onClick={() => setIsWriting(true)} sx={{ mt: 2 }}>
            {t('terms_new')}
          </Button>
        )}
      </Paper>
      <Box component="section" sx={{ display: 'grid', gap: 1 }}>
        <Typography variant="h2">{t('terms_versions')}</Typography>
        {sheet.versions.length === 0 && (
          <Typography sx={{ color: 'text.secondary' }}>{t('terms_none')}</Typography>
        )}
        {sheet.versions.map((one) => (
          <Paper key={one.number} variant="outlined" sx={{ p: 2, display: 'grid', gap: 0.75 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
              <b>{t('terms_number', { number: one.number })}</b>
              <Tag tone={tones[one.state]}>{t(states[one.state])}</Tag>
              <Box component="span" sx={{ flex: 1 }}>
                {t('news_effective', { at: moment(one.effective_at) })}
              </Box>
              {mayEdit && one.state === 'coming' && <TakeBack version={sheet.version} number={one.number} />}
            </Box>
            <Typography sx={{ fontWeight: 600 }}>{one.title[lang]}</Typography>
            <Typography sx={{ maxWidth: 720, whiteSpace: 'pre-line' }}>{one.body[lang]}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t('terms_announced', { at: moment(one.announced_at), email: one.announced_by })}
            </Typography>
          </Paper>
        ))}
      </Box>
      {isWriting && <TermsComposer sheet={sheet} onClose={() => setIsWriting(false)} />}
    </Box>
  );
}

/** A quarter of an hour to write: the earliest moment moves on meanwhile. */
const writingMs = 15 * 60_000;

function TermsComposer({ sheet, onClose }: { sheet: TermsSheet; onClose: () => void }) {
  const t = useT();
  const { moment } = useFormat();
  const edit = useEdit();
  const earliest = new Date(Date.parse(sheet.earliest_at) + writingMs).toISOString();
  const [effectiveAt, setEffectiveAt] = useState(fieldOf(nextMinute(earliest)));
  return (
    <Composer
      title={t('terms_new')}
      action={t('publish')}
      first={{ title: noTexts, summary: noTexts, body: sheet.body }}
      version={sheet.version}
      places={[
        { name: 'title', label: t('news_title'), lengthMax: 120 },
        { name: 'summary', label: t('terms_summary'), lengthMax: 600, isLong: true },
        { name: 'body', label: t('terms_text'), lengthMax: staffGrowth.termsLengthMax, isLong: true },
      ]}
      edit={edit}
      draft={effectiveAt}
      onClose={onClose}
      onSend={(texts, { version }) =>
        edit.save('terms', { version, ...texts, effective_at: momentOf(effectiveAt) ?? '' })
      }
    >
      <TextField
        size="small"
        type="datetime-local"
        label={t('terms_effective')}
        value={effectiveAt}
        onChange={(event) => setEffectiveAt(event.target.value)}
        error={edit.problems.fields.effective_at !== undefined}
        helperText={
          edit.problems.fields.effective_at ?? t('terms_earliest', { at: moment(sheet.earliest_at) })
        }
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ mt: 1, maxWidth: 320 }}
      />
    </Composer>
  );
}

function TakeBack({ version, number }: { version: number; number: number }) {
  const t = useT();
  const { decide, ask, close, isAsked } = useDecision('terms_withdraw');
  return (
    <>
      <Button onClick={ask}>{t('terms_withdraw')}</Button>
      {isAsked && (
        <DecisionDialog
          title={t('terms_withdraw_title', { number })}
          action={t('terms_withdraw')}
          tone="error"
          reasonLabel={t('reason_for_audit')}
          onDecide={(reason) => decide({ version, number, reason })}
          onClose={close}
        >
          {t('terms_withdraw_text')}
        </DecisionDialog>
      )}
    </>
  );
}

import type { DataOf, staffQueues } from '@arara/contract';
import { Box, Button, Skeleton, TextField, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useCanAccess, useDataProvider, useGetOne, useNotify, useRefresh } from 'react-admin';
import { useFormat } from '../lib/format.ts';
import { useT } from '../lib/words.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { Facts } from './facts.tsx';
import { Failure } from './failure.tsx';
import { Tag, type Tone } from './tag.tsx';

type Checks = DataOf<typeof staffQueues.memberChecks>;

const verdictTones: Record<Checks['verdict'], Tone> = {
  waiting: 'neutral',
  verified: 'good',
  refused: 'bad',
};

/** What a registration was checked for, each in a word: good, or what speaks against it. */
export function useCheckWords() {
  const t = useT();
  const { moment } = useFormat();
  const good = (text: string) => <Tag tone="good">{text}</Tag>;
  const bad = (text: string) => <Tag tone="bad">{text}</Tag>;
  const calm = (text: string) => <Tag tone="neutral">{text}</Tag>;
  return (checks: Checks): readonly (readonly [name: string, value: ReactNode])[] => {
    const years = t('check_age_years', { count: checks.age });
    const contacts = [
      ...(checks.is_email_verified ? [t('check_email')] : []),
      ...(checks.is_phone_verified ? [t('check_phone')] : []),
    ];
    return [
      [t('check_age'), checks.is_adult ? good(years) : bad(years)],
      [t('check_cpf'), checks.is_cpf_valid ? good(t('check_valid')) : bad(t('check_invalid'))],
      [
        t('check_payer'),
        checks.paid_by_others > 0
          ? bad(t('check_payer_others', { count: checks.paid_by_others }))
          : checks.paid_by_own > 0
            ? good(t('check_payer_own', { count: checks.paid_by_own }))
            : calm(t('check_payer_none')),
      ],
      [
        t('check_accounts'),
        checks.accounts_others > 0
          ? bad(t('check_accounts_others', { count: checks.accounts_others }))
          : checks.accounts_own > 0
            ? good(t('check_accounts_own'))
            : calm(t('check_accounts_none')),
      ],
      [t('check_contacts'), contacts.length > 0 ? good(contacts.join(', ')) : calm(t('check_contacts_none'))],
      [
        t('check_terms'),
        checks.terms_accepted_at
          ? t('check_terms_version', {
              version: checks.terms_version ?? 0,
              at: moment(checks.terms_accepted_at),
            })
          : calm(t('check_terms_none')),
      ],
    ];
  };
}

interface RegistrationProps {
  readonly memberId: string;
  readonly account: string;
  /** The page is about another decision: a refusal that stands out is the one of that. */
  readonly isBeside?: boolean;
}

/** The checks of a member's registration, what came of them, and for those who may the way to decide. */
export function RegistrationChecks({ memberId, account, isBeside = false }: RegistrationProps) {
  const t = useT();
  const { moment } = useFormat();
  const wordsFor = useCheckWords();
  const { data, error, refetch } = useGetOne<Checks & { id: string }>(
    'member_checks',
    { id: memberId },
    { refetchOnWindowFocus: false },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={140} />;
  return (
    <section>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h2">{t('checks')}</Typography>
        <Tag tone={verdictTones[data.verdict]}>{t(`verdict_${data.verdict}`)}</Tag>
        <Box sx={{ flex: 1 }} />
        <VerifyActions memberId={memberId} account={account} isBeside={isBeside} />
      </Box>
      <Facts facts={wordsFor(data)} />
      {data.verdict_at && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
          {t('verdict_by', { email: data.verdict_by, at: moment(data.verdict_at) })}
          {data.verdict_note && `: ${data.verdict_note}`}
        </Typography>
      )}
    </section>
  );
}

/** Verifies a registration or refuses it; nothing for those who may not. */
export function VerifyActions({ memberId, account, isBeside = false }: RegistrationProps) {
  const t = useT();
  const { canAccess } = useCanAccess({ resource: 'members', action: 'verify' });
  const [asked, setAsked] = useState<'verify' | 'refuse' | null>(null);
  if (!canAccess) return null;
  return (
    <Box sx={{ display: 'inline-flex', gap: 1 }}>
      <Button color="success" onClick={() => setAsked('verify')}>
        {t('verify')}
      </Button>
      <Button {...(isBeside ? { variant: 'text' } : { color: 'error' })} onClick={() => setAsked('refuse')}>
        {t('verify_refuse')}
      </Button>
      {asked && (
        <Verdict decision={asked} memberId={memberId} account={account} onClose={() => setAsked(null)} />
      )}
    </Box>
  );
}

interface VerdictProps {
  readonly decision: 'verify' | 'refuse';
  readonly memberId: string;
  readonly account: string;
  readonly onClose: () => void;
}

function Verdict({ decision, memberId, account, onClose }: VerdictProps) {
  const t = useT();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const [note, setNote] = useState('');
  const decide = async () => {
    await dataProvider.update('member_checks', {
      id: memberId,
      data: { decision, note },
      previousData: { id: memberId },
    });
    notify(t('verify_done'), { type: 'success' });
    refresh();
  };
  const isVerify = decision === 'verify';
  return (
    <DecisionDialog
      title={t(isVerify ? 'verify_title' : 'verify_refuse_title', { account })}
      action={t(isVerify ? 'verify' : 'verify_refuse')}
      tone={isVerify ? 'success' : 'error'}
      draft={note}
      onDecide={decide}
      onClose={onClose}
    >
      <Typography variant="body2">{t(isVerify ? 'verify_frozen_text' : 'verify_refuse_text')}</Typography>
      <TextField
        label={t('verify_note')}
        value={note}
        onChange={(event) => setNote(event.target.value)}
        fullWidth
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
    </DecisionDialog>
  );
}

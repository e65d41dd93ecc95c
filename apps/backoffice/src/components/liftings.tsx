import { staffLiftings } from '@arara/contract';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetIdentity, useGetList } from 'react-admin';
import { api, type Lifting } from '../lib/api.ts';
import { useFormat } from '../lib/format.ts';
import { useDecide } from '../lib/use-decide.ts';
import { useT } from '../lib/words.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { Failure } from './failure.tsx';
import { QuietLink } from './quiet-link.tsx';
import { Tag } from './tag.tsx';

const tones = { waiting: 'warn', done: 'good', refused: 'neutral' } as const;
const shown = 20;

/** What was asked about the blacklisting of a member; without a member what waits about anybody. Nothing when there is nothing. */
export function Liftings({ memberId }: { memberId?: string }) {
  const t = useT();
  const { canAccess } = useCanAccess({ resource: 'cases', action: 'list' });
  const { data, error, refetch } = useGetList<Lifting>(
    'liftings',
    { filter: { member_id: memberId }, pagination: { page: 1, perPage: shown } },
    { enabled: canAccess === true, refetchOnWindowFocus: false },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const rows = data?.filter(({ state }) => memberId !== undefined || state === 'waiting') ?? [];
  if (rows.length === 0) return null;
  return (
    <Box component="section" sx={{ mb: memberId ? 0 : 2 }}>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('lifting')}
      </Typography>
      <Paper variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 2 }}>
        {rows.map((row) => (
          <Asked key={row.id} lifting={row} isNamed={memberId === undefined} />
        ))}
      </Paper>
    </Box>
  );
}

function Asked({ lifting, isNamed }: { lifting: Lifting; isNamed: boolean }) {
  const t = useT();
  const { moment } = useFormat();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          {isNamed && <QuietLink to={`/members/${lifting.member_id}`}>{lifting.account}</QuietLink>}
          <Tag tone={tones[lifting.state]}>{t(`lift_${lifting.state}`)}</Tag>
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('lift_by', { email: lifting.asked_by, at: moment(lifting.asked_at), reason: lifting.reason })}
        </Typography>
        {lifting.decided_at && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('lift_decided_by', { email: lifting.decided_by, at: moment(lifting.decided_at) })}
          </Typography>
        )}
      </Box>
      <LiftingActions lifting={lifting} />
    </Box>
  );
}

/** Lifts a blacklisting or keeps it; who asked may only keep it. */
function LiftingActions({ lifting }: { lifting: Lifting }) {
  const t = useT();
  const { moment } = useFormat();
  const { identity } = useGetIdentity();
  const { canAccess } = useCanAccess({ resource: 'cases', action: 'decide' });
  const decideAbout = useDecide((state) => t(`lift_${state as Lifting['state']}`));
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  const decide = () =>
    decideAbout(() =>
      api(staffLiftings.staffLiftingDecide, { id: lifting.id, is_approved: asked === 'approve' }),
    );
  return (
    <>
      {identity && canAccess && lifting.state === 'waiting' && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={() => setAsked('refuse')} sx={{ minHeight: 44 }}>
            {t('lift_refuse')}
          </Button>
          {identity.fullName !== lifting.asked_by && (
            <Button
              variant="contained"
              color="success"
              onClick={() => setAsked('approve')}
              sx={{ minHeight: 44 }}
            >
              {t('lift_approve')}
            </Button>
          )}
        </Box>
      )}
      {asked && (
        <DecisionDialog
          title={t('lift_title', { account: lifting.account })}
          action={t(`lift_${asked}`)}
          tone={asked === 'approve' ? 'success' : 'error'}
          onDecide={decide}
          onClose={() => setAsked(null)}
        >
          {t('lift_by', { email: lifting.asked_by, at: moment(lifting.asked_at), reason: lifting.reason })}
        </DecisionDialog>
      )}
    </>
  );
}

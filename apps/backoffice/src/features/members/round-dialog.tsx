import { late } from '@arara/ui/late';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Skeleton,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { LinkBase, useCanAccess, useGetOne } from 'react-admin';
import { Facts } from '../../components/facts.tsx';
import { Failure } from '../../components/failure.tsx';
import type { RecalledRound } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { useT } from '../../lib/words.ts';

/** What is stored of the round stands below, with or without it. */
const RoundStage = late(async () => (await import('./round-stage.tsx')).RoundStage, {
  waiting: <Skeleton variant="rounded" height={360} />,
});

interface RoundDialogProps {
  readonly memberId: string;
  readonly roundId: string;
  readonly onClose: () => void;
}

/** A round as its player saw it, with all that is stored of it. Every look is recorded, so it is asked for once. */
export function RoundDialog({ memberId, roundId, onClose }: RoundDialogProps) {
  const t = useT();
  const titleId = useId();
  const { canAccess: mayOpenLedger } = useCanAccess({ resource: 'ledger', action: 'list' });
  const { data, error, refetch } = useGetOne<RecalledRound>(
    'member_round',
    { id: `${memberId}/${roundId}` },
    { refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md">
      <DialogTitle id={titleId}>{data ? data.title : t('round_recall')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
        {data ? (
          <>
            {!data.house_end?.is_returned && <RoundStage round={data} />}
            <RoundFacts round={data} />
            <Stored round={data} />
          </>
        ) : error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton variant="rounded" height={480} />
        )}
      </DialogContent>
      <DialogActions>
        {mayOpenLedger && (
          <Button component={LinkBase} to={`/ledger/${roundId}`}>
            {t('open_in_ledger')}
          </Button>
        )}
        <Button onClick={onClose}>{t('close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function RoundFacts({ round }: { round: RecalledRound }) {
  const t = useT();
  const { money, moment, number } = useFormat();
  const end = round.house_end;
  const why = end?.cause === 'left' ? t('round_end_left', { hours: end.hours ?? 0 }) : t('round_end_closed');
  const endedBy = [end && moment(end.at), why, end?.is_returned && t('round_end_returned')]
    .filter(Boolean)
    .join(' · ');
  return (
    <Facts
      across={4}
      facts={[
        [t('when'), moment(round.created_at)],
        ...(end ? [[t('round_end'), endedBy] as const] : []),
        [t('stake'), money(round.stake)],
        [t('payout'), round.state === 'open' ? t('round_open_tag') : money(round.payout)],
        [t('round_multiplier'), `${number(Number(round.multiplier))}×`],
        [t('round_before'), money(round.money_before)],
        [t('round_after'), money(round.money_after)],
        [t('round_version'), number(round.version)],
        [t('round_nonce'), number(round.nonce)],
        [t('round_seed_hash'), round.server_seed_hash || '–'],
        [t('round_client_seed'), round.client_seed || '–'],
        [t('round_seed'), round.server_seed || t('round_seed_hidden')],
        [t('cause_reference'), round.round_id],
      ]}
    />
  );
}

/** Choices, steps and outcome exactly as they are stored. */
function Stored({ round }: { round: RecalledRound }) {
  const t = useT();
  const parts = [
    [t('round_choices'), round.bet],
    [t('round_steps'), round.actions],
    [t('round_view'), round.view],
    [t('round_outcome'), round.outcome],
  ] as const;
  const isThere = (value: unknown) => value !== null && !(Array.isArray(value) && value.length === 0);
  return (
    <Box component="details">
      <Typography component="summary" sx={{ fontWeight: 600, cursor: 'pointer', py: 1 }}>
        {t('round_stored')}
      </Typography>
      {parts
        .filter(([, value]) => isThere(value))
        .map(([name, value]) => (
          <Box key={name} sx={{ mb: 1.5 }}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {name}
            </Typography>
            <Box
              component="pre"
              // A region that scrolls is reached by key.
              tabIndex={0}
              sx={{
                m: 0,
                p: 1,
                maxHeight: 240,
                overflow: 'auto',
                fontSize: 12,
                bgcolor: hues.page,
                borderRadius: '8px',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {JSON.stringify(value, null, 2)}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

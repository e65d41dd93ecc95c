import { Alert, Box, Typography } from '@mui/material';
import { useCanAccess, useGetList } from 'react-admin';
import { DepositTag } from '../../components/deposit-tag.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Facts } from '../../components/facts.tsx';
import { usePageTitle } from '../../components/page-head.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPanel } from '../../components/record-panel.tsx';
import type { Deposit } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { steadily } from '../../lib/steady-refresh.ts';
import { useT } from '../../lib/words.ts';

interface DepositPanelProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One deposit: what was asked for, and what came of it. */
export function DepositPanel({ id, onClose }: DepositPanelProps) {
  const t = useT();
  const asked = useGetList<Deposit>(
    'deposits',
    { filter: { search: id }, pagination: { page: 1, perPage: 1 } },
    { refetchInterval: steadily(30_000) },
  );
  return (
    <RecordPanel
      asked={asked}
      onClose={onClose}
      head={
        <Typography sx={{ color: 'text.secondary' }}>
          {t('deposit_no', { number: asked.data?.[0]?.order_number ?? '' })}
        </Typography>
      }
    >
      {([deposit]) =>
        deposit ? <Found deposit={deposit} /> : <EmptyState title={t('deposit_unknown_here')} />
      }
    </RecordPanel>
  );
}

function Found({ deposit }: { deposit: Deposit }) {
  const t = useT();
  const { money, moment } = useFormat();
  const { canAccess: mayOpenLedger } = useCanAccess({ resource: 'ledger', action: 'list' });
  usePageTitle(t('deposit_no', { number: deposit.order_number }));
  return (
    <Box sx={{ display: 'grid', gap: 2, pb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="h1" sx={{ fontSize: 30, lineHeight: '40px', letterSpacing: '-0.035em' }}>
          {money(deposit.money)}
        </Typography>
        <DepositTag state={deposit.state} />
      </Box>
      {deposit.reason && <Alert severity="warning">{deposit.reason}</Alert>}
      <Facts
        facts={[
          [t('account'), deposit.account],
          [t('deposit_opened_at'), moment(deposit.created_at)],
          [t('deposit_expires'), moment(deposit.expires_at)],
          [t('credited_at'), deposit.credited_at ? moment(deposit.credited_at) : '\u2013'],
          [t('fact_txid'), deposit.txid],
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <QuietLink to={`/members/${deposit.member_id}`}>{t('open_member')}</QuietLink>
        {mayOpenLedger && <QuietLink to={`/ledger/${deposit.id}`}>{t('open_in_ledger')}</QuietLink>}
      </Box>
    </Box>
  );
}

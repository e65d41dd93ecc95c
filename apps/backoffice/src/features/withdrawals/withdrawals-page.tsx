import { Box, useMediaQuery } from '@mui/material';
import { useCallback, useState } from 'react';
import { useMatch, useNavigate } from 'react-admin';
import { PageHead } from '../../components/page-head.tsx';
import { Room } from '../../components/room.tsx';
import { useT } from '../../lib/words.ts';
import { type QueueState, QueueStates } from './queue-states.tsx';
import { QueueSummary } from './queue-summary.tsx';
import { QueueTable } from './queue-table.tsx';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

/** The review queue, and beside it, or instead of it on a small screen, the withdrawal that is open. */
export function WithdrawalsPage() {
  const t = useT();
  const navigate = useNavigate();
  const isWide = useMediaQuery('(min-width: 1200px)');
  const openId = useMatch({ path: '/withdrawals/:id' })?.params.id;
  const [state, setState] = useState<QueueState>('open');
  const open = useCallback((id: string) => navigate(`/withdrawals/${id}`), [navigate]);
  const close = useCallback(() => navigate('/withdrawals'), [navigate]);

  if (openId && !isWide) {
    return (
      <Room name="withdrawals">
        <WithdrawalPanel key={openId} id={openId} onClose={close} />
      </Room>
    );
  }
  const queue = (
    <Room name="withdrawals">
      <PageHead title={t('queue_title')} hint={t('queue_hint')} />
      <QueueSummary />
      <QueueStates value={state} onChange={setState} />
      <QueueTable key={state} state={state} openId={openId} onOpen={open} />
    </Room>
  );
  if (!openId) return queue;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 416px' }}>
      {queue}
      <Box
        component="aside"
        aria-label={t('withdrawal')}
        sx={{
          position: 'sticky',
          top: 0,
          height: '100dvh',
          overflowY: 'auto',
          display: 'flex',
          flexDirection: 'column',
          px: 2.5,
          pt: 2.25,
          bgcolor: 'background.paper',
          borderLeft: 1,
          borderColor: 'divider',
        }}
      >
        <WithdrawalPanel key={openId} id={openId} onClose={close} />
      </Box>
    </Box>
  );
}

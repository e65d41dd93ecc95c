import { useCallback, useState } from 'react';
import { useMatch, useNavigate } from 'react-admin';
import { PageHead } from '../../components/page-head.tsx';
import { RoomBeside } from '../../components/room-beside.tsx';
import { useT } from '../../lib/words.ts';
import { type QueueState, QueueStates } from './queue-states.tsx';
import { QueueSummary } from './queue-summary.tsx';
import { QueueTable } from './queue-table.tsx';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

/** The review queue, and the withdrawal that is open. */
export function WithdrawalsPage() {
  const t = useT();
  const navigate = useNavigate();
  const openId = useMatch({ path: '/withdrawals/:id' })?.params.id;
  const [state, setState] = useState<QueueState>('open');
  const open = useCallback((id: string) => navigate(`/withdrawals/${id}`), [navigate]);
  const close = useCallback(() => navigate('/withdrawals'), [navigate]);
  return (
    <RoomBeside
      name="withdrawals"
      openedLabel={t('withdrawal')}
      opened={openId ? <WithdrawalPanel key={openId} id={openId} onClose={close} /> : null}
    >
      <PageHead title={t('queue_title')} hint={t('queue_hint')} />
      <QueueSummary />
      <QueueStates value={state} onChange={setState} />
      <QueueTable key={state} state={state} openId={openId} onOpen={open} />
    </RoomBeside>
  );
}

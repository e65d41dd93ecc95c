import { useCallback } from 'react';
import { useMatch, useNavigate } from 'react-admin';
import { PageHead } from '../../components/page-head.tsx';
import { RoomBeside } from '../../components/room-beside.tsx';
import { useChoice } from '../../lib/use-address.ts';
import { useT } from '../../lib/words.ts';
import { QueueStates, queueStates } from './queue-states.tsx';
import { QueueSummary } from './queue-summary.tsx';
import { QueueTable } from './queue-table.tsx';
import { WithdrawalPanel } from './withdrawal-panel.tsx';

/** The review queue, and the withdrawal that is open. */
export function WithdrawalsPage() {
  const t = useT();
  const navigate = useNavigate();
  const openId = useMatch({ path: '/withdrawals/:id' })?.params.id;
  const { value: state, choose, search } = useChoice('state', queueStates, 'open');
  const open = useCallback(
    (id: string) => navigate({ pathname: `/withdrawals/${id}`, search }),
    [navigate, search],
  );
  const close = useCallback(() => navigate({ pathname: '/withdrawals', search }), [navigate, search]);
  return (
    <RoomBeside
      name="withdrawals"
      openedLabel={t('withdrawal')}
      onClose={close}
      opened={openId ? <WithdrawalPanel key={openId} id={openId} onClose={close} /> : null}
    >
      <PageHead title={t('queue_title')} hint={t('queue_hint')} />
      <QueueSummary />
      <QueueStates value={state} onChange={choose} />
      <QueueTable key={state} state={state} openId={openId} onOpen={open} />
    </RoomBeside>
  );
}

import { Box, Typography } from '@mui/material';
import { useCallback } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-admin';
import { PageHead } from '../../components/page-head.tsx';
import { RoomBeside } from '../../components/room-beside.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useAddress, useChoice } from '../../lib/use-address.ts';
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
  const { say, searchedFor } = useAddress();
  // What was searched for goes along, out of sight.
  const { state: kept } = useLocation();
  const to = (pathname: string) => navigate({ pathname, search }, { state: kept });
  const open = (id: string) => to(`/withdrawals/${id}`);
  const close = () => to('/withdrawals');
  const searchFor = useCallback(
    (text: string) => {
      // The same text once more is no other search.
      if (text !== searchedFor) say({ after: null }, text);
    },
    [say, searchedFor],
  );
  return (
    <RoomBeside
      name="withdrawals"
      openedLabel={t('withdrawal')}
      onClose={close}
      openId={openId}
      opened={openId ? <WithdrawalPanel key={openId} id={openId} onClose={close} /> : null}
    >
      <PageHead title={t('queue_title')} hint={t('queue_hint')}>
        <SearchField label={t('withdrawals_search')} onSearch={searchFor} first={searchedFor} />
      </PageHead>
      <QueueSummary />
      {searchedFor === '' ? (
        <QueueStates value={state} onChange={choose} />
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 44, mb: 1.5 }} role="status">
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            {t('withdrawals_found', { search: searchedFor })}
          </Typography>
        </Box>
      )}
      <QueueTable
        key={`${state} ${searchedFor}`}
        state={state}
        search={searchedFor}
        openId={openId}
        onOpen={open}
      />
    </RoomBeside>
  );
}

import { Box, Paper, Typography } from '@mui/material';
import { useCanAccess, useGetList } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { RequestActions } from '../../components/request-actions.tsx';
import { KindName, RequestTag, RequestWords } from '../../components/request-words.tsx';
import type { StaffRequest } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';

const shown = 20;

/** What was asked for about a member and a second person decides or has decided. Nothing when there is nothing. */
export function MemberRequests({ memberId }: { memberId: string }) {
  const t = useT();
  const { canAccess } = useCanAccess({ resource: 'requests', action: 'list' });
  const { data, error, refetch } = useGetList<StaffRequest>(
    'requests',
    { filter: { member_id: memberId }, pagination: { page: 1, perPage: shown } },
    { enabled: canAccess === true, refetchOnWindowFocus: false },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data || data.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('room_requests')}
      </Typography>
      <Paper variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 2 }}>
        {data.map((row) => (
          <Asked key={row.id} request={row} />
        ))}
      </Paper>
    </section>
  );
}

function Asked({ request }: { request: StaffRequest }) {
  const t = useT();
  const { moment } = useFormat();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 0.5 }}>
          <b>
            <KindName kind={request.kind} />
          </b>
          <RequestTag state={request.state} />
        </Box>
        <RequestWords request={request} />
        {request.decided_at && request.decided_by !== '' && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('request_decided', { email: request.decided_by, at: moment(request.decided_at) })}
          </Typography>
        )}
      </Box>
      <RequestActions request={request} />
    </Box>
  );
}

import { staffRequests } from '@arara/contract';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { api, type StaffRequest } from '../lib/api.ts';
import { isNewer } from '../lib/is-newer.ts';
import { useDecide } from '../lib/use-decide.ts';
import { useT } from '../lib/words.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { RequestWords } from './request-words.tsx';

/** Carries out what somebody asked for, or refuses it; who asked for it may only refuse. Nobody decides here what only a newer release knows. */
export function RequestActions({ request }: { request: StaffRequest }) {
  const t = useT();
  const { identity } = useGetIdentity();
  const decideAbout = useDecide((state) =>
    t(`request_${state as StaffRequest['state']}`, { _: t('request_unknown') }),
  );
  const [asked, setAsked] = useState<'approve' | 'refuse' | null>(null);
  const { id, kind, account, platform, order_number: order } = request;
  const actions = { approve: t(`approve_${kind}`), refuse: t('request_refuse') };
  const decide = () =>
    decideAbout(
      () => api(staffRequests.staffRequestDecide, { id, is_approved: asked === 'approve' }),
      // Its row leaves what waits, and may leave the page.
      ({ state }) =>
        [t(`request_${kind}`), account, t(`request_${state}`, { _: t('request_unknown') })]
          .filter((part) => part !== '')
          .join(' \u00b7 '),
    );
  // A page that is asked for anew takes no dialog away.
  const dialog = asked && (
    <DecisionDialog
      title={t(`title_${kind}`, { account, platform, order })}
      action={actions[asked]}
      tone={asked === 'approve' ? 'success' : 'error'}
      onDecide={decide}
      onClose={() => setAsked(null)}
    >
      <RequestWords request={request} />
    </DecisionDialog>
  );
  const isOwn = identity?.fullName === request.asked_by;
  return (
    <>
      {identity && request.state === 'waiting' && !isNewer(request) && (
        <Box sx={{ display: 'flex', gap: 1, justifyContent: { md: 'flex-end' }, whiteSpace: 'nowrap' }}>
          <Button onClick={() => setAsked('refuse')} sx={{ minHeight: { xs: 44, md: 36 } }}>
            {actions.refuse}
          </Button>
          {!isOwn && (
            <Button
              variant="contained"
              color="success"
              onClick={() => setAsked('approve')}
              sx={{ minHeight: { xs: 44, md: 36 } }}
            >
              {actions.approve}
            </Button>
          )}
        </Box>
      )}
      {dialog}
    </>
  );
}

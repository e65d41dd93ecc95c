import { Box, Paper, Typography } from '@mui/material';
import { PageHead } from '../../components/page-head.tsx';
import { PhoneRow } from '../../components/phone-row.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { RequestActions } from '../../components/request-actions.tsx';
import { KindName, phoneText, RequestTag } from '../../components/request-words.tsx';
import { Room } from '../../components/room.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { StaffRequest } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useQueueCounts } from '../../lib/use-queue-counts.ts';
import { useRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';

/** What one person asked for and another decides: what waits for a second person, then what was decided. */
export function RequestsPage() {
  const t = useT();
  const { money, moment } = useFormat();
  const list = useRecords<StaffRequest>('requests', { everyMs: 30_000 });
  const forMe: number = list.meta?.waiting_for_me ?? 0;
  const member = (row: StaffRequest) =>
    row.member_id === null ? (
      t('no_member')
    ) : (
      <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink>
    );
  const amount = (row: StaffRequest) => (row.money === '' ? '\u2013' : <b>{money(row.money)}</b>);
  const state = (row: StaffRequest) => <RequestTag state={row.state} />;
  const kind = (row: StaffRequest) => <KindName kind={row.kind} />;
  const columns: readonly Column<StaffRequest>[] = [
    {
      key: 'asked',
      head: t('request_asked_by'),
      share: '16%',
      // Who asked is never shortened: two names may begin alike.
      cell: (row) => (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <b>
            <Email of={row.asked_by} />
          </b>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {moment(row.asked_at)}
          </Typography>
        </Box>
      ),
    },
    {
      key: 'what',
      head: t('request_what'),
      cell: (row) => <TwoLines top={kind(row)} below={<Origin request={row} />} />,
    },
    { key: 'member', head: t('member'), isRowName: true, cell: member },
    { key: 'money', head: t('amount'), isNumber: true, cell: amount },
    { key: 'reason', head: t('adjustment_reason'), share: '26%', cell: (row) => <Reason request={row} /> },
    {
      key: 'state',
      head: t('state'),
      cell: (row) => <TwoLines top={state(row)} below={row.decided_by} />,
    },
    { key: 'actions', head: '', isNumber: true, cell: (row) => <RequestActions request={row} /> },
  ];
  return (
    <Room name="requests">
      <PageHead
        title={t('room_requests')}
        hint={forMe > 0 ? t('requests_mine', { count: forMe }) : t('requests_hint')}
      />
      <SecondReviews />
      <RecordPages
        label={t('room_requests')}
        columns={columns}
        list={list}
        empty={t('requests_none')}
        phoneRow={(row) => (
          <PhoneRow left={[member(row), kind(row)]} right={[amount(row), state(row)]}>
            <Reason request={row} />
            <Origin request={row} />
            <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              {row.asked_by} · {moment(row.asked_at)}
            </Typography>
            <RequestActions request={row} />
          </PhoneRow>
        )}
      />
    </Room>
  );
}

/** An address that has no room on one line goes on at its @. */
function Email({ of }: { of: string }) {
  const at = of.lastIndexOf('@');
  if (at < 0) return of;
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
}

/** Why it was asked for, and what proves it. */
function Reason({ request }: { request: StaffRequest }) {
  return (
    <Box sx={{ overflowWrap: 'anywhere', minWidth: 160 }}>
      {request.reason}
      {request.evidence !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {request.evidence}
        </Typography>
      )}
    </Box>
  );
}

/** The withdrawal, the Pix, the transfer, the case or the phone that it is about, and what is declared. */
function Origin({ request }: { request: StaffRequest }) {
  const t = useT();
  if (request.case_id) return <QuietLink to={`/cases/${request.case_id}`}>{t('adjustment_case')}</QuietLink>;
  if (request.end_to_end_id)
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {request.order_number || request.end_to_end_id}
      </Typography>
    );
  if (request.transfer_id)
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {t(request.direction === 'in' ? 'transfer_there' : 'transfer_home', { platform: request.platform })}
        {' \u00b7 '}
        {t(request.is_done ? 'declared_done' : 'declared_failed')}
      </Typography>
    );
  if (request.kind === 'left_behind')
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {request.platform}
        {' \u00b7 '}
        {t(request.is_paid ? 'declared_left_paid' : 'declared_left_lost')}
      </Typography>
    );
  if (request.kind === 'phone')
    return (
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {phoneText(request.phone)}
      </Typography>
    );
  if (!request.withdrawal_id) return null;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      {t(request.is_paid ? 'declared_paid' : 'declared_not_paid')}
      <QuietLink to={`/withdrawals/${request.withdrawal_id}`}>{request.order_number}</QuietLink>
    </Box>
  );
}

/** Withdrawals that wait for the second approval of somebody who did not give the first. */
function SecondReviews() {
  const t = useT();
  const count = useQueueCounts()?.second_reviews ?? 0;
  if (count === 0) return null;
  return (
    <Paper variant="outlined" sx={{ px: 1.5, py: 1, mb: 1.5 }}>
      <QuietLink to="/withdrawals?state=second_review">{t('second_reviews', { count })}</QuietLink>
    </Paper>
  );
}

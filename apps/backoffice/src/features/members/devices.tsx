import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { Pager } from '../../components/pager.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { MemberDevice } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';

const pageSize = 10;

/** A member's sessions with their devices and addresses, newest first. */
export function Devices({ memberId }: { memberId: string }) {
  const t = useT();
  const { moment } = useFormat();
  const [page, setPage] = useState(1);
  const {
    data,
    total = 0,
    error,
    refetch,
  } = useGetList<MemberDevice>(
    'devices',
    { filter: { member_id: memberId }, pagination: { page, perPage: pageSize } },
    { refetchOnWindowFocus: false, placeholderData: (before) => before },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const state = (row: MemberDevice) => (
    <Tag tone={row.end_reason === '' ? 'good' : 'neutral'}>
      {row.end_reason === '' ? t('device_open') : t('device_ended')}
    </Tag>
  );
  const columns: readonly Column<MemberDevice>[] = [
    { key: 'device', head: t('devices'), cell: (row) => row.device || '\u2013' },
    { key: 'ip', head: 'IP', cell: (row) => row.ip },
    { key: 'seen', head: t('team_seen'), cell: (row) => <NoWrap>{moment(row.last_seen_at)}</NoWrap> },
    { key: 'state', head: t('state'), cell: state },
    { key: 'others', head: '', cell: (row) => <Others row={row} /> },
  ];
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('devices')}
      </Typography>
      <RecordTable
        label={t('devices')}
        columns={columns}
        rows={data}
        empty={t('rows_none')}
        phoneRow={(row) => (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <TwoLines top={row.device || row.ip} below={`${row.ip} · ${moment(row.last_seen_at)}`} />
            <Box sx={{ display: 'grid', justifyItems: 'end', flexShrink: 0 }}>
              {state(row)}
              <Others row={row} />
            </Box>
          </Box>
        )}
        foot={<Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />}
      />
    </section>
  );
}

/** The way to all members who came with this device from this address. */
function Others({ row: { device, ip } }: { row: MemberDevice }) {
  const t = useT();
  if (device === '' || ip === '') return null;
  return <QuietLink to={`/members?${new URLSearchParams({ ip, device })}`}>{t('device_others')}</QuietLink>;
}

import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetList } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { Pager } from '../../components/pager.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { isDeclarable } from '../../lib/is-declarable.ts';
import { useNow } from '../../lib/steady-refresh.ts';
import { useT } from '../../lib/words.ts';
import type { LeftBehindRow } from './games-data.ts';
import { LeftBehindButton } from './left-behind-button.tsx';

const pageSize = 20;
const refreshEveryMs = 30_000;

/** What members have left with platforms that are gone, and what the house has paid and such a platform has again. */
export function LeftBehind() {
  const t = useT();
  const { money, moment } = useFormat();
  const now = useNow();
  const { canAccess: mayAsk = false } = useCanAccess({ resource: 'members', action: 'adjust' });
  const [page, setPage] = useState(1);
  const { data, total, error, refetch } = useGetList<LeftBehindRow>(
    'platform_left_behind',
    { pagination: { page, perPage: pageSize } },
    { placeholderData: (before) => before, refetchInterval: refreshEveryMs },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const member = (row: LeftBehindRow) => (
    <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink>
  );
  const platform = (row: LeftBehindRow) => (
    <>
      {row.platform} {row.is_forgotten && <Tag tone="warn">{t('left_behind_forgotten')}</Tag>}
    </>
  );
  const act = (row: LeftBehindRow) => {
    if (row.came_back_at !== null)
      return (
        <>
          <Tag tone="bad">{t('left_behind_came_back')}</Tag>{' '}
          <Typography component="span" variant="body2">
            {t('left_behind_made_good', { money: money(row.made_good) })}
          </Typography>
        </>
      );
    if (!mayAsk) return null;
    if (row.is_asked) return <QuietLink to="/requests">{t('request_waiting')}</QuietLink>;
    const { decidable_at: declarable_at, is_asked: is_declared } = row;
    return isDeclarable({ declarable_at, is_declared }, now) && <LeftBehindButton left={row} />;
  };
  const columns: readonly Column<LeftBehindRow>[] = [
    { key: 'told', head: t('left_behind_told'), cell: (row) => <NoWrap>{moment(row.told_at)}</NoWrap> },
    { key: 'member', head: t('member'), cell: member },
    { key: 'platform', head: t('detail_platform'), cell: platform },
    { key: 'money', head: t('amount'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    { key: 'act', head: '', isNumber: true, cell: act },
  ];
  return (
    <Box component="section" aria-label={t('left_behind')}>
      <Typography component="h2" variant="h6" sx={{ mb: 0.5 }}>
        {t('left_behind')}
      </Typography>
      <Typography sx={{ color: 'text.secondary', mb: 1.5, maxWidth: 720 }}>
        {t('left_behind_hint')}
      </Typography>
      <RecordTable
        label={t('left_behind')}
        columns={columns}
        rows={data}
        empty={t('left_behind_none')}
        phoneRow={(row) => (
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <TwoLines top={platform(row)} below={member(row)} />
              <TwoLines top={money(row.money)} below={moment(row.told_at)} align="right" />
            </Box>
            <Box>{act(row)}</Box>
          </Box>
        )}
        foot={
          total !== undefined &&
          total > pageSize && <Pager page={page} pageSize={pageSize} total={total} onPage={setPage} />
        }
      />
    </Box>
  );
}

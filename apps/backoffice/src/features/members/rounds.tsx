import { Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess, useGetList, useLocation, useNavigate } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { MarkedPager } from '../../components/marked-pager.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PhoneRow } from '../../components/phone-row.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import type { MemberRound } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';
import { RoundDialog } from './round-dialog.tsx';

/** A member's rounds for those who may see them; one opens as the player saw it, and stands in the address. */
export function Rounds({ memberId }: { memberId: string }) {
  const { canAccess } = useCanAccess({ resource: 'rounds', action: 'list' });
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const opened = new URLSearchParams(search).get('round');
  if (!canAccess) return null;
  return (
    <section>
      <RoundList memberId={memberId} onOpen={(id) => navigate(`${pathname}?round=${id}`)} />
      {opened && <RoundDialog memberId={memberId} roundId={opened} onClose={() => navigate(pathname)} />}
    </section>
  );
}

function RoundList({ memberId, onOpen }: { memberId: string; onOpen: (id: string) => void }) {
  const t = useT();
  const { money, moment } = useFormat();
  const [marks, setMarks] = useState<readonly string[]>([]);
  const after = marks.at(-1);
  const { data, meta, error, refetch, isPlaceholderData } = useGetList<MemberRound>(
    'member_rounds',
    { filter: { id: memberId, page_size: 10, ...(after !== undefined && { after }) } },
    { placeholderData: (before) => before, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const state = (row: MemberRound) => (
    <Tag tone={row.is_open ? 'info' : row.is_ended_by_house ? 'warn' : 'neutral'}>
      {t(row.is_open ? 'round_open_tag' : row.is_ended_by_house ? 'round_house_tag' : 'round_settled_tag')}
    </Tag>
  );
  const payout = (row: MemberRound) => (row.is_open ? '–' : money(row.payout));
  const columns: readonly Column<MemberRound>[] = [
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.at)}</NoWrap> },
    { key: 'game', head: t('cause_game'), cell: (row) => <b>{row.title}</b> },
    { key: 'stake', head: t('stake'), isNumber: true, cell: (row) => money(row.stake) },
    { key: 'payout', head: t('payout'), isNumber: true, cell: payout },
    { key: 'state', head: t('state'), cell: state },
  ];
  return (
    <>
      <Typography variant="h2" sx={{ mb: 1 }}>
        {t('rounds_title')}
      </Typography>
      <RecordTable
        label={t('rounds_title')}
        columns={columns}
        rows={data}
        empty={t('rounds_none')}
        onOpen={(row) => onOpen(row.id)}
        phoneRow={(row) => (
          <PhoneRow
            left={[row.title, moment(row.at)]}
            right={[`${money(row.stake)} → ${payout(row)}`, state(row)]}
          />
        )}
        foot={
          <MarkedPager
            marks={marks}
            next={meta?.next ?? null}
            isWaiting={isPlaceholderData}
            onMarks={setMarks}
          />
        }
      />
    </>
  );
}

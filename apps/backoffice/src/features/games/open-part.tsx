import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { MarkedPager } from '../../components/marked-pager.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PhoneRow } from '../../components/phone-row.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';
import type { OpenMeta, OpenRound } from './games-data.ts';

/** Rounds nobody has finished: who, which game, since when. */
export function OpenPart() {
  const t = useT();
  const { moment, money, number } = useFormat();
  const [marks, setMarks] = useState<readonly string[]>([]);
  const [sums, setSums] = useState<OpenMeta | null>(null);
  const after = marks.at(-1);
  const { data, meta, error, refetch, isPlaceholderData } = useGetList<OpenRound>(
    'open_rounds',
    { filter: { page_size: 25, ...(after !== undefined && { after }) } },
    { placeholderData: (before) => before },
  );
  const told: OpenMeta | undefined = meta;
  // The first page alone tells what all of them add up to.
  if (told && told.total !== null && told !== sums) setSums(told);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const member = (row: OpenRound) => <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink>;
  const columns: readonly Column<OpenRound>[] = [
    { key: 'since', head: t('open_since'), cell: (row) => <NoWrap>{moment(row.since)}</NoWrap> },
    { key: 'member', head: t('member'), cell: member },
    { key: 'game', head: t('room_games'), cell: (row) => <b>{row.title}</b> },
    { key: 'stake', head: t('stake'), isNumber: true, cell: (row) => money(row.stake) },
    { key: 'steps', head: t('open_steps'), isNumber: true, cell: (row) => number(row.steps) },
  ];
  return (
    <RecordTable
      label={t('games_open')}
      columns={columns}
      rows={data}
      empty={t('open_none')}
      phoneRow={(row) => (
        <PhoneRow left={[row.title, member(row)]} right={[money(row.stake), moment(row.since)]} />
      )}
      foot={
        <MarkedPager marks={marks} next={told?.next ?? null} isWaiting={isPlaceholderData} onMarks={setMarks}>
          {sums?.total ? t('open_total', { count: sums.total, stake: money(sums.stake ?? '0.00') }) : ''}
        </MarkedPager>
      }
    />
  );
}

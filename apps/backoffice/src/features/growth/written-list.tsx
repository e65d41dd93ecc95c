import type { LanguageCode } from '@arara/phrases/languages';
import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { type RaRecord, useGetList, useLocale } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { MarkedPager } from '../../components/marked-pager.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';
import type { NineTexts } from './growth-data.ts';

interface Written {
  readonly id: string;
  readonly kind: 'terms' | 'news' | 'games' | 'promotion' | 'payments' | 'security' | 'service' | 'account';
  readonly title: NineTexts;
  readonly body: NineTexts;
}

interface WrittenListProps<Row> {
  readonly resource: 'announcements' | 'notifications' | 'letters';
  readonly moment: (row: Row) => string;
  readonly state: (row: Row) => ReactNode;
  readonly action?: (row: Row) => ReactNode;
  /** To whom; there is no such column without it. */
  readonly to?: (row: Row) => ReactNode;
}

/** What was written for players, newest first, in the language staff reads. */
export function WrittenList<Row extends Written>(props: WrittenListProps<Row>) {
  const { resource, moment: momentOf, state, action, to } = props;
  const t = useT();
  const lang = useLocale() as LanguageCode;
  const { moment } = useFormat();
  const [marks, setMarks] = useState<readonly string[]>([]);
  const after = marks.at(-1);
  const { data, meta, error, refetch, isPlaceholderData } = useGetList<RaRecord>(
    resource,
    { filter: after === undefined ? {} : { after } },
    { placeholderData: (before) => before },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const columns: readonly Column<Row>[] = [
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(momentOf(row))}</NoWrap> },
    { key: 'kind', head: t('news_kind'), cell: (row) => t(`kind_${row.kind}`) },
    ...(to ? [{ key: 'to', head: t('letter_to'), cell: to }] : []),
    {
      key: 'text',
      head: t('news_body'),
      cell: (row) => (
        <Box sx={{ maxWidth: 560 }}>
          <b>{row.title[lang]}</b>
          <Box sx={{ color: 'text.secondary' }}>{row.body[lang]}</Box>
        </Box>
      ),
    },
    { key: 'state', head: t('state'), cell: state },
    ...(action ? [{ key: 'action', head: t('actions'), cell: action }] : []),
  ];
  return (
    <RecordTable
      label={t('growth_news')}
      columns={columns}
      // The resource names the type of its rows.
      rows={data as readonly Row[] | undefined}
      empty={t('news_empty')}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gap: 0.75 }}>
          <TwoLines top={row.title[lang]} below={`${t(`kind_${row.kind}`)} · ${moment(momentOf(row))}`} />
          {to && <Box>{to(row)}</Box>}
          <Box sx={{ color: 'text.secondary' }}>{row.body[lang]}</Box>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center' }}>
            {state(row)}
            {action?.(row)}
          </Box>
        </Box>
      )}
      foot={
        <MarkedPager
          marks={marks}
          next={meta?.next || null}
          isWaiting={isPlaceholderData}
          onMarks={setMarks}
        />
      }
    />
  );
}

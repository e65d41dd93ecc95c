import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { Room } from '../../components/room.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { Tag, type Tone } from '../../components/tag.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import type { Deposit } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { type Range, ranges, useRanges } from '../../lib/ranges.ts';
import { useChoice } from '../../lib/use-address.ts';
import { useSearchedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';

const tones: Record<Deposit['state'], Tone> = {
  created: 'neutral',
  waiting: 'info',
  paid: 'good',
  credited: 'good',
  expired: 'neutral',
  cancelled: 'neutral',
  refunding: 'warn',
  refunded: 'warn',
};

/** Everybody's deposits, newest first. */
export function DepositsPage() {
  const t = useT();
  const choices = useRanges();
  const { value: range, choose } = useChoice('range', ranges, 'today');
  return (
    <Room name="deposits">
      <PageHead title={t('deposits_title')} hint={t('deposits_hint')} />
      <Deposits range={range}>
        <ChoiceChips label={t('range')} value={range} choices={choices} onChange={choose} />
      </Deposits>
    </Room>
  );
}

function Deposits({ range, children }: { range: Range; children: ReactNode }) {
  const t = useT();
  const { money, moment } = useFormat();
  const filter = range === 'all' ? {} : { range };
  const { searchFor, ...list } = useSearchedRecords<Deposit>('deposits', { filter, everyMs: 30_000 });
  const member = (row: Deposit) => <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink>;
  const { canAccess: mayOpenLedger } = useCanAccess({ resource: 'ledger', action: 'list' });
  const order = (row: Deposit) =>
    mayOpenLedger ? <QuietLink to={`/ledger/${row.id}`}>{row.order_number}</QuietLink> : row.order_number;
  const state = (row: Deposit) => <Tag tone={tones[row.state]}>{t(`deposit_${row.state}`)}</Tag>;
  const columns: readonly Column<Deposit>[] = [
    { key: 'order', head: t('order'), cell: order },
    { key: 'member', head: t('member'), cell: member },
    { key: 'money', head: t('amount'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    {
      key: 'credited',
      head: t('credited_at'),
      cell: (row) => (row.credited_at ? moment(row.credited_at) : row.reason || '\u2013'),
    },
    { key: 'state', head: t('state'), cell: state },
  ];
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 1.5 }}>
        <Box sx={{ flex: '1 1 auto', minWidth: 0 }}>{children}</Box>
        <SearchField label={t('deposits_search')} onSearch={searchFor} first={list.search} />
      </Box>
      <RecordPages
        label={t('deposits_title')}
        columns={columns}
        list={list}
        empty={t('deposits_empty')}
        phoneRow={(row) => (
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <TwoLines top={member(row)} below={`${row.order_number} · ${moment(row.created_at)}`} />
            <TwoLines top={money(row.money)} below={state(row)} align="right" />
          </Box>
        )}
      />
    </>
  );
}

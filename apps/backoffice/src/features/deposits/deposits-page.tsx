import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useLocation, useMatch, useNavigate } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { DepositTag } from '../../components/deposit-tag.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { PhoneRow } from '../../components/phone-row.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import { RoomBeside } from '../../components/room-beside.tsx';
import { SearchField } from '../../components/search-field.tsx';
import type { Deposit } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { type Range, ranges, useRanges } from '../../lib/ranges.ts';
import { useChoice } from '../../lib/use-address.ts';
import { useSearchedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';
import { DepositPanel } from './deposit-panel.tsx';

/** Everybody's deposits, newest first, and the one that is open. */
export function DepositsPage() {
  const t = useT();
  const choices = useRanges();
  const navigate = useNavigate();
  const openId = useMatch({ path: '/deposits/:id' })?.params.id;
  const { value: range, choose, search } = useChoice('range', ranges, 'today');
  // What was searched for goes along, out of sight.
  const { state: kept } = useLocation();
  const to = (pathname: string) => navigate({ pathname, search }, { state: kept });
  const close = () => to('/deposits');
  return (
    <RoomBeside
      name="deposits"
      openedLabel={t('deposit_panel')}
      onClose={close}
      openId={openId}
      opened={openId ? <DepositPanel key={openId} id={openId} onClose={close} /> : null}
    >
      <PageHead title={t('deposits_title')} hint={t('deposits_hint')} />
      <Deposits range={range} openId={openId} onOpen={(id) => to(`/deposits/${id}`)}>
        <ChoiceChips label={t('range')} value={range} choices={choices} onChange={choose} />
      </Deposits>
    </RoomBeside>
  );
}

interface DepositsProps {
  readonly range: Range;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly children: ReactNode;
}

function Deposits({ range, openId, onOpen, children }: DepositsProps) {
  const t = useT();
  const { money, moment } = useFormat();
  const filter = range === 'all' ? {} : { range };
  const { searchFor, ...list } = useSearchedRecords<Deposit>('deposits', { filter, everyMs: 30_000 });
  const member = (row: Deposit) => <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink>;
  const state = (row: Deposit) => <DepositTag state={row.state} />;
  const columns: readonly Column<Deposit>[] = [
    { key: 'order', head: t('order'), cell: (row) => row.order_number },
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
        openId={openId}
        onOpen={(row) => onOpen(row.id)}
        phoneRow={(row) => (
          <PhoneRow
            left={[member(row), `${row.order_number} · ${moment(row.created_at)}`]}
            right={[money(row.money), state(row)]}
          />
        )}
      />
    </>
  );
}

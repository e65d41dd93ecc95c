import { useCanAccess } from 'react-admin';
import { NoWrap } from '../../components/no-wrap.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import type { Column } from '../../components/record-table.tsx';
import { Tag } from '../../components/tag.tsx';
import { useFormat } from '../../lib/format.ts';
import { isDeclarable } from '../../lib/is-declarable.ts';
import { useNow } from '../../lib/steady-refresh.ts';
import { useT } from '../../lib/words.ts';
import { DeclareTransferButton } from './declare-transfer-button.tsx';
import type { OpenTransfer } from './games-data.ts';
import { ListedSection } from './listed-section.tsx';

/** Transfers no platform has told of yet: they are asked about ever more seldom, and stuck after many times. */
export function OpenTransfers() {
  const t = useT();
  const { money, moment, number, time } = useFormat();
  const now = useNow();
  const { canAccess: mayDeclare = false } = useCanAccess({ resource: 'withdrawals', action: 'review' });
  const member = (row: OpenTransfer) => <QuietLink to={`/members/${row.member_id}`}>{row.account}</QuietLink>;
  const way = (row: OpenTransfer) =>
    t(row.direction === 'in' ? 'transfer_there' : 'transfer_home', { platform: row.platform });
  const asked = (row: OpenTransfer) => (
    <>
      {number(row.asks)} {row.is_stuck && <Tag tone="bad">{t('transfer_stuck')}</Tag>}
    </>
  );
  const act = (row: OpenTransfer) => {
    if (!mayDeclare) return null;
    if (row.is_declared) return <QuietLink to="/requests">{t('declare_waits')}</QuietLink>;
    return isDeclarable(row, now) && <DeclareTransferButton transfer={row} />;
  };
  const columns: readonly Column<OpenTransfer>[] = [
    { key: 'since', head: t('open_since'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    { key: 'member', head: t('member'), isRowName: true, cell: member },
    { key: 'way', head: t('transfer_way'), cell: way },
    { key: 'money', head: t('amount'), isNumber: true, cell: (row) => <b>{money(row.money)}</b> },
    { key: 'asks', head: t('transfer_asks'), cell: asked },
    {
      key: 'next',
      head: t('transfer_next'),
      cell: (row) => (row.ask_at === null ? '–' : time(row.ask_at)),
    },
  ];
  return (
    <ListedSection
      resource="platform_transfers"
      everyMs={10_000}
      title={t('transfers_open')}
      hint={t('transfers_hint')}
      empty={t('transfers_none')}
      columns={columns}
      act={act}
      ends={(row) => [
        [way(row), member(row)],
        [money(row.money), asked(row)],
      ]}
    />
  );
}

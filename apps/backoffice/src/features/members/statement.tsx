import { Box, Typography } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { NoWrap } from '../../components/no-wrap.tsx';
import { PhoneRow } from '../../components/phone-row.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { RecordPages } from '../../components/record-pages.tsx';
import type { Column } from '../../components/record-table.tsx';
import type { StatementRow } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { useMovementName } from '../../lib/movement-name.ts';
import { type Range, useRanges } from '../../lib/ranges.ts';
import { useMarkedRecords } from '../../lib/use-records.ts';
import { useT } from '../../lib/words.ts';

/** A member's movements with the balance of the wallet after each, newest first. */
export function Statement({ memberId }: { memberId: string }) {
  const t = useT();
  const ranges = useRanges();
  const [range, setRange] = useState<Range>('7days');
  return (
    <section>
      <Typography variant="h2">{t('statement')}</Typography>
      <Box sx={{ my: 1 }}>
        <ChoiceChips label={t('range')} value={range} choices={ranges} onChange={setRange} />
      </Box>
      <Movements key={range} memberId={memberId} range={range} />
    </section>
  );
}

function Movements({ memberId, range }: { memberId: string; range: Range }) {
  const t = useT();
  const { money, moment } = useFormat();
  const nameOf = useMovementName();
  const { canAccess: mayOpenLedger } = useCanAccess({ resource: 'ledger', action: 'list' });
  const kind = (row: StatementRow) =>
    mayOpenLedger ? (
      <QuietLink to={`/ledger/${row.reference}`}>{nameOf(row.kind)}</QuietLink>
    ) : (
      nameOf(row.kind)
    );
  const filter = { member_id: memberId, ...(range !== 'all' && { range }) };
  const list = useMarkedRecords<StatementRow>('statement', { filter, isRecorded: true });
  const amount = (row: StatementRow) => (
    <Box
      component="b"
      sx={{ color: row.amount.startsWith('-') ? hues.text : hues.approve, whiteSpace: 'nowrap' }}
    >
      {row.amount.startsWith('-') ? '' : '+'}
      {money(row.amount)}
    </Box>
  );
  const columns: readonly Column<StatementRow>[] = [
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.created_at)}</NoWrap> },
    { key: 'kind', head: t('movement'), cell: kind },
    { key: 'wallet', head: t('wallet'), cell: (row) => t(`wallet_${row.wallet}`) },
    { key: 'amount', head: t('amount'), isNumber: true, cell: amount },
    { key: 'balance', head: t('balance_after'), isNumber: true, cell: (row) => money(row.balance) },
  ];
  return (
    <RecordPages
      label={t('statement')}
      columns={columns}
      list={list}
      empty={t('statement_empty')}
      phoneRow={(row) => (
        <PhoneRow
          left={[kind(row), `${t(`wallet_${row.wallet}`)} · ${moment(row.created_at)}`]}
          right={[amount(row), money(row.balance)]}
        />
      )}
    />
  );
}

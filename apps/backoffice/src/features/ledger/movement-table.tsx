import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { NoWrap } from '../../components/no-wrap.tsx';
import { QuietLink } from '../../components/quiet-link.tsx';
import { type Column, RecordTable } from '../../components/record-table.tsx';
import { TwoLines } from '../../components/two-lines.tsx';
import { useFormat } from '../../lib/format.ts';
import { useMovementName } from '../../lib/movement-name.ts';
import { useT } from '../../lib/words.ts';
import { useAccountName } from './account-name.ts';
import type { Movement } from './ledger-data.ts';

interface MovementTableProps {
  readonly label: string;
  readonly movements: readonly Movement[] | undefined;
  readonly onOpen?: (row: Movement) => void;
  readonly foot?: ReactNode;
  /** What is said where there is none. */
  readonly empty?: string;
}

/** Movements with the two accounts between which the same amount went. */
export function MovementTable({ label, movements, onOpen, foot, empty }: MovementTableProps) {
  const t = useT();
  const { moment, money } = useFormat();
  const kindName = useMovementName();
  const side = (of: Movement['from']) => <Side side={of} />;
  const columns: readonly Column<Movement>[] = [
    { key: 'when', head: t('when'), cell: (row) => <NoWrap>{moment(row.at)}</NoWrap> },
    { key: 'kind', head: t('ledger_kind'), cell: (row) => <b>{kindName(row.kind)}</b> },
    { key: 'from', head: t('movement_from'), cell: (row) => side(row.from) },
    { key: 'to', head: t('movement_to'), cell: (row) => side(row.to) },
    {
      key: 'amount',
      head: t('amount'),
      isNumber: true,
      cell: (row) => (
        <NoWrap>
          <b>{money(row.amount)}</b>
        </NoWrap>
      ),
    },
    {
      key: 'cause',
      head: t('movement_cause'),
      cell: (row) => <NoWrap>{row.reference.slice(-12)}</NoWrap>,
    },
  ];
  return (
    <RecordTable
      label={label}
      columns={columns}
      rows={movements}
      empty={empty ?? t('ledger_empty')}
      {...(onOpen && { onOpen })}
      phoneRow={(row) => (
        <Box sx={{ display: 'grid', gap: 0.75 }}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
            <TwoLines top={kindName(row.kind)} below={moment(row.at)} />
            <TwoLines top={money(row.amount)} below={row.reference.slice(-12)} align="right" />
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1 }}>
            <Side side={row.from} wraps />
            <Side side={row.to} wraps />
          </Box>
        </Box>
      )}
      foot={foot}
    />
  );
}

function Side({ side, wraps = false }: { side: Movement['from']; wraps?: boolean }) {
  const t = useT();
  const { money } = useFormat();
  const accountName = useAccountName();
  const below = side.balance === null ? '' : t('side_after', { money: money(side.balance) });
  return (
    <TwoLines
      wraps={wraps}
      top={
        side.member_id === null ? (
          accountName(side.account)
        ) : (
          <>
            <QuietLink to={`/members/${side.member_id}`}>{side.member}</QuietLink> ·{' '}
            {accountName(side.account)}
          </>
        )
      }
      below={below}
    />
  );
}

import {
  Box,
  ButtonBase,
  Paper,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  useMediaQuery,
} from '@mui/material';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { hues } from '../lib/hues.ts';
import { EmptyState } from './empty-state.tsx';

export interface Column<Row> {
  readonly key: string;
  readonly head: string;
  readonly cell: (row: Row) => ReactNode;
  readonly isNumber?: boolean;
  /** Tells whose row it is: read aloud with each button of the row, which are called the same in all of them. */
  readonly isRowName?: boolean;
  /** How much of the table a column of long texts has: it gives way, so that no other column leaves the page for them. */
  readonly share?: `${number}%`;
}

export interface RecordTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  /** Undefined while they are loading. */
  readonly rows: readonly Row[] | undefined;
  /** How one row is told on a phone, where columns have no room. */
  readonly phoneRow: (row: Row) => ReactNode;
  readonly empty: string;
  readonly onOpen?: (row: Row) => void;
  readonly openId?: string | undefined;
  readonly foot?: ReactNode;
}

/** Rows with their columns on a desk, and as short stories on a phone. A row that opens does so by Enter and the space key too. */
export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const isPhone = useMediaQuery('(max-width: 699px)');
  const { rows, foot } = props;
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      {rows === undefined && <LoadingRows />}
      {rows?.length === 0 && <EmptyState title={props.empty} />}
      {rows &&
        rows.length > 0 &&
        (isPhone ? <PhoneRows {...props} rows={rows} /> : <DeskRows {...props} rows={rows} />)}
      {foot && (
        <Box
          sx={{
            px: 1.5,
            py: 0.5,
            minHeight: 44,
            borderTop: 1,
            borderColor: 'divider',
            color: 'text.secondary',
          }}
        >
          {foot}
        </Box>
      )}
    </Paper>
  );
}

/** On a desk; what is narrower, or enlarged, scrolls sideways rather than squeeze a text into letters. */
const shareSx = (share: string) => ({ '@media (min-width: 1200px)': { width: share, maxWidth: 0 } });

function LoadingRows() {
  return (
    <Box sx={{ px: 1.5 }} aria-busy>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={49} />
      ))}
    </Box>
  );
}

type Shown<Row> = RecordTableProps<Row> & { readonly rows: readonly Row[] };

function DeskRows<Row extends { id: string }>({ label, columns, rows, onOpen, openId }: Shown<Row>) {
  return (
    <TableContainer>
      <Table aria-label={label} size="small">
        <TableHead sx={{ bgcolor: hues.page }}>
          <TableRow>
            {columns.map((column) => (
              <TableCell
                key={column.key}
                // A column without a name has no header.
                component={column.head === '' ? 'td' : 'th'}
                align={column.isNumber ? 'right' : 'left'}
                sx={column.share && shareSx(column.share)}
              >
                {column.head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} hover={onOpen !== undefined} {...opening(row, onOpen, openId)}>
              {columns.map((column) => (
                <TableCell
                  key={column.key}
                  {...(column.isRowName && { component: 'th', scope: 'row' })}
                  align={column.isNumber ? 'right' : 'left'}
                  sx={column.share && shareSx(column.share)}
                >
                  {column.cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function PhoneRows<Row extends { id: string }>({ label, rows, phoneRow, onOpen, openId }: Shown<Row>) {
  const listId = useId();
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row, n) => (
        <Box
          component="li"
          key={row.id}
          sx={{
            position: 'relative',
            borderTop: 1,
            borderColor: 'divider',
            '&:first-of-type': { border: 0 },
          }}
        >
          {onOpen && (
            <RowButton
              name={`${listId}-${n}`}
              id={row.id}
              isOpen={row.id === openId}
              onOpen={() => onOpen(row)}
            />
          )}
          <Box id={`${listId}-${n}`} sx={{ ...(onOpen && overButtonSx), px: 1.5, py: 1.25, minHeight: 60 }}>
            {phoneRow(row)}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface RowButtonProps {
  /** The id of what tells the row. */
  readonly name: string;
  readonly id: string;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

/** Lies under the whole row, so that links and boxes in it stay their own. */
function RowButton({ name, id, isOpen, onOpen }: RowButtonProps) {
  return (
    <ButtonBase
      aria-labelledby={name}
      data-row={id}
      aria-current={isOpen}
      onClick={onOpen}
      sx={{
        position: 'absolute',
        inset: 0,
        ...(isOpen && { background: hues.linkSoft, boxShadow: `inset 3px 0 ${hues.link}` }),
      }}
    />
  );
}

/** Whatever is pressed by itself is pressed by itself; everything else presses the row. */
const overButtonSx = {
  position: 'relative',
  pointerEvents: 'none',
  '& :is(a, button, input, label)': { pointerEvents: 'auto' },
} as const;

/** What makes a row one that opens. */
function opening<Row extends { id: string }>(
  row: Row,
  onOpen: ((row: Row) => void) | undefined,
  openId: string | undefined,
) {
  if (!onOpen) return {};
  const isOpen = row.id === openId;
  return {
    tabIndex: 0,
    'data-row': row.id,
    onClick: () => onOpen(row),
    onKeyDown: (event: KeyboardEvent) => {
      if (!['Enter', ' '].includes(event.key) || event.target !== event.currentTarget) return;
      // The space key would move the page as well.
      event.preventDefault();
      onOpen(row);
    },
    'aria-current': isOpen,
    style: {
      cursor: 'pointer',
      ...(isOpen && { background: hues.linkSoft, boxShadow: `inset 3px 0 ${hues.link}` }),
    },
  };
}

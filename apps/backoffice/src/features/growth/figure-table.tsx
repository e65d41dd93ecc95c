import {
  Box,
  InputBase,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import type { ReactNode } from 'react';
import { hues } from '../../lib/hues.ts';

interface FigureTableProps {
  readonly label: string;
  readonly head: readonly string[];
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly cells: readonly { readonly path: string; readonly value: string; readonly label: string }[];
    /** What stands at the end of the row, under `endHead`. */
    readonly end?: ReactNode;
  }[];
  readonly endHead?: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly onChange: (path: string, value: string) => void;
  readonly isReadOnly: boolean;
}

/** Figures in rows and columns, each of which can be written over; a wide table scrolls sideways under its first column. */
export function FigureTable({
  label,
  head,
  rows,
  endHead,
  problems,
  onChange,
  isReadOnly,
}: FigureTableProps) {
  const [first, ...others] = head;
  const sticky = { position: 'sticky', left: 0, zIndex: 1, bgcolor: hues.surface } as const;
  return (
    // Reached by the keyboard, so that it can be scrolled by it.
    <TableContainer
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '12px', bgcolor: hues.surface }}
    >
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell sx={sticky}>{first}</TableCell>
            {others.map((text) => (
              <TableCell key={text} align="right" sx={{ whiteSpace: 'nowrap' }}>
                {text}
              </TableCell>
            ))}
            {endHead && <TableCell>{endHead}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.key}>
              <TableCell component="th" scope="row" sx={{ ...sticky, fontWeight: 600, whiteSpace: 'nowrap' }}>
                {row.name}
              </TableCell>
              {row.cells.map((cell) => (
                <TableCell key={cell.path} sx={{ p: 0.5 }}>
                  <InputBase
                    value={cell.value}
                    readOnly={isReadOnly}
                    onChange={(event) => onChange(cell.path, event.target.value)}
                    error={problems[cell.path] !== undefined}
                    sx={{
                      width: '100%',
                      minWidth: 120,
                      px: 1,
                      minHeight: 36,
                      borderRadius: '8px',
                      fontSize: 13,
                      border: `1px solid ${problems[cell.path] ? hues.danger : 'transparent'}`,
                      '&:hover': { bgcolor: hues.page },
                      '&.Mui-focused': { bgcolor: hues.page, borderColor: hues.link },
                    }}
                    inputProps={{
                      'aria-label': cell.label,
                      inputMode: 'decimal',
                      style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
                    }}
                  />
                  {problems[cell.path] && (
                    <Box role="alert" sx={{ color: 'error.main', fontSize: 12, px: 1, maxWidth: 160 }}>
                      {problems[cell.path]}
                    </Box>
                  )}
                </TableCell>
              ))}
              {row.end && <TableCell sx={{ p: 0.5, width: 44 }}>{row.end}</TableCell>}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

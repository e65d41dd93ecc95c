import { Box } from '@mui/material';
import type { AuditRow } from '../../lib/api.ts';
import { useDecimals } from '../../lib/decimals.ts';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { useT } from '../../lib/words.ts';
import { detailName, detailValue } from './detail-words.ts';

const shownLengthMax = 64;
const isoMoment = /\b\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?Z/g;

/** What was recorded beyond the row itself, and the beginning of the row's hash. */
export function AuditDetail({ row }: { row: AuditRow }) {
  const t = useT();
  const { moment } = useFormat();
  const { shown: decimal } = useDecimals();
  const shown = (name: string, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return detailValue(name, String(value), decimal, row.action).replaceAll(isoMoment, (at) => moment(at));
  };
  const detail = typeof row.detail === 'object' && row.detail !== null ? Object.entries(row.detail) : [];
  // The member is the subject, or one click away.
  const told = detail.filter(([name, value]) => value !== '' && name !== 'member_id');
  return (
    <Box sx={{ fontSize: 12, lineHeight: '16px', color: hues.muted, overflowWrap: 'anywhere' }}>
      {told.map(([name, value]) => (
        <Box component="span" key={name} title={shown(name, value)} sx={{ mr: 1.25 }}>
          {detailName(name, decimal)}: <b>{shortened(shown(name, value))}</b>
        </Box>
      ))}
      <Box component="span" title={`${t('hash')}: ${row.hash}`} sx={{ color: hues.faint }}>
        #{row.hash.slice(0, 8)}
      </Box>
    </Box>
  );
}

function shortened(text: string): string {
  return text.length > shownLengthMax ? `${text.slice(0, shownLengthMax)}…` : text;
}

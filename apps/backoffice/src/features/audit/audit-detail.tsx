import { Box } from '@mui/material';
import type { AuditRow } from '../../lib/api.ts';
import { hues } from '../../lib/hues.ts';
import { wordsOf } from '../../lib/language.ts';
import { useT } from '../../lib/words.ts';

const shownLengthMax = 64;

/** What was recorded beyond the row itself, and the beginning of the row's hash. */
export function AuditDetail({ row }: { row: AuditRow }) {
  const t = useT();
  const detail = typeof row.detail === 'object' && row.detail !== null ? Object.entries(row.detail) : [];
  // The member is the subject, or one click away.
  const told = detail.filter(([name, value]) => value !== '' && name !== 'member_id');
  return (
    <Box sx={{ fontSize: 12, lineHeight: '16px', color: hues.muted, overflowWrap: 'anywhere' }}>
      {told.map(([name, value]) => (
        <Box component="span" key={name} title={String(value)} sx={{ mr: 1.25 }}>
          {wordsOf(`detail_${name}`) ?? name}: <b>{shortened(String(value))}</b>
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

import { Box, Typography } from '@mui/material';
import { LinkBase } from 'react-admin';
import { hues } from '../../lib/hues.ts';
import { type Period, reportPath } from '../../lib/period.ts';
import type { Summary } from './report-data.ts';
import { useFigures } from './use-figures.ts';

const days = ['retention_1', 'retention_7', 'retention_30'] as const;

/** How many of those who registered in the period came back; each leads to the members. */
export function RetentionCards({ summary, period }: { summary: Summary; period: Period }) {
  const { t, percent } = useFigures();
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
      {days.map((figure) => {
        const { members, returned } = summary.now.retention[figure];
        const share = members === 0 ? 0 : returned / members;
        return (
          <Box
            key={figure}
            component={LinkBase}
            to={reportPath(`/reports/${figure}`, { ...period })}
            sx={{ color: 'inherit', textDecoration: 'none', '&:hover b': { color: hues.link } }}
          >
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {t(figure)}
            </Typography>
            <Typography sx={{ fontSize: 18, lineHeight: '26px' }}>
              <b>{members === 0 ? '\u2013' : percent(share)}</b>
            </Typography>
            <Box sx={{ height: 6, borderRadius: 3, bgcolor: hues.hair, overflow: 'hidden' }}>
              <Box sx={{ height: '100%', width: `${share * 100}%`, bgcolor: hues.approve }} />
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {members === 0 ? t('retention_none') : t('retention_of', { returned, members })}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}

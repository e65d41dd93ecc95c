import { Box, Typography } from '@mui/material';
import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import { hues } from '../../lib/hues.ts';
import { type Period, reportPath } from '../../lib/period.ts';
import type { Summary } from './report-data.ts';
import { figureHint, figureName, shownFigures, toNumber, useFigures } from './use-figures.ts';

/** The figures of a period; each leads to its rows. */
export function FigureCards({ summary, period }: { summary: Summary; period: Period }) {
  const { t, written } = useFigures();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(150px, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
      }}
    >
      {shownFigures.map(({ figure, isGood }) => (
        <Box component="li" key={figure} sx={{ minWidth: 0 }}>
          <Box
            component={LinkBase}
            to={reportPath(`/reports/${figure}`, { ...period })}
            sx={{
              display: 'block',
              height: '100%',
              p: 1.75,
              color: 'inherit',
              textDecoration: 'none',
              bgcolor: hues.surface,
              border: `1px solid ${hues.hair}`,
              borderRadius: '12px',
              '&:hover': { borderColor: hues.link },
            }}
          >
            <Typography sx={{ fontWeight: 600, color: 'text.secondary' }}>{figureName(t, figure)}</Typography>
            <Typography
              sx={{
                fontSize: { xs: 18, md: 22 },
                lineHeight: { xs: '26px', md: '30px' },
                fontWeight: 700,
                letterSpacing: '-0.02em',
                overflowWrap: 'anywhere',
              }}
            >
              {written(summary.now[figure])}
            </Typography>
            <Change now={summary.now[figure]} before={summary.before[figure]} isGood={isGood} />
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.75 }}>
              {figureHint(t, figure)}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface ChangeProps {
  readonly now: string | number;
  readonly before: string | number;
  /** Whether more is better; null where it is neither. */
  readonly isGood: boolean | null;
}

/** How a figure stands to the one of the period before. */
function Change({ now, before, isGood }: ChangeProps) {
  const { t, percent } = useFigures();
  const [value, earlier] = [toNumber(now), toNumber(before)];
  if (earlier === 0)
    return <Line color={hues.muted}>{value === 0 ? t('same_as_before') : t('no_comparison')}</Line>;
  const share = (value - earlier) / Math.abs(earlier);
  if (Math.abs(share) < 0.0005) return <Line color={hues.muted}>{t('same_as_before')}</Line>;
  const isUp = share > 0;
  const color = isGood === null ? hues.muted : isUp === isGood ? hues.approve : hues.danger;
  const Arrow = isUp ? ArrowUpRight : ArrowDownRight;
  return (
    <Line color={color}>
      <Arrow size={14} aria-hidden />
      {isUp ? '+' : '\u2212'}
      {percent(Math.abs(share))}
    </Line>
  );
}

function Line({ color, children }: { color: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.25, fontWeight: 600, color }}>{children}</Box>
  );
}

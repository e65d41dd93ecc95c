import { Box } from '@mui/material';
import { useFormat } from '../../lib/format.ts';
import { hues } from '../../lib/hues.ts';
import { useT } from '../../lib/words.ts';
import type { GameReturn } from './games-data.ts';

/** How far to either side of the rules the picture reaches, in percent, unless the band reaches further. */
const leastReach = 5;

/** The band of chance as a bar, what was given back in it as a line, and what the rules give back behind it. */
export function BandPicture({ row }: { row: GameReturn }) {
  const t = useT();
  const { percent } = useFormat();
  const [low, high, observed, lowest, highest] = [
    row.band_low,
    row.band_high,
    row.observed,
    row.theory_lowest,
    row.theory_highest,
  ].map(Number) as [number, number, number, number, number];
  const middle = (lowest + highest) / 2;
  const reach = Math.max(leastReach, middle - low, high - middle) * 1.05;
  const at = (value: number) => ((value - middle + reach) / (2 * reach)) * 100;
  const isDrift = row.verdict === 'above' || row.verdict === 'below';
  const bar = (from: number, to: number, height: number, color: string) => (
    <Box
      sx={{
        position: 'absolute',
        left: `${at(from)}%`,
        width: `max(2px, ${at(to) - at(from)}%)`,
        top: (18 - height) / 2,
        height,
        borderRadius: '3px',
        bgcolor: color,
      }}
    />
  );
  return (
    <Box
      role="img"
      aria-label={t('rtp_picture', {
        observed: percent(row.observed),
        low: percent(row.band_low),
        high: percent(row.band_high),
        theory: percent(row.theory_lowest),
      })}
      sx={{ position: 'relative', height: 18, minWidth: 180, bgcolor: hues.page, borderRadius: '4px' }}
    >
      {bar(low, high, 8, isDrift ? '#f3b6c0' : '#b9cdf6')}
      {bar(lowest, highest, 18, hues.approve)}
      {bar(observed, observed, 14, isDrift ? hues.danger : hues.link)}
    </Box>
  );
}

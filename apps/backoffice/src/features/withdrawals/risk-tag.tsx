import { Box } from '@mui/material';
import { Tag, type Tone } from '../../components/tag.tsx';
import type { Withdrawal } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

const tones: Record<Withdrawal['risk'], Tone> = { low: 'good', medium: 'warn', high: 'bad' };

/** How risky a withdrawal is, with the signals that say so. */
export function RiskTag({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  const { risk, risk_signals: signals } = withdrawal;
  const told = signals.map((signal) => t(`risk_${signal}`)).join(', ');
  return (
    <Box component="span" title={told || t('risk_none')}>
      <Tag tone={tones[risk]}>
        {t(`risk_${risk}`)}
        {signals.length > 0 && ` · ${signals.length}`}
      </Tag>
    </Box>
  );
}

/** The signals in full. */
export function RiskList({ withdrawal }: { withdrawal: Withdrawal }) {
  const t = useT();
  if (withdrawal.risk_signals.length === 0) return <>{t('risk_none')}</>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.25 }}>
      {withdrawal.risk_signals.map((signal) => (
        <li key={signal}>{t(`risk_${signal}`)}</li>
      ))}
    </Box>
  );
}

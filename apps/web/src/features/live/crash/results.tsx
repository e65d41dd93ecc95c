import { HistoryStrip } from '@arara/ui';
import { Star, TrendingUp } from 'lucide-react';
import { useFormat } from '../../../lib/format.ts';
import { useLanguage, useT } from '../../../lib/i18n.ts';
import { type Height, heightOf, hundredthsOf, timesText } from './multiplier.ts';
import styles from './results.module.css';
import type { Past } from './table-state.ts';

const tones = { low: 'none', middle: 'violet', high: 'big' } as const;

/** How the last flights ended, the newest first: by colour and sign; each opens its round. */
export function Results({ history, onRound }: { history: readonly Past[]; onRound: (id: string) => void }) {
  const t = useT();
  const { locale } = useLanguage();
  const { number } = useFormat();
  return (
    <div className={styles.results}>
      <HistoryStrip
        label={t('live.history')}
        marks={history.map((past) => {
          const end = hundredthsOf(past.end);
          const multiplier = timesText(end, locale);
          return {
            key: past.id,
            text: (
              <>
                <Sign height={heightOf(end)} />
                {multiplier}
              </>
            ),
            tone: tones[heightOf(end)],
            label: t('live.past_round', { number: number(past.number), multiplier }),
            onPress: () => onRound(past.id),
          };
        })}
      />
    </div>
  );
}

/** Up to 2× no sign, an arrow from there, a star from 10×. */
export function Sign({ height }: { height: Height }) {
  if (height === 'low') return null;
  const Icon = height === 'high' ? Star : TrendingUp;
  return <Icon className={styles.sign} size={12} aria-hidden="true" />;
}

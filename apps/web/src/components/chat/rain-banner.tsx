import type { chat, DataOf } from '@arara/contract';
import { ChevronDown, CloudRain } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useNow } from '../../lib/use-now.ts';
import { clockWords } from './messages.ts';
import styles from './rain-banner.module.css';

interface RainBannerProps {
  rain: NonNullable<DataOf<typeof chat.chatState>['rain']>;
  aheadMs: number;
  onFallen: () => void;
}

/** When the next rain falls, what it holds, and by which rules. */
export function RainBanner({ rain, aheadMs, onFallen }: RainBannerProps) {
  const t = useT();
  const format = useFormat();
  const leftMs = Date.parse(rain.next_at) - (useNow(1000) - aheadMs);
  const isFalling = leftMs <= 0;
  const tellFallen = useEffectEvent(onFallen);
  useEffect(() => {
    if (!isFalling) return;
    // The house lets it fall within minutes of its time.
    tellFallen();
    const timer = setInterval(() => tellFallen(), 15_000);
    return () => clearInterval(timer);
  }, [isFalling]);
  return (
    <details className={styles.rain}>
      <summary className={styles.summary}>
        <CloudRain className={styles.cloud} size={20} aria-hidden="true" />
        <span className={styles.words}>
          <b>{t('chat.rain')}</b>
          <span className={styles.next}>
            {t('chat.rain_in', { amount: format.money(rain.money), time: clockWords(leftMs) })}
          </span>
        </span>
        <span className={styles.rules}>
          {t('chat.rain_rules')}
          <ChevronDown className={styles.arrow} size={16} aria-hidden="true" />
        </span>
      </summary>
      <ul className={styles.list}>
        <li>{t('chat.rain_who')}</li>
        <li>{t('chat.rain_when')}</li>
        <li>{t('chat.rain_cash')}</li>
        {rain.last && (
          <li>
            {t('chat.rain_last', {
              amount: format.money(rain.last.money),
              count: rain.last.members,
            })}
          </li>
        )}
      </ul>
    </details>
  );
}

import { platforms as calls } from '@arara/contract';
import { Tag, type TagTone } from '@arara/ui';
import { ArrowDownLeft, ArrowUpRight } from 'lucide-react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './latest-transfers.module.css';
import type { PlatformGame } from './use-wallets.ts';

const tones = { pending: 'sun', unknown: 'sun', done: 'leaf', failed: 'muted' } as const satisfies Record<
  string,
  TagTone
>;

/** The last few transfers with the platform, and how each ended. */
export function LatestTransfers({ game }: { game: PlatformGame }) {
  const t = useT();
  const format = useFormat();
  const { data } = useCall(calls.transferList, { platType: game.platType, page_size: 5 });
  if (!data) return null;
  return (
    <section aria-labelledby="latest-transfers">
      <h2 id="latest-transfers" className={styles.title}>
        {t('platforms.history')}
      </h2>
      {data.items.length === 0 ? (
        <p className={styles.empty}>{t('platforms.history_empty', { platform: game.platform_name })}</p>
      ) : (
        <ul className={styles.list}>
          {data.items.map((transfer) => (
            <li key={transfer.id} className={styles.row}>
              {transfer.direction === 'in' ? (
                <ArrowUpRight size={18} aria-hidden="true" />
              ) : (
                <ArrowDownLeft size={18} aria-hidden="true" />
              )}
              <span className={styles.words}>
                <b>
                  {transfer.direction === 'in'
                    ? t('platforms.to_platform', { platform: transfer.platform_name })
                    : t('platforms.to_home')}
                </b>
                <span>{format.dateTime(transfer.created_at)}</span>
              </span>
              <span className={styles.money}>{format.money(transfer.money)}</span>
              <Tag tone={tones[transfer.state]}>{t(`platforms.state_${transfer.state}`)}</Tag>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

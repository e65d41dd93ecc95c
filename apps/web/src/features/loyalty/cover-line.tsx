import type { DataOf, loyalty } from '@arara/contract';
import { ProgressBar, Tag, type TagTone } from '@arara/ui';
import { orderWord } from '../../components/order-words.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './cover.module.css';

type Row = DataOf<typeof loyalty.coverHistory>['items'][number];

const tones = {
  covered: 'leaf',
  in_progress: 'cobalt',
  waiting: 'muted',
  forfeited: 'muted',
} as const satisfies Record<Row['state'], TagTone>;

/** One rollover: what it belongs to, how far it is, and what is left of it. */
export function CoverLine({ row }: { row: Row }) {
  const t = useT();
  const format = useFormat();
  const required = toCents(row.required);
  const progress = t('loyalty.progress_of', {
    have: format.money(row.covered),
    need: format.money(row.required),
  });
  return (
    <div className={styles.line}>
      <div className={styles.head}>
        <span className={styles.name}>{t(orderWord(row.kind))}</span>
        <Tag tone={tones[row.state]}>{t(`loyalty.state_${row.state}`)}</Tag>
      </div>
      <p className={styles.quiet}>
        {t('loyalty.reward_note', { amount: format.money(row.amount), times: row.times })}
        {' · '}
        {format.dateTime(row.created_at)}
      </p>
      {required > 0n && (
        <>
          <ProgressBar
            tone={row.state === 'covered' ? 'leaf' : 'cobalt'}
            label={t(orderWord(row.kind))}
            valueText={progress}
            share={Number(toCents(row.covered)) / Number(required)}
          />
          <p className={styles.figures}>
            <span>{progress}</span>
            {toCents(row.remaining) > 0n && row.state !== 'forfeited' && (
              <span>
                {t('loyalty.remaining')} <b>{format.money(row.remaining)}</b>
              </span>
            )}
          </p>
        </>
      )}
    </div>
  );
}

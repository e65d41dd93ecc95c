import { Card, ProgressBar } from '@arara/ui';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import type { VipInfo } from './levels.ts';
import { noonOf } from './short-words.ts';
import styles from './vip.module.css';

/** What this season has to bring so that its end takes no level. */
export function SeasonCard({ info }: { info: VipInfo }) {
  const t = useT();
  const format = useFormat();
  const { season } = info;
  const parts = [
    { key: 'recharge', name: t('loyalty.recharge'), have: season.recharge, need: season.keep_recharge },
    { key: 'betting', name: t('loyalty.betting'), have: season.betting, need: season.keep_betting },
  ];
  return (
    <Card aria-labelledby="vip-season" className={styles.season ?? ''}>
      <h2 id="vip-season">{t('loyalty.season_until', { date: format.date(noonOf(season.ends_on)) })}</h2>
      <p className={styles.quiet}>{t(season.is_kept ? 'loyalty.season_kept' : 'loyalty.season_missing')}</p>
      {!season.is_kept &&
        parts
          .filter((part) => toCents(part.need) > 0n)
          .map((part) => {
            const text = t('loyalty.progress_of', {
              have: format.money(part.have),
              need: format.money(part.need),
            });
            return (
              <div key={part.key}>
                <p className={styles.part}>
                  <span>{part.name}</span>
                  <span>{text}</span>
                </p>
                <ProgressBar
                  tone="sun"
                  label={part.name}
                  valueText={text}
                  share={Number(toCents(part.have)) / Number(toCents(part.need))}
                />
              </div>
            );
          })}
    </Card>
  );
}

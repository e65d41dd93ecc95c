import { Card, Tag } from '@arara/ui';
import type { Category } from '../../components/categories.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './race-rules.module.css';
import type { RunningRace } from './use-races.ts';

export type Weights = readonly { readonly category: Category; readonly percent: number }[];

/** By which rules a race is run; the figures are the server's. */
export function RaceRules({ race, weights }: { race: RunningRace; weights: Weights }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card>
      <h2>{t('races.rules')}</h2>
      <ul className={styles.rules}>
        {race.measure === 'wager' ? (
          <>
            <li>{t('races.rule_wager')}</li>
            <li>
              {t('races.rule_weights')}
              <span className={styles.weights}>
                {weights.map(({ category, percent }) => (
                  <Tag key={category}>
                    {t(`shell.category_${category}`)} {format.percent(String(percent))}
                  </Tag>
                ))}
              </span>
            </li>
          </>
        ) : (
          <li>{t('races.rule_multiplier', { min: format.money(toCents(race.stake_min)) })}</li>
        )}
        <li>{t('races.rule_time')}</li>
        {toCents(race.turnover_min) > 0n && (
          <li>{t('races.rule_turnover', { min: format.money(toCents(race.turnover_min)) })}</li>
        )}
        <li>{t('races.rule_tie')}</li>
        <li>{t('races.rule_paid')}</li>
        <li>{t('races.rule_who')}</li>
        <li>{t('races.rule_name')}</li>
      </ul>
    </Card>
  );
}

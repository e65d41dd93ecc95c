import { games } from '@arara/contract';
import { Card, classNames } from '@arara/ui';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '../../lib/i18n.ts';
import styles from './benefits.module.css';
import { type Level, levelsAround } from './levels.ts';
import { rateText, shortMoney } from './short-words.ts';

interface Row {
  readonly key: string;
  readonly name: string;
  readonly of: (one: Level) => ReactNode;
}

interface BenefitsProps {
  readonly levels: readonly Level[];
  readonly level: number;
  /** False where levels may bring no money. */
  readonly areRewarded: boolean;
}

/** What each level brings: five levels around the chosen one on wide screens, it and its neighbour on phones. */
export function Benefits({ levels, level, areRewarded }: BenefitsProps) {
  const t = useT();
  const { locale } = useLanguage();
  const shown = levelsAround(levels, level, 5);
  // On phones the chosen level and the one after it; at the top the one before.
  const other = level === levels.at(-1)?.level ? level - 1 : level + 1;
  const look = (one: Level) =>
    classNames(
      one.level === level && styles.chosen,
      one.level !== level && one.level !== other && styles.wide,
    );
  const money = (wire: string) => (wire === '0.00' ? '–' : shortMoney(wire, locale));
  const rewardRows: readonly Row[] = [
    { key: 'month', name: t('loyalty.benefit_month'), of: (one) => money(one.month_reward) },
    { key: 'up', name: t('loyalty.benefit_level_up'), of: (one) => money(one.level_up_reward) },
  ];
  const rows: readonly Row[] = [
    ...(areRewarded ? rewardRows : []),
    { key: 'out', name: t('loyalty.benefit_withdrawal'), of: (one) => money(one.withdrawal_allowance) },
    ...games.categories.map((category) => ({
      key: category,
      name: t('loyalty.benefit_rebate', { category: t(`shell.category_${category}`) }),
      of: (one: Level) => rateText(one.rebates[category], locale),
    })),
  ];
  return (
    <Card padding="none" className={styles.card ?? ''}>
      <table className={styles.table}>
        <caption className={styles.caption}>{t('loyalty.benefits')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('loyalty.benefit')}</th>
            {shown.map((one) => (
              <th key={one.level} scope="col" className={look(one)}>
                {one.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.name}</th>
              {shown.map((one) => (
                <td key={one.level} className={look(one)}>
                  {row.of(one)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

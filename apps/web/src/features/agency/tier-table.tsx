import { type Column, DataTable } from '@arara/ui';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import type { Mechanism } from './load-mechanism.ts';
import styles from './mechanism.module.css';

type Tier = Mechanism['recharge']['tiers'][number];

/** What each tier gives on the three levels. */
export function TierTable({ caption, tiers }: { caption: string; tiers: readonly Tier[] }) {
  const t = useT();
  const format = useFormat();
  const columns: readonly Column<Tier>[] = [
    {
      key: 'from',
      head: t('agency.tier'),
      cell: ({ from }) => `${format.roundMoney(from)}+`,
    },
    ...([1, 2, 3] as const).map((level) => ({
      key: String(level),
      head: t('agency.level', { level }),
      cell: (tier: Tier) => format.percent(tier[`level_${level}`]),
      isNumber: true,
    })),
  ];
  return (
    <DataTable<Tier>
      className={styles.tiers ?? ''}
      caption={caption}
      columns={columns}
      rows={tiers}
      rowKey={({ from }) => from}
    />
  );
}

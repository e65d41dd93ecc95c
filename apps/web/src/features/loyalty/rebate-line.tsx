import type { DataOf, loyalty } from '@arara/contract';
import { Amount, IconTile, RecordRow, Tag } from '@arara/ui';
import { categoryIcons } from '../../components/categories.ts';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import styles from './rebates.module.css';
import { noonOf } from './short-words.ts';

type Row = DataOf<typeof loyalty.rebatesList>['items'][number];

/** One category of one day; opens the day. */
export function RebateLine({ row, onPress }: { row: Row; onPress: () => void }) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const Icon = categoryIcons[row.category];
  return (
    <button type="button" className={styles.line} onClick={onPress}>
      <RecordRow
        picture={
          <IconTile>
            <Icon size={18} />
          </IconTile>
        }
        title={t(`shell.category_${row.category}`)}
        text={`${format.date(noonOf(row.date))} · ${t('loyalty.rounds', { count: row.rounds })} · ${format.money(row.bet)}`}
        value={<Amount cents={toCents(row.rebate)} locale={locale} />}
        note={
          row.is_claimed && toCents(row.rebate) > 0n ? (
            <Tag tone="muted">{t('loyalty.claimed')}</Tag>
          ) : undefined
        }
      />
    </button>
  );
}

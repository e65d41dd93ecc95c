import { type Column, classNames, DataTable } from '@arara/ui';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './leaders-table.module.css';
import { pointsWords } from './points.ts';
import type { Leader, Race } from './use-races.ts';

interface LeadersTableProps {
  race: Pick<Race, 'measure'>;
  leaders: readonly Leader[];
  skeletonRows?: number;
}

/** Places with their points and what they are given; one's own is marked by a word. */
export function LeadersTable({ race, leaders, skeletonRows = 0 }: LeadersTableProps) {
  const t = useT();
  const format = useFormat();
  const columns: Column<Leader>[] = [
    {
      key: 'place',
      head: t('races.place'),
      cell: ({ place }) => (
        <span className={classNames(styles.place, styles[`place${place}`])}>{format.number(place)}</span>
      ),
    },
    {
      key: 'player',
      head: t('races.player'),
      cell: ({ name, is_me }) => (
        <span className={styles.player}>
          <span className={classNames(!name && styles.hidden)}>{name ?? t('races.hidden')}</span>
          {is_me && <b className={styles.me}>{t('races.you')}</b>}
        </span>
      ),
    },
    {
      key: 'points',
      head: t(race.measure === 'wager' ? 'races.wagered' : 'races.multiplier'),
      isNumber: true,
      cell: ({ points }) => pointsWords(race, points, format),
    },
    {
      key: 'prize',
      head: t('races.prize'),
      isNumber: true,
      cell: ({ prize_money }) =>
        toCents(prize_money) > 0n ? (
          <b className={styles.prize}>{format.money(toCents(prize_money))}</b>
        ) : (
          <span className={styles.hidden}>–</span>
        ),
    },
  ];
  return (
    <DataTable
      className={styles.table ?? ''}
      caption={t('races.leaders')}
      columns={columns}
      rows={leaders}
      rowKey={({ place }) => String(place)}
      skeletonRows={skeletonRows}
    />
  );
}

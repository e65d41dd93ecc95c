import { Card, Chips } from '@arara/ui';
import type { ComponentProps, ReactNode } from 'react';
import { ListDesk } from '../../components/lists/list-desk.tsx';
import { ListRows } from '../../components/lists/list-rows.tsx';
import { Totals } from '../../components/lists/totals.tsx';
import { useT } from '../../lib/i18n.ts';
import styles from './records.module.css';
import type { useSpan } from './use-span.ts';

interface AgencyRecordsProps<Row> extends ComponentProps<typeof ListRows<Row>> {
  span: ReturnType<typeof useSpan>;
  totals: readonly { key: string; name: string; value: string | undefined }[];
  /** Another filter under the days. */
  filter?: ReactNode;
  /** What stands above the rows. */
  above?: ReactNode;
}

/** A list of the agent centre: which days, what they add up to, and the rows in all their states. */
export function AgencyRecords<Row>(props: AgencyRecordsProps<Row>) {
  const { span, totals, filter, above, ...rows } = props;
  const t = useT();
  return (
    <ListDesk
      side={
        <Card className={styles.side ?? ''}>
          <Chips
            label={t('agency.range')}
            layout="even"
            options={span.options}
            value={span.span}
            onValueChange={span.setSpan}
          />
          {filter}
          <Totals totals={totals} />
        </Card>
      }
    >
      <div className={styles.main}>
        {above}
        <Card>
          <ListRows<Row> {...rows} />
        </Card>
      </div>
    </ListDesk>
  );
}

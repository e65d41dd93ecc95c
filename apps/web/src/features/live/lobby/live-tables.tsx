import { live } from '@arara/contract';
import { Skeleton } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import { useCall } from '../../../lib/use-call.ts';
import page from '../live.module.css';
import { TableCard } from './table-card.tsx';

/** So many fill the first screen of any device: what stands below does not jump when they come. */
const waitingTables = 6;

/** The tables of shared rounds, those that are on first; nothing while the house has none. */
export function LiveTables() {
  const t = useT();
  const { data, isPending } = useCall(live.liveTables, {});
  const title = t('live.shared_title');
  if (isPending) {
    return (
      <section className={page.part} aria-busy="true">
        <h2>{title}</h2>
        <div className={page.tables}>
          {Array.from({ length: waitingTables }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike.
            <Skeleton key={place} className={page.waiting ?? ''} height="auto" radius="var(--r3)" />
          ))}
        </div>
      </section>
    );
  }
  if (!data || data.items.length === 0) return null;
  const items = [...data.items].sort((a, b) => Number(b.is_on) - Number(a.is_on));
  return (
    <section className={page.part}>
      <h2>{title}</h2>
      <ul className={page.tables} aria-label={title}>
        {items.map((table, index) => (
          <TableCard key={table.table} table={table} isUrgent={index < 2} />
        ))}
      </ul>
    </section>
  );
}

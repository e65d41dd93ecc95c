import { live } from '@arara/contract';
import { Skeleton } from '@arara/ui';
import { useT } from '../../../lib/i18n.ts';
import { useCall } from '../../../lib/use-call.ts';
import page from '../live.module.css';
import { TableCard } from './table-card.tsx';

/** The tables of shared rounds, those that are on first; nothing while the house has none. */
export function LiveTables() {
  const t = useT();
  const { data, isPending } = useCall(live.liveTables, {});
  const title = t('live.shared_title');
  if (isPending) {
    return (
      <div className={page.tables} aria-busy="true">
        <Skeleton className={page.waiting ?? ''} height="auto" radius="var(--r3)" />
        <Skeleton className={page.waiting ?? ''} height="auto" radius="var(--r3)" />
      </div>
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

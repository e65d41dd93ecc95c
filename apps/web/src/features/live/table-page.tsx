import { live } from '@arara/contract';
import { Button, Card, EmptyState, late, Skeleton, VisuallyHidden } from '@arara/ui';
import { Link, useParams } from '@tanstack/react-router';
import { LateFailed } from '../../components/late-failed.tsx';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useT } from '../../lib/i18n.ts';
import { useIsTold } from '../../lib/socket.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './table-page.module.css';

const place = { waiting: <Waiting />, Failed: LateFailed };
const CrashPage = late(async () => (await import('./crash/crash-page.tsx')).CrashPage, place);
const DrawTablePage = late(async () => (await import('./draw/draw-table-page.tsx')).DrawTablePage, place);
const SeatsPage = late(async () => (await import('./seats/seats-page.tsx')).SeatsPage, place);

/** How often a table is asked for while nobody tells of it. */
const askEveryMs = 2_500;

/** `/video/$table`: one live table, whatever is played there. */
export function TablePage() {
  const { table } = useParams({ from: '/video/$table' });
  // A table is a page of its own: nothing of the one before may linger.
  return <Table key={table} table={table} />;
}

function Table({ table }: { table: string }) {
  const isTold = useIsTold();
  const { data, error, refetch } = useCall(
    live.liveTable,
    { table },
    { staleTime: 0, refetchInterval: isTold ? false : askEveryMs },
  );
  if (error?.fail?.error === 'live_table_unknown') return <NoTable />;
  if (!data) {
    return error ? (
      <Card>
        <LoadFailed asked={{ error, refetch }} />
      </Card>
    ) : (
      <Waiting />
    );
  }
  return (
    <>
      {data.play === 'flight' && <CrashPage data={data} />}
      {data.play === 'draw' && <DrawTablePage data={data} />}
      {data.play === 'seats' && <SeatsPage data={data} />}
    </>
  );
}

function NoTable() {
  const t = useT();
  return (
    <>
      <VisuallyHidden>
        <h1>{t('live.no_table')}</h1>
      </VisuallyHidden>
      <Card>
        <EmptyState
          title={t('live.no_table')}
          text={t('live.no_table_text')}
          actions={
            <Button tone="ivory" link={<Link to="/video" />}>
              {t('live.all_tables')}
            </Button>
          }
        />
      </Card>
    </>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting} aria-busy="true">
      <Skeleton width={220} height={44} />
      <Skeleton className={styles.scene ?? ''} height="auto" radius="var(--r3)" />
      <Skeleton className={styles.slots ?? ''} height="auto" radius="var(--r3)" />
    </div>
  );
}

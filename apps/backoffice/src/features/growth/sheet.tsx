import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useGetOne } from 'react-admin';
import { Failure } from '../../components/failure.tsx';

/** A part that is read as a whole, or what to show until it is there. */
export function Sheet<Data>({ part, children }: { part: string; children: (data: Data) => ReactNode }) {
  const { data, error, refetch } = useGetOne<RaRecord>(
    'growth',
    { id: part },
    // What somebody is writing is not read over.
    { refetchOnWindowFocus: false },
  );
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  // The part names its type.
  return children(data as never as Data);
}

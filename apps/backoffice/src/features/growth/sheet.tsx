import { Skeleton } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useGetOne } from 'react-admin';
import { Failure } from '../../components/failure.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';

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

interface Edited {
  readonly edited_by: string;
  readonly edited_at: string | null;
}

/** Who edited something last. */
export function useEditedText(): (edited: Edited) => string {
  const t = useT();
  const { moment } = useFormat();
  return ({ edited_by: email, edited_at }) =>
    edited_at === null ? t('never_edited') : t('edited_by', { email, at: moment(edited_at) });
}

import { Box, IconButton, Skeleton } from '@mui/material';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../lib/words.ts';
import { Failure } from './failure.tsx';

interface RecordPanelProps<Data> {
  /** What stands beside the button that closes it. */
  readonly head: ReactNode;
  readonly asked: {
    readonly data?: Data | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
  readonly onClose: () => void;
  readonly children: (data: Data) => ReactNode;
}

/** One record beside its list: it is on its way, it could not be had, or it is there. */
export function RecordPanel<Data>({ head, asked, onClose, children }: RecordPanelProps<Data>) {
  const t = useT();
  const { data, error, refetch } = asked;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{head}</Box>
        <IconButton aria-label={t('close')} onClick={onClose} sx={{ width: 44, height: 44, m: -1 }}>
          <X size={18} />
        </IconButton>
      </Box>
      {data ? (
        children(data)
      ) : error ? (
        <Failure error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton variant="rounded" height={320} />
      )}
    </>
  );
}

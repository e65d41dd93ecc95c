import { Box } from '@mui/material';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { useT } from '../../lib/words.ts';
import { useQueueSums } from './use-queue-sums.ts';

export type QueueState =
  | 'open'
  | 'second_review'
  | 'approved'
  | 'paying'
  | 'failed'
  | 'paid'
  | 'rejected'
  | 'cancelled';

interface QueueStatesProps {
  readonly value: QueueState;
  readonly onChange: (state: QueueState) => void;
}

/** What is finished grows and changes slowly: it is counted once a minute. */
const slowMs = 60_000;

/** The states of the queue with how many each holds. */
export function QueueStates({ value, onChange }: QueueStatesProps) {
  const t = useT();
  const counts: Record<QueueState, number | undefined> = {
    open: useQueueSums('open').total,
    second_review: useQueueSums('second_review').total,
    approved: useQueueSums('approved').total,
    paying: useQueueSums('paying').total,
    failed: useQueueSums('failed', slowMs).total,
    paid: useQueueSums('paid', slowMs).total,
    rejected: useQueueSums('rejected', slowMs).total,
    cancelled: useQueueSums('cancelled', slowMs).total,
  };
  // The order of the literal above is the order on screen.
  const choices = (Object.keys(counts) as QueueState[]).map((state) => ({
    value: state,
    text: t(`queue_${state}`),
    count: counts[state],
  }));
  return (
    <Box sx={{ mb: 1.5 }}>
      <ChoiceChips label={t('state')} value={value} choices={choices} onChange={onChange} />
    </Box>
  );
}

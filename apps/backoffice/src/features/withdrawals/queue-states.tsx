import { Box } from '@mui/material';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { useCountText, useQueueCounts } from '../../lib/use-queue-counts.ts';
import { useT } from '../../lib/words.ts';

/** In the order on screen. */
export const queueStates = [
  'open',
  'second_review',
  'approved',
  'paying',
  'failed',
  'paid',
  'rejected',
  'cancelled',
] as const;
export type QueueState = (typeof queueStates)[number];

interface QueueStatesProps {
  readonly value: QueueState;
  readonly onChange: (state: QueueState) => void;
}

/** The states of the queue with how many each holds. */
export function QueueStates({ value, onChange }: QueueStatesProps) {
  const t = useT();
  const counts = useQueueCounts();
  const countText = useCountText();
  const { withdrawals } = counts ?? {};
  const countOf = (state: QueueState) =>
    counts && withdrawals
      ? countText(state === 'open' ? withdrawals.open : withdrawals.states[state], counts.counted_to)
      : undefined;
  return (
    <Box sx={{ mb: 1.5 }}>
      <ChoiceChips
        label={t('state')}
        value={value}
        choices={queueStates.map((state) => ({
          value: state,
          text: t(`queue_${state}`),
          count: countOf(state),
        }))}
        onChange={onChange}
      />
    </Box>
  );
}

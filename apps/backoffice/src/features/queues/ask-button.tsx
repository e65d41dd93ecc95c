import { Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { wordsOf } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';
import { useQueueDecision } from './use-queue-decision.ts';

interface AskButtonProps {
  readonly resource: 'stuck_payouts' | 'waiting_refunds';
  readonly id: string;
  readonly text: string;
  /** What is said once it is asked. */
  readonly done: string;
}

/** Asks the institution at once: nothing can go wrong by it, so nobody is asked twice. */
export function AskButton({ resource, id, text, done }: AskButtonProps) {
  const t = useT();
  const notify = useNotify();
  const decide = useQueueDecision(resource);
  const ask = () =>
    decide(id, {}, done).catch((error: unknown) => notify(wordsOf(error) ?? t('network'), { type: 'error' }));
  return (
    <Button onClick={() => void ask()} sx={{ whiteSpace: 'nowrap' }}>
      {text}
    </Button>
  );
}

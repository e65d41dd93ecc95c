import { Card } from '@arara/ui';
import { LoadFailed } from '../../components/load-failed.tsx';

/** What did not load, why, and the way to try again. */
export function FailedCard({ error, again }: { error: unknown; again: () => void }) {
  return (
    <Card>
      <LoadFailed asked={{ error, refetch: again }} />
    </Card>
  );
}

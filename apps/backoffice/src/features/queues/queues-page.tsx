import { Alert, Box } from '@mui/material';
import { type ComponentType, useEffect } from 'react';
import { useCanAccess, useNavigate, useParams } from 'react-admin';
import { ChoiceChips } from '../../components/choice-chips.tsx';
import { NoAccess } from '../../components/no-access.tsx';
import { NotFoundPage } from '../../components/not-found-page.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { Room } from '../../components/room.tsx';
import { useFormat } from '../../lib/format.ts';
import { useCountText, useQueueCounts } from '../../lib/use-queue-counts.ts';
import { useT } from '../../lib/words.ts';
import { ExclusionQueue } from './exclusion-queue.tsx';
import { PayoutQueue } from './payout-queue.tsx';
import { RefundQueue } from './refund-queue.tsx';
import { RegistrationQueue } from './registration-queue.tsx';

const parts = {
  payouts: PayoutQueue,
  refunds: RefundQueue,
  exclusions: ExclusionQueue,
  registrations: RegistrationQueue,
} as const satisfies Record<string, ComponentType>;

type PartName = keyof typeof parts;
const names = Object.keys(parts) as PartName[];

/**
 * What waits for a person beside withdrawals and cases, a queue at a time with how much each holds. Whoever names none is taken to
 * the first in which something waits.
 */
export function QueuesPage() {
  const t = useT();
  const navigate = useNavigate();
  const counts = useQueueCounts();
  const countText = useCountText();
  const { moment } = useFormat();
  const { canAccess: maySeeMoney, isPending } = useCanAccess({ resource: 'queues', action: 'money' });
  const { id } = useParams();
  const shown = names.filter((name) => maySeeMoney || (name !== 'payouts' && name !== 'refunds'));
  const waiting = counts && shown.find((name) => counts[name]);
  useEffect(() => {
    if (id === undefined && waiting && !isPending) navigate(`/queues/${waiting}`, { replace: true });
  }, [id, waiting, isPending, navigate]);
  if (isPending) return null;
  const part = names.find((name) => name === (id ?? shown[0]));
  if (!part) return <NotFoundPage />;
  if (!shown.includes(part)) return <NoAccess />;
  const Part = parts[part];
  const countOf = (name: PartName) => {
    const count = counts?.[name];
    return counts && count != null ? countText(count, counts.counted_to) : undefined;
  };
  return (
    <Room name="queues">
      <PageHead title={t(`queue_${part}`)} hint={t(`queue_${part}_hint`)} />
      <Box sx={{ mb: 1.5 }}>
        <ChoiceChips
          label={t('queue_parts')}
          value={part}
          choices={shown.map((value) => ({ value, text: t(`queue_${value}`), count: countOf(value) }))}
          onChange={(next) => navigate(`/queues/${next}`)}
        />
      </Box>
      {counts?.pix_silent_since && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {t('queue_pix_silent', { since: moment(counts.pix_silent_since) })}
        </Alert>
      )}
      <Part key={part} />
    </Room>
  );
}

import { staffRequests } from '@arara/contract';
import { ProvenButton } from '../../components/proven-button.tsx';
import { api } from '../../lib/api.ts';
import { wordsOf } from '../../lib/language.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';
import type { StuckPayout } from './queue-data.ts';

/** Asks to declare how a payout ended that nobody can tell of; a second person decides about it. */
export function DeclareButton({ payout: { id, order_number: order } }: { payout: StuckPayout }) {
  const t = useT();
  const decide = useDecide((state) => wordsOf(`state_${state}`));
  return (
    <ProvenButton
      label={t('declare')}
      title={t('declare_title', { order })}
      text={t('declare_text')}
      question={t('declare_what')}
      choices={(['paid', 'not_paid'] as const).map((what) => ({ what, label: t(`declared_${what}`) }))}
      onAsk={({ what, ...asked }) =>
        decide(
          () => api(staffRequests.staffPayoutDeclare, { id, is_paid: what === 'paid', ...asked }),
          () => t('request_asked'),
        )
      }
    />
  );
}

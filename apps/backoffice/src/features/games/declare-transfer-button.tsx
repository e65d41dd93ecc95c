import { staffRequests } from '@arara/contract';
import { ProvenButton } from '../../components/proven-button.tsx';
import { api } from '../../lib/api.ts';
import { wordsOf } from '../../lib/language.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';
import type { OpenTransfer } from './games-data.ts';

/** Asks to declare how a transfer ended of which its platform tells no more; a second person decides about it. */
export function DeclareTransferButton({ transfer: { id } }: { transfer: OpenTransfer }) {
  const t = useT();
  const decide = useDecide((state) => wordsOf(`declared_${state}`));
  return (
    <ProvenButton
      label={t('declare')}
      title={t('declare_transfer_title')}
      text={t('declare_transfer_text')}
      question={t('declare_transfer_what')}
      choices={(['done', 'failed'] as const).map((what) => ({ what, label: t(`declared_${what}`) }))}
      evidenceHint={t('declare_transfer_evidence')}
      onAsk={({ what, ...asked }) =>
        decide(
          () => api(staffRequests.staffTransferDeclare, { id, is_done: what === 'done', ...asked }),
          () => t('request_asked'),
        )
      }
    />
  );
}

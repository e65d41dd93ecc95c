import { staffRequests } from '@arara/contract';
import { ProvenButton } from '../../components/proven-button.tsx';
import { api } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useDecide } from '../../lib/use-decide.ts';
import { useT } from '../../lib/words.ts';
import type { LeftBehindRow } from './games-data.ts';

/** Asks what is to become of what a member has left with a platform that is gone; a second person decides about it. */
export function LeftBehindButton({ left }: { left: LeftBehindRow }) {
  const t = useT();
  const { money } = useFormat();
  const decide = useDecide(() => null);
  const { member_id: id, code: platform, account } = left;
  return (
    <ProvenButton
      label={t('left_behind_end')}
      title={t('left_behind_end_title', { account, platform: left.platform, money: money(left.money) })}
      text={t('left_behind_end_text')}
      question={t('left_behind_what')}
      choices={(['paid', 'lost'] as const).map((what) => ({ what, label: t(`declared_left_${what}`) }))}
      evidenceHint={t('left_behind_evidence')}
      onAsk={({ what, ...asked }) =>
        decide(
          () => api(staffRequests.staffLeftBehindAsk, { id, platform, is_paid: what === 'paid', ...asked }),
          () => t('request_asked'),
        )
      }
    />
  );
}

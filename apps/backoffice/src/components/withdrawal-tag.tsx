import type { Withdrawal, WithdrawalState } from '../lib/api.ts';
import { useT } from '../lib/words.ts';
import { Tag, type Tone } from './tag.tsx';

const tones: Record<WithdrawalState, Tone> = {
  submitted: 'info',
  second_review: 'warn',
  approved: 'good',
  paying: 'good',
  paid: 'good',
  rejected: 'bad',
  cancelled: 'neutral',
  failed: 'bad',
};

/** Where a withdrawal stands, in words; one that is set aside says that. */
export function WithdrawalTag({ withdrawal }: { withdrawal: Pick<Withdrawal, 'state' | 'hold'> }) {
  const t = useT();
  if (withdrawal.hold) return <Tag tone="warn">{t('held_tag')}</Tag>;
  return <Tag tone={tones[withdrawal.state]}>{t(`state_${withdrawal.state}`)}</Tag>;
}

import type { Deposit } from '../lib/api.ts';
import { useT } from '../lib/words.ts';
import { Tag, type Tone } from './tag.tsx';

const tones: Record<Deposit['state'], Tone> = {
  created: 'neutral',
  waiting: 'info',
  paid: 'good',
  credited: 'good',
  expired: 'neutral',
  cancelled: 'neutral',
  refunding: 'warn',
  refunded: 'warn',
};

/** Where a deposit stands, in words. */
export function DepositTag({ state }: Pick<Deposit, 'state'>) {
  const t = useT();
  return <Tag tone={tones[state]}>{t(`deposit_${state}`)}</Tag>;
}

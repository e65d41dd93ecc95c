import { Tag } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { type OfferCode, type OfferState, stateKey, stateTones } from './offers.ts';

interface StateTagProps {
  readonly state: OfferState;
  /** The error code for which it cannot be claimed. */
  readonly reason?: string;
  readonly code?: OfferCode;
}

/** How a reward stands, as a tag. */
export function StateTag({ state, reason, code }: StateTagProps) {
  const t = useT();
  return <Tag tone={stateTones[state]}>{t(stateKey(state, reason, code))}</Tag>;
}

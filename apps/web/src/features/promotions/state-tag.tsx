import { Tag } from '@arara/ui';
import { useT } from '../../lib/i18n.ts';
import { type OfferState, stateTones } from './offers.ts';

/** How a reward stands, as a tag. */
export function StateTag({ state }: { state: OfferState }) {
  const t = useT();
  return <Tag tone={stateTones[state]}>{t(`promotions.state_${state}`)}</Tag>;
}

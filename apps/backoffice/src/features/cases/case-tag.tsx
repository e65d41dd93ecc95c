import { Tag, type Tone } from '../../components/tag.tsx';
import type { AbuseCase } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

const tones: Record<NonNullable<AbuseCase['outcome']>, Tone> = {
  cancel: 'warn',
  deduct: 'warn',
  freeze: 'bad',
  blacklist: 'bad',
};

/** Where a case stands: open, dismissed, or what was decided. */
export function CaseTag({ state, outcome }: Pick<AbuseCase, 'state'> & { outcome?: AbuseCase['outcome'] }) {
  const t = useT();
  if (outcome) return <Tag tone={tones[outcome]}>{t(`done_${outcome}`)}</Tag>;
  return <Tag tone={state === 'open' ? 'info' : 'neutral'}>{t(`case_is_${state}`)}</Tag>;
}

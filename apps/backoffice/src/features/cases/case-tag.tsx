import { Tag, type Tone } from '../../components/tag.tsx';
import type { AbuseCase } from '../../lib/api.ts';
import { useT } from '../../lib/words.ts';

const tones: Record<NonNullable<AbuseCase['outcome']>, Tone> = {
  cancel: 'warn',
  deduct: 'warn',
  freeze: 'bad',
  blacklist: 'bad',
};

interface CaseTagProps extends Pick<AbuseCase, 'state'>, Partial<Pick<AbuseCase, 'outcome' | 'correction'>> {}

/** Where a case stands: open, dismissed, or what was decided. */
export function CaseTag({ state, outcome, correction }: CaseTagProps) {
  const t = useT();
  if (outcome === 'deduct' && correction?.state === 'waiting')
    return <Tag tone="info">{t('done_deduct_asked')}</Tag>;
  if (outcome) return <Tag tone={tones[outcome]}>{t(`done_${outcome}`)}</Tag>;
  return <Tag tone={state === 'open' ? 'info' : 'neutral'}>{t(`case_is_${state}`)}</Tag>;
}

import type { Member } from '../../lib/api.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/words.ts';

/** What becomes of a member's data: when a closed account is erased or was, what keeps it, and a hold that stands. */
export function useErasureFacts(member: Member): readonly (readonly [string, string])[] {
  const t = useT();
  const { day, moment } = useFormat();
  const { closed_at: closed, erases_at: erases, erased_at: erased, kept_by: kept, hold } = member;
  const facts: (readonly [string, string] | false)[] = [
    closed !== null && [t('closed_since'), day(closed)],
    erases !== null && [t('erases_on'), day(erases)],
    erased !== null && [t('erased_on'), day(erased)],
    kept.length > 0 && [t('kept_by'), kept.map((name) => t(`kept_by_${name}`)).join(', ')],
    hold !== null && [
      t('data_hold'),
      t('data_hold_by', { reason: hold.reason, email: hold.by, at: moment(hold.at) }),
    ],
  ];
  return facts.filter((fact) => fact !== false);
}

import { identity } from '@arara/contract';
import { Checkbox } from '@arara/ui';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import styles from './form-screen.module.css';

interface PasskeysToRemoveProps {
  /** The ids that go with the old password. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
}

/**
 * Passkeys outlive a password, also one that somebody else has made: whoever changes it sees each with its dates, and takes away
 * with the same step what is not theirs. Nothing where there are none.
 */
export function PasskeysToRemove({ chosen, onChoose }: PasskeysToRemoveProps) {
  const t = useT();
  const format = useFormat();
  const passkeys = useCall(identity.passkeys, {});
  const items = passkeys.data?.items ?? [];
  if (items.length === 0) return null;
  const choose = (id: string, isChosen: boolean) =>
    onChoose(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset className={styles.choices}>
      <legend className={styles.choicesTitle}>{t('security.passkeys_kept')}</legend>
      <p className={styles.left}>{t('security.passkeys_kept_text')}</p>
      {items.map(({ id, name, created_at, last_used_at }) => (
        <Checkbox
          key={id}
          checked={chosen.includes(id)}
          onChange={(event) => choose(id, event.currentTarget.checked)}
          label={
            <>
              {name}
              <span className={styles.choiceText}>
                {t('security.added_on', { date: format.date(created_at) })} ·{' '}
                {last_used_at
                  ? t('security.last_used', { time: format.dateTime(last_used_at) })
                  : t('security.never_used')}
              </span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}

import { Banknote, CalendarCheck, Dices, UserPlus } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import styles from './invite.module.css';

const steps = [
  [UserPlus, 'agency.step_1', 'agency.step_1_text'],
  [Dices, 'agency.step_2', 'agency.step_2_text'],
  [CalendarCheck, 'agency.step_3', 'agency.step_3_text'],
  [Banknote, 'agency.step_4', 'agency.step_4_text'],
] as const;

/** From the invitation to the money, in four steps. */
export function InviteSteps() {
  const t = useT();
  return (
    <ol className={styles.steps}>
      {steps.map(([Icon, name, text]) => (
        <li key={name} className={styles.step}>
          <span className={styles.stepIcon} aria-hidden="true">
            <Icon size={20} />
          </span>
          <span>
            <b>{t(name)}</b>
            <span className={styles.stepText}>{t(text)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

import { useT } from '../../lib/i18n.ts';
import styles from './password-meter.module.css';
import { passwordStrength } from './password-strength.ts';

const words = [
  null,
  'identity.strength_1',
  'identity.strength_2',
  'identity.strength_3',
  'identity.strength_4',
] as const;

/** Four bars and a word: how hard the password is to guess. Keeps its place while nothing is typed. */
export function PasswordMeter({ password, account }: { password: string; account: string }) {
  const t = useT();
  const strength = passwordStrength(password, account);
  const word = words[strength];
  return (
    <div className={styles.meter} data-strength={strength}>
      <span className={styles.bars} aria-hidden="true">
        {[1, 2, 3, 4].map((bar) => (
          <i key={bar} data-on={bar <= strength} />
        ))}
      </span>
      <span
        className={styles.word}
        role="status"
        aria-label={word ? `${t('identity.strength')}: ${t(word)}` : undefined}
      >
        {word && t(word)}
      </span>
    </div>
  );
}

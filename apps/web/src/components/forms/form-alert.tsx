import { CircleAlert } from 'lucide-react';
import styles from './form-alert.module.css';

/** Why a form as a whole was refused; announced at once, and room is made only when there is something to say. */
export function FormAlert({ words }: { words: string | null | undefined }) {
  return (
    <div className={styles.place} role="alert">
      {words && (
        <p className={styles.alert}>
          <CircleAlert size={18} aria-hidden="true" />
          <span>{words}</span>
        </p>
      )}
    </div>
  );
}

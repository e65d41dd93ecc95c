import styles from './announcement.module.css';

/** Says a result to those who do not see it; stays silent while there is none. */
export function Announcement({ text }: { text: string | null }) {
  return (
    <p className={styles.spoken} role="status" aria-live="polite">
      {text}
    </p>
  );
}

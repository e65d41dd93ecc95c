import { CircleHelp, Check as Tick, X } from 'lucide-react';
import styles from './fair-page.module.css';

/** One answer: yes, no, or not known. Told by sign and words, not by colour alone. */
export function Verdict({
  isTrue,
  words,
}: {
  isTrue: boolean | null;
  words: readonly [string, string, string];
}) {
  const [yes, no, open] = words;
  if (isTrue === null) {
    return (
      <p className={styles.verdict}>
        <CircleHelp size={20} aria-hidden="true" />
        {open}
      </p>
    );
  }
  return (
    <p className={`${styles.verdict} ${isTrue ? styles.yes : styles.no}`}>
      {isTrue ? <Tick size={20} aria-hidden="true" /> : <X size={20} aria-hidden="true" />}
      {isTrue ? yes : no}
    </p>
  );
}

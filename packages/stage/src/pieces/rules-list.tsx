import styles from './help.module.css';

/** A game's rules, one sentence a line. */
export function RulesList({ sentences }: { sentences: readonly string[] }) {
  return (
    <ul className={styles.rules}>
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

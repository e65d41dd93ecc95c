import { Check } from 'lucide-react';
import styles from './protection.module.css';

/** What a step brings about, line by line, before it is taken. */
export function Effects({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={styles.effects}>
      {lines.map((line) => (
        <li key={line}>
          <Check size={18} aria-hidden="true" />
          <span>{line}</span>
        </li>
      ))}
    </ul>
  );
}

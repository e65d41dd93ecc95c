import styles from './dotted-text.module.css';

const dot = ' · ';

/** Parts with dots between them, but for where a line ends. */
export function DottedText({ children }: { children: string }) {
  return (
    <span className={styles.parts}>
      {children.split(dot).map((part, place) => (
        <span key={part} className={styles.part}>
          {place > 0 && <i>{dot}</i>}
          {part}
        </span>
      ))}
    </span>
  );
}

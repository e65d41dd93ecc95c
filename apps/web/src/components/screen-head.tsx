import type { ReactNode } from 'react';
import styles from './screen-head.module.css';

/** The head of a screen: what it is, one line about it, one way on. */
export function ScreenHead({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {action}
    </header>
  );
}

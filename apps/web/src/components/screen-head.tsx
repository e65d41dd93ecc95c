import type { ReactNode } from 'react';
import styles from './screen-head.module.css';

interface Head {
  readonly title: string;
  readonly text?: string;
  readonly back?: ReactNode;
  readonly action?: ReactNode;
}

/** The head of a screen: the way back where it lies below another, what it is, one line about it, one way on. */
export function ScreenHead({ title, text, back, action }: Head) {
  return (
    <header className={styles.head}>
      <div className={styles.place}>
        {back}
        <div className={styles.words}>
          <h1>{title}</h1>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      </div>
      {action}
    </header>
  );
}

import { Card } from '@arara/ui';
import type { ReactNode } from 'react';
import { useTitle } from '../../lib/use-title.ts';
import { BackToCenter } from './back-to-center.tsx';
import styles from './form-screen.module.css';

/** One question to a screen: the way back, what it is for, the form. */
export function FormScreen({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  useTitle(title);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <BackToCenter />
        <h1>{title}</h1>
      </header>
      <Card padding="lg">
        <p className={styles.text}>{text}</p>
        {children}
      </Card>
    </div>
  );
}

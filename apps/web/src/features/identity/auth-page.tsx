import { VisuallyHidden } from '@arara/ui';
import type { ReactNode } from 'react';
import { AuthArt } from './auth-art.tsx';
import type { AuthKind } from './auth-panel.tsx';
import styles from './login-card.module.css';

interface AuthPageProps {
  kind: AuthKind;
  /** The page's name, spoken; what is seen says it in other words. */
  title: string;
  children: ReactNode;
}

/** A page of the way in: the night at the left on wide windows, the form at the right. */
export function AuthPage({ kind, title, children }: AuthPageProps) {
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <VisuallyHidden>
          <h1>{title}</h1>
        </VisuallyHidden>
        <div className={styles.art}>
          <AuthArt kind={kind} />
        </div>
        <div className={styles.form}>{children}</div>
      </section>
    </div>
  );
}

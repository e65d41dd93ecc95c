import { useState } from 'react';
import { readIntroducer } from '../../lib/introducer.ts';
import { sessionStore } from '../../lib/storage.ts';
import { AuthArt } from './auth-art.tsx';
import { type AuthKind, AuthPanel } from './auth-panel.tsx';
import styles from './login-card.module.css';

interface LoginCardProps {
  notice?: string;
  onDone?: () => void;
}

/** Login and registration as a page: the night at the left on wide windows, the form at the right. */
export function LoginCard({ notice, onDone }: LoginCardProps) {
  // Who follows an invitation is new here.
  const [kind, setKind] = useState<AuthKind>(readIntroducer(sessionStore) === '' ? 'login' : 'register');
  return (
    <section className={styles.card}>
      <div className={styles.art}>
        <AuthArt kind={kind} />
      </div>
      <div className={styles.form}>
        <AuthPanel kind={kind} onKindChange={setKind} notice={notice} {...(onDone ? { onDone } : {})} />
      </div>
    </section>
  );
}

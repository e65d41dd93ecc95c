import { VisuallyHidden } from '@arara/ui';
import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
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
  const t = useT();
  // Who follows an invitation is new here.
  const [kind, setKind] = useState<AuthKind>(readIntroducer(sessionStore) === '' ? 'login' : 'register');
  return (
    <div className={styles.page}>
      <section className={styles.card}>
        <VisuallyHidden>
          <h1>{t('identity.login_or_register')}</h1>
        </VisuallyHidden>
        <div className={styles.art}>
          <AuthArt kind={kind} />
        </div>
        <div className={styles.form}>
          <AuthPanel kind={kind} onKindChange={setKind} notice={notice} {...(onDone ? { onDone } : {})} />
        </div>
      </section>
    </div>
  );
}

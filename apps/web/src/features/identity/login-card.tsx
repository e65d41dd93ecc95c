import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { readIntroducer } from '../../lib/introducer.ts';
import { sessionStore } from '../../lib/storage.ts';
import { AuthPage } from './auth-page.tsx';
import { type AuthKind, AuthPanel } from './auth-panel.tsx';

interface LoginCardProps {
  notice?: string;
  onDone?: () => void;
}

/** Login and registration as a page. */
export function LoginCard({ notice, onDone }: LoginCardProps) {
  const t = useT();
  // Who follows an invitation is new here.
  const [kind, setKind] = useState<AuthKind>(readIntroducer(sessionStore) === '' ? 'login' : 'register');
  return (
    <AuthPage kind={kind} title={t('identity.login_or_register')}>
      <AuthPanel kind={kind} onKindChange={setKind} notice={notice} {...(onDone ? { onDone } : {})} />
    </AuthPage>
  );
}

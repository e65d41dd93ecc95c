import type { identity, RawInputOf } from '@arara/contract/schemas';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { useIsLoggedIn } from '../../lib/session.ts';
import { useKeptUntil } from '../../lib/use-kept-until.ts';
import { useTitle } from '../../lib/use-title.ts';
import { AuthPage } from './auth-page.tsx';
import styles from './forgot-password.module.css';
import { ForgotPersonForm } from './forgot-person-form.tsx';
import { ForgotSetForm } from './forgot-set-form.tsx';
import { LoginForm } from './login-form.tsx';

type Asked = RawInputOf<typeof identity.forgotPasswordCode>;

interface Sent {
  readonly asked: Pick<Asked, 'cpf' | 'birth_date' | 'channel'>;
  /** Belongs to the code. */
  readonly ticket: string;
}

/** `/forgot-password`: who somebody is, the code that was sent and a new password, then the login with it. */
export function ForgotPasswordPage() {
  const t = useT();
  const navigate = useNavigate();
  const isLoggedIn = useIsLoggedIn();
  /** The code that is on its way; null while none is. */
  const sent = useKeptUntil<Sent>('code_sent_password');
  /** What was asked before, for another code. */
  const [before, setBefore] = useState<Asked | null>(null);
  const [account, setAccount] = useState<string | null>(null);
  const done = useRef<HTMLHeadingElement>(null);
  useTitle(t('identity.forgot_title'));
  // On a phone what was filled in stood lower than what is to be read now.
  useEffect(() => {
    if (account !== null) done.current?.focus();
  }, [account]);
  useEffect(() => {
    // What opens the account besides the new password may be somebody else's.
    const to = account === null ? '/' : '/security-center/ways-in';
    if (isLoggedIn) void navigate({ to, replace: true });
  }, [isLoggedIn, account, navigate]);
  const again = () => {
    setBefore(sent.value?.asked ?? null);
    sent.forget();
  };
  const [title, text] =
    account === null
      ? [t('identity.forgot_title'), sent.value ? t('identity.forgot_effect') : t('identity.forgot_text')]
      : [t('identity.forgot_done'), t('identity.forgot_done_text', { account })];
  return (
    <AuthPage kind="login" title={t('identity.forgot')}>
      <header role={account === null ? undefined : 'status'}>
        <h2 ref={done} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </header>
      {account !== null ? (
        <LoginForm account={account} />
      ) : sent.value ? (
        <ForgotSetForm
          {...sent.value}
          onAgain={again}
          onDone={(opened) => {
            sent.forget();
            setAccount(opened);
          }}
        />
      ) : (
        <ForgotPersonForm
          before={before}
          onSent={({ cpf, birth_date, channel }, { ticket, expires_at }) =>
            sent.keep({ asked: { cpf, birth_date, channel }, ticket }, expires_at)
          }
        />
      )}
    </AuthPage>
  );
}

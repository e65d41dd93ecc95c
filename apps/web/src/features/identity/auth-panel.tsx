import { Tabs } from '@arara/ui';
import type { ReactNode } from 'react';
import { useT } from '../../lib/i18n.ts';
import styles from './auth-panel.module.css';
import { DemoDoor } from './demo-door.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';

export type AuthKind = 'login' | 'register';

interface AuthPanelProps {
  kind: AuthKind;
  onKindChange: (kind: AuthKind) => void;
  /** Said above the form, e.g. "please log in first". */
  notice?: string | undefined;
  onDone?: () => void;
}

/** Logging in and registering, one tab each. */
export function AuthPanel({ kind, onKindChange, notice, onDone }: AuthPanelProps) {
  const t = useT();
  const done = onDone ? { onDone } : {};
  const other = kind === 'login' ? 'register' : 'login';
  const under = (form: ReactNode) => (
    <div className={styles.form}>
      {notice && (
        <p className={styles.notice} role="status">
          {notice}
        </p>
      )}
      {form}
    </div>
  );
  return (
    <div className={styles.panel}>
      <Tabs
        label={t('identity.login_or_register')}
        value={kind}
        onValueChange={onKindChange}
        options={[
          { value: 'login', label: t('identity.log_in'), content: under(<LoginForm {...done} />) },
          {
            value: 'register',
            label: t('identity.create_account'),
            content: under(<RegisterForm {...done} />),
          },
        ]}
      />
      <p className={styles.other}>
        {t(kind === 'login' ? 'identity.no_account_yet' : 'identity.have_account')}{' '}
        <button type="button" className={styles.switch} onClick={() => onKindChange(other)}>
          {t(kind === 'login' ? 'identity.create_account' : 'identity.log_in')}
        </button>
      </p>
      <DemoDoor {...done} />
    </div>
  );
}

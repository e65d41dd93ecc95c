import { Button, Card, Tag } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { KeyRound, LockKeyhole } from 'lucide-react';
import type { ReactNode } from 'react';
import { ScreenHead } from '../../components/screen-head.tsx';
import { useT } from '../../lib/i18n.ts';
import { useMember } from '../../lib/session.ts';
import { useTitle } from '../../lib/use-title.ts';
import { PayoutAccounts } from './payout-accounts.tsx';
import styles from './security.module.css';
import { Sessions } from './sessions.tsx';

/** `/security-center`: both passwords, where money may go, and where the account is open. */
export function SecurityPage() {
  const t = useT();
  useTitle(t('security.title'));
  return (
    <>
      <ScreenHead title={t('security.title')} text={t('security.text')} />
      <div className={styles.desk}>
        <div className={styles.column}>
          <Passwords />
          <PayoutAccounts />
        </div>
        <div className={styles.column}>
          <Sessions />
        </div>
      </div>
    </>
  );
}

function Passwords() {
  const t = useT();
  const member = useMember();
  const hasPin = member?.has_qk_pwd ?? true;
  return (
    <Card padding="lg">
      <h2>{t('security.passwords')}</h2>
      <ul className={styles.list}>
        <PasswordRow
          icon={<LockKeyhole size={20} />}
          title={t('security.login_password')}
          text={t('security.login_password_text')}
          action={
            <Button link={<Link to="/security-center/change-password" />}>{t('security.change')}</Button>
          }
        />
        <PasswordRow
          icon={<KeyRound size={20} />}
          title={t('security.withdrawal_password')}
          text={t('security.withdrawal_password_about')}
          mark={member && !hasPin ? <Tag tone="sun">{t('security.not_set')}</Tag> : null}
          action={
            <Button
              tone={hasPin ? 'plain' : 'ivory'}
              link={<Link to="/security-center/withdrawal-password" />}
            >
              {hasPin ? t('security.change') : t('security.set')}
            </Button>
          }
        />
      </ul>
    </Card>
  );
}

interface PasswordRowProps {
  icon: ReactNode;
  title: string;
  text: string;
  mark?: ReactNode;
  action: ReactNode;
}

function PasswordRow({ icon, title, text, mark, action }: PasswordRowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          {title} {mark}
        </span>
        <span className={styles.text}>{text}</span>
      </span>
      {action}
    </li>
  );
}

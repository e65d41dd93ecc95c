import { identity } from '@arara/contract';
import { Button, Card, EmptyState } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { DoorOpen, History, ShieldQuestionMark } from 'lucide-react';
import { ScreenHead } from '../../components/screen-head.tsx';
import { TwoColumns } from '../../components/two-columns.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useMember } from '../../lib/session.ts';
import { setFlags } from '../../lib/ui-flags.ts';
import { useCall } from '../../lib/use-call.ts';
import { useTitle } from '../../lib/use-title.ts';
import { PayoutAccounts } from './payout-accounts.tsx';
import { ProtectionRow } from './protection-row.tsx';
import { ProtectionsCard } from './protections-card.tsx';
import styles from './security.module.css';
import { Sessions } from './sessions.tsx';
import { isSetAnewLately } from './ways-in.ts';
import { YourData } from './your-data.tsx';

/** `/security-center`: what protects the account, where money may go, where it is open, who has tried to get in, and the own data. */
export function SecurityPage() {
  const t = useT();
  const member = useMember();
  useTitle(t('security.title'));
  return (
    <>
      <ScreenHead title={t('security.title')} text={t('security.text')} />
      {member?.is_demo ? (
        <NothingToProtect />
      ) : (
        <TwoColumns
          first={
            <>
              <ProtectionsCard />
              <PayoutAccounts />
            </>
          }
          second={
            <>
              <Sessions />
              <Doors />
              <YourData />
            </>
          }
        />
      )}
    </>
  );
}

/** Who can get in, and who has tried to. */
function Doors() {
  const t = useT();
  const format = useFormat();
  const status = useCall(identity.securityStatus, {}).data;
  const setAt = status && isSetAnewLately(status, Date.now()) ? status.password_set_anew_at : null;
  return (
    <Card padding="lg">
      <ul>
        <ProtectionRow
          icon={<DoorOpen size={20} />}
          title={t('security.ways_title')}
          text={setAt ? t('security.ways_anew', { date: format.date(setAt) }) : t('security.ways_about')}
          action={
            <Button tone={setAt ? 'ivory' : 'plain'} link={<Link to="/security-center/ways-in" />}>
              {t('security.manage')}
            </Button>
          }
        />
        <ProtectionRow
          icon={<History size={20} />}
          title={t('security.login_history')}
          text={t('security.logins_total')}
          action={<Button link={<Link to="/security-center/login-history" />}>{t('common.see_all')}</Button>}
        />
      </ul>
    </Card>
  );
}

function NothingToProtect() {
  const t = useT();
  return (
    <Card padding="lg">
      <EmptyState
        picture={<ShieldQuestionMark className={styles.emptyMark} size={44} aria-hidden="true" />}
        title={t('security.demo_title')}
        text={t('security.demo_text')}
        actions={
          <Button tone="ivory" onClick={() => setFlags({ isRegisterShown: true })}>
            {t('identity.create_account')}
          </Button>
        }
      />
    </Card>
  );
}

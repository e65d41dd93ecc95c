import { identity } from '@arara/contract';
import { applyMask, Button, Card, masks, ProgressBar, Skeleton, Tag } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { FingerprintPattern, KeyRound, LockKeyhole, Mail, ShieldCheck, Smartphone } from 'lucide-react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall } from '../../lib/use-call.ts';
import { ProtectionRow } from './protection-row.tsx';
import { protections, type SecurityStatus, type Strength, strengthOf } from './protections.ts';
import styles from './security.module.css';

const tones = { weak: 'scarlet', good: 'sun', strong: 'leaf' } as const satisfies Record<Strength, string>;
const barTones = { weak: 'sun', good: 'cobalt', strong: 'leaf' } as const;

/** Everything that protects the account and how strong that makes it. */
export function ProtectionsCard() {
  const t = useT();
  const status = useCall(identity.securityStatus, {});
  return (
    <Card padding="lg" aria-busy={status.isPending}>
      <h2>{t('security.protection')}</h2>
      {status.isPending && (
        <div className={styles.waiting}>
          <Skeleton height={44} radius={10} />
          {[1, 2, 3, 4, 5, 6].map((row) => (
            <Skeleton key={row} height={56} radius={10} />
          ))}
        </div>
      )}
      {status.isError && <LoadFailed asked={status} />}
      {status.data && (
        <>
          <Score status={status.data} />
          <ul className={styles.list}>
            <Passwords status={status.data} />
            <Contacts status={status.data} />
            <SecondFactors status={status.data} />
          </ul>
        </>
      )}
    </Card>
  );
}

function Score({ status }: { status: SecurityStatus }) {
  const t = useT();
  const all = protections(status);
  const done = all.filter(Boolean).length;
  const strength = strengthOf(done, all.length);
  const words = t('security.protection_score', { done, all: all.length });
  return (
    <div className={styles.score}>
      <div className={styles.scoreWords}>
        <span>{words}</span>
        <Tag tone={tones[strength]}>{t(`security.strength_${strength}`)}</Tag>
      </div>
      <ProgressBar
        label={t('security.protection')}
        valueText={words}
        share={done / all.length}
        tone={barTones[strength]}
      />
    </div>
  );
}

function Passwords({ status }: { status: SecurityStatus }) {
  const t = useT();
  const { has_handed_password: isHanded, has_qk_pwd: hasPin } = status;
  return (
    <>
      <ProtectionRow
        icon={<LockKeyhole size={20} />}
        title={t('security.login_password')}
        text={t(isHanded ? 'security.handed_password_text' : 'security.login_password_text')}
        mark={isHanded && <Tag tone="sun">{t('security.handed_password')}</Tag>}
        action={
          <Button tone={isHanded ? 'ivory' : 'plain'} link={<Link to="/security-center/change-password" />}>
            {t('security.change')}
          </Button>
        }
      />
      <ProtectionRow
        icon={<KeyRound size={20} />}
        title={t('security.withdrawal_password')}
        text={t('security.withdrawal_password_about')}
        mark={!hasPin && <Tag tone="sun">{t('security.not_set')}</Tag>}
        action={
          <Button tone={hasPin ? 'plain' : 'ivory'} link={<Link to="/security-center/withdrawal-password" />}>
            {t(hasPin ? 'security.change' : 'security.set')}
          </Button>
        }
      />
    </>
  );
}

function Contacts({ status }: { status: SecurityStatus }) {
  const t = useT();
  const hasEmail = status.email_verified_at !== null;
  const hasPhone = status.phone_verified_at !== null;
  return (
    <>
      <ProtectionRow
        icon={<Mail size={20} />}
        title={t('security.email')}
        text={hasEmail ? status.email : t('security.email_about')}
        mark={
          hasEmail ? (
            <Tag tone="leaf">{t('security.verified')}</Tag>
          ) : (
            <Tag tone="sun">{t('security.not_bound')}</Tag>
          )
        }
        action={
          <Button link={<Link to="/security-center/bind-email" />}>
            {t(hasEmail ? 'security.change' : 'security.bind')}
          </Button>
        }
      />
      <ProtectionRow
        icon={<Smartphone size={20} />}
        title={t('security.phone')}
        text={applyMask(status.phone, masks.phone)}
        mark={
          hasPhone ? (
            <Tag tone="leaf">{t('security.verified')}</Tag>
          ) : (
            <Tag tone="sun">{t('security.not_verified')}</Tag>
          )
        }
        action={
          <Button link={<Link to="/security-center/phone" />}>
            {t(hasPhone ? 'security.change' : 'security.verify')}
          </Button>
        }
      />
    </>
  );
}

function SecondFactors({ status }: { status: SecurityStatus }) {
  const t = useT();
  const format = useFormat();
  const since = status.two_factor_since;
  return (
    <>
      <ProtectionRow
        icon={<ShieldCheck size={20} />}
        title={t('security.two_factor')}
        text={since ? t('security.since', { date: format.date(since) }) : t('security.two_factor_about')}
        mark={<Tag tone={since ? 'leaf' : 'muted'}>{t(since ? 'security.is_on' : 'security.is_off')}</Tag>}
        action={
          <Button link={<Link to="/security-center/two-factor" />}>
            {t(since ? 'security.manage' : 'security.turn_on')}
          </Button>
        }
      />
      <ProtectionRow
        icon={<FingerprintPattern size={20} />}
        title={t('security.passkeys')}
        text={t('security.passkeys_about')}
        mark={
          status.passkeys > 0 && (
            <Tag tone="leaf">{t('security.passkey_count', { count: status.passkeys })}</Tag>
          )
        }
        action={
          <Button link={<Link to="/security-center/passkeys" />}>
            {t(status.passkeys > 0 ? 'security.manage' : 'security.add')}
          </Button>
        }
      />
    </>
  );
}

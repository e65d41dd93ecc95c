import { identity } from '@arara/contract';
import { Button, Tag, useToast } from '@arara/ui';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import styles from './form-screen.module.css';
import { PasswordSheet } from './password-sheet.tsx';
import { ProtectionRow } from './protection-row.tsx';
import type { SecurityStatus } from './protections.ts';

interface TwoFactorOnProps {
  status: SecurityStatus;
  onCodes: (codes: readonly string[]) => Promise<void>;
}

/** It is on: since when, how many recovery codes are left, new ones, and the way off. */
export function TwoFactorOn({ status, onCodes }: TwoFactorOnProps) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const refresh = useRefresh();
  const renew = useAction(identity.twoFactorCodes);
  const disable = useAction(identity.twoFactorDisable);
  const [asked, ask] = useState<'renew' | 'disable' | null>(null);
  const left = status.recovery_codes_left;
  const sheet = (step: 'renew' | 'disable') => ({
    isOpen: asked === step,
    onOpenChange: (isOpen: boolean) => ask(isOpen ? step : null),
    asksCode: true,
  });
  return (
    <div className={styles.form}>
      <ul>
        <ProtectionRow
          icon={<ShieldCheck size={20} />}
          title={t('security.two_factor')}
          text={t('security.since', { date: format.date(status.two_factor_since ?? '') })}
          mark={<Tag tone="leaf">{t('security.is_on')}</Tag>}
        />
      </ul>
      <p className={left < 3 ? styles.few : styles.left}>{t('security.recovery_left', { count: left })}</p>
      <Button isWide size="lg" onClick={() => ask('renew')}>
        {t('security.new_codes')}
      </Button>
      <Button tone="danger" isWide size="lg" onClick={() => ask('disable')}>
        {t('security.turn_off')}
      </Button>
      <PasswordSheet
        {...sheet('renew')}
        title={t('security.new_codes')}
        text={t('security.new_codes_text')}
        action={t('security.new_codes')}
        onConfirm={async (password, code = '') => {
          const { recovery_codes } = await renew.mutateAsync({ password, code });
          await onCodes(recovery_codes);
        }}
      />
      <PasswordSheet
        {...sheet('disable')}
        title={t('security.turn_off_title')}
        text={t('security.turn_off_text')}
        action={t('security.turn_off')}
        isDanger
        onConfirm={async (password, code = '') => {
          await disable.mutateAsync({ password, code });
          ask(null);
          toast({ tone: 'leaf', title: t('security.two_factor_ended') });
          await refresh(identity.securityStatus);
        }}
      />
    </div>
  );
}

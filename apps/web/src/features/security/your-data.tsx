import { account } from '@arara/contract';
import { Button, Card, useToast } from '@arara/ui';
import { useNavigate } from '@tanstack/react-router';
import { DoorClosed, FileDown } from 'lucide-react';
import { useState } from 'react';
import { useHasTwoFactor } from '../../components/forms/use-has-two-factor.ts';
import { useT } from '../../lib/i18n.ts';
import { leaveClosed } from '../../lib/session.ts';
import { useAction } from '../../lib/use-call.ts';
import { PasswordSheet } from './password-sheet.tsx';
import { ProtectionRow } from './protection-row.tsx';
import styles from './security.module.css';

/** What a member may ask of the own data: to take it along, and to close the account. */
export function YourData() {
  const t = useT();
  const [asked, ask] = useState<'download' | 'close' | null>(null);
  const sheet = (step: 'download' | 'close') => ({
    isOpen: asked === step,
    onOpenChange: (isOpen: boolean) => ask(isOpen ? step : null),
    onDone: () => ask(null),
  });
  return (
    <Card padding="lg">
      <h2>{t('account.data_title')}</h2>
      <ul className={styles.list}>
        <ProtectionRow
          icon={<FileDown size={20} />}
          title={t('account.download')}
          text={t('account.download_about')}
          action={<Button onClick={() => ask('download')}>{t('account.download_short')}</Button>}
        />
        <ProtectionRow
          icon={<DoorClosed size={20} />}
          title={t('account.close')}
          text={t('account.close_about')}
          action={
            <Button tone="ghost" onClick={() => ask('close')}>
              {t('account.close_short')}
            </Button>
          }
        />
      </ul>
      <DownloadSheet {...sheet('download')} />
      <CloseSheet {...sheet('close')} />
    </Card>
  );
}

interface StepProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onDone: () => void;
}

function DownloadSheet({ onDone, ...sheet }: StepProps) {
  const t = useT();
  const toast = useToast();
  const open = useAction(account.accountData);
  const asksCode = useHasTwoFactor();
  return (
    <PasswordSheet
      {...sheet}
      title={t('account.download')}
      text={t('account.download_text')}
      action={t('account.download_short')}
      asksCode={asksCode}
      onConfirm={async (password, code) => {
        const { path } = await open.mutateAsync({ password, code });
        // An attachment: the browser saves it, and the page stays.
        window.location.assign(path);
        onDone();
        toast({ tone: 'leaf', title: t('account.download_started') });
      }}
    />
  );
}

const consequences = ['before', 'sessions', 'news', 'kept', 'excluded'] as const;

function CloseSheet({ onDone, ...sheet }: StepProps) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const close = useAction(account.accountClose);
  const asksCode = useHasTwoFactor();
  return (
    <PasswordSheet
      {...sheet}
      title={t('account.close_title')}
      action={t('account.close')}
      isDanger
      asksCode={asksCode}
      onConfirm={async (password, code) => {
        await close.mutateAsync({ password, code });
        onDone();
        leaveClosed();
        await navigate({ to: '/' });
        toast({ tone: 'leaf', title: t('account.closed'), text: t('account.closed_text') });
      }}
    >
      <ul className={styles.consequences}>
        {consequences.map((name) => (
          <li key={name}>{t(`account.close_${name}`)}</li>
        ))}
      </ul>
    </PasswordSheet>
  );
}

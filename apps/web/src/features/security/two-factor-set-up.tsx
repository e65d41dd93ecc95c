import { type DataOf, identity } from '@arara/contract';
import { Button, PinField, QrCode, useToast } from '@arara/ui';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { LoginPasswordField } from '../../components/forms/login-password-field.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction } from '../../lib/use-call.ts';
import { useCopy } from '../../lib/use-copy.ts';
import styles from './form-screen.module.css';

type Begun = DataOf<typeof identity.twoFactorBegin>;
type Tell = (codes: readonly string[]) => Promise<void>;

/** The password, then the secret for the app and the first code it shows. */
export function TwoFactorSetUp({ onCodes }: { onCodes: Tell }) {
  const [begun, setBegun] = useState<Begun | null>(null);
  return begun ? <ScanStep begun={begun} onCodes={onCodes} /> : <PasswordStep onBegun={setBegun} />;
}

function PasswordStep({ onBegun }: { onBegun: (begun: Begun) => void }) {
  const t = useT();
  const failureWords = useFailureWords();
  const begin = useAction(identity.twoFactorBegin);
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = async () => {
    if (password === '') return setFault(t('errors.enter_password'));
    setFault(null);
    try {
      onBegun(await begin.mutateAsync({ password }));
    } catch (error) {
      setFault(failureWords(error));
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <LoginPasswordField
        hint={t('security.login_password_why')}
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={fault}
      />
      <Button tone="cta" size="lg" type="submit" isWide isLoading={begin.isPending}>
        {t('common.next')}
      </Button>
    </form>
  );
}

function ScanStep({ begun, onCodes }: { begun: Begun; onCodes: Tell }) {
  const t = useT();
  const toast = useToast();
  const failureWords = useFailureWords();
  const confirm = useAction(identity.twoFactorConfirm);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (digits: string) => {
    if (digits.length < 6) return setFault(t('errors.code_format'));
    setFault(null);
    try {
      const { recovery_codes } = await confirm.mutateAsync({ code: digits });
      toast({ tone: 'leaf', title: t('security.two_factor_done') });
      await onCodes(recovery_codes);
    } catch (error) {
      setCode('');
      setFault(failureWords(error));
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(code);
      }}
    >
      <div className={styles.scan}>
        <p>{t('security.two_factor_scan')}</p>
        <QrCode text={begun.otpauth_uri} label={t('security.two_factor_qr')} />
        <a className={styles.appLink} href={begun.otpauth_uri}>
          {t('security.two_factor_open')}
        </a>
      </div>
      <Secret secret={begun.secret} />
      <PinField
        label={t('security.two_factor_code')}
        isCode
        value={code}
        onValueChange={setCode}
        onComplete={(digits) => void submit(digits)}
        error={fault}
      />
      <Button tone="cta" size="lg" type="submit" isWide isLoading={confirm.isPending}>
        {t('security.turn_on')}
      </Button>
    </form>
  );
}

function Secret({ secret }: { secret: string }) {
  const t = useT();
  const { isCopied, copy } = useCopy();
  const groups = secret.match(/.{1,4}/g)?.join(' ') ?? secret;
  return (
    <div className={styles.secret}>
      <span className={styles.secretLabel}>{t('security.two_factor_secret')}</span>
      <code className={styles.secretKey}>{groups}</code>
      <Button
        size="sm"
        icon={isCopied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
        onClick={() => void copy(secret)}
      >
        {t(isCopied ? 'common.copied' : 'security.copy_key')}
      </Button>
    </div>
  );
}

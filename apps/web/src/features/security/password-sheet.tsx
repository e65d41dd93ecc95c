import { CallError } from '@arara/contract';
import { Button, Sheet } from '@arara/ui';
import { type ReactNode, useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { LoginPasswordField } from '../../components/forms/login-password-field.tsx';
import { SecondCodeField } from '../../components/forms/second-code-field.tsx';
import { failedFields, useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './form-screen.module.css';

interface PasswordSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: string;
  text?: string;
  action: string;
  isDanger?: boolean;
  /** Fields above the password. */
  children?: ReactNode;
  /** Also asks for a code of the app, or a recovery code. */
  asksCode?: boolean;
  /** `code` is undefined where none is asked for. Rejects with the failure of the call; a resolved one is done. */
  onConfirm: (password: string, code: string | undefined) => Promise<void>;
}

/** The login password before something that weakens or opens the account. */
export function PasswordSheet(props: PasswordSheetProps) {
  const { isOpen, onOpenChange, title, text } = props;
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={title}
      {...(text ? { text } : {})}
      closeLabel={t('common.close')}
    >
      <PasswordForm {...props} />
    </Sheet>
  );
}

interface Faults {
  password?: string;
  code?: string;
  form?: string;
}

/** Which field a refusal is about. */
const placeOf: Readonly<Record<string, keyof Faults>> = {
  password_wrong: 'password',
  code_wrong: 'code',
};

function PasswordForm({ action, isDanger, children, asksCode, onConfirm }: PasswordSheetProps) {
  const t = useT();
  const failureWords = useFailureWords();
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [isBusy, setBusy] = useState(false);
  const faultsOf = (error: unknown): Faults => {
    const [field] = failedFields(error);
    if (field?.field === 'password' || field?.field === 'code') return { [field.field]: field.message };
    const place = error instanceof CallError ? placeOf[error.fail?.error ?? ''] : undefined;
    return { [place ?? 'form']: field?.message ?? failureWords(error) };
  };
  const confirm = async () => {
    const missing: Faults = {
      ...(password === '' && { password: t('errors.enter_password') }),
      ...(asksCode && code.trim() === '' && { code: t('errors.enter_verification_code') }),
    };
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    setBusy(true);
    try {
      await onConfirm(password, asksCode ? code : undefined);
    } catch (error) {
      setFaults(faultsOf(error));
    }
    setBusy(false);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      {children}
      <LoginPasswordField
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
        error={faults.password}
      />
      {asksCode && (
        <SecondCodeField
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={faults.code}
        />
      )}
      <FormAlert words={faults.form} />
      <Button tone={isDanger ? 'danger' : 'cta'} size="lg" type="submit" isWide isLoading={isBusy}>
        {action}
      </Button>
    </form>
  );
}

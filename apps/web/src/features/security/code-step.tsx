import { Button, PinField } from '@arara/ui';
import { useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { failedFields, useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import styles from './form-screen.module.css';
import { useCooldown } from './use-cooldown.ts';

interface CodeStepProps {
  /** Where the code went, as people read it. */
  address: string;
  otherLabel: string;
  /** Rejects with the failure of the call. */
  onConfirm: (code: string) => Promise<void>;
  onSendAgain: () => Promise<void>;
  onOther: () => void;
}

/** The six digits that were sent: confirm them, have them sent again, or use another address. */
export function CodeStep({ address, otherLabel, onConfirm, onSendAgain, onOther }: CodeStepProps) {
  const t = useT();
  const failureWords = useFailureWords();
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [alert, setAlert] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { seconds, start, startFrom } = useCooldown();
  const confirm = async (digits: string) => {
    setFault(null);
    setAlert(null);
    if (digits.length < 6) return setFault(t('errors.code_format'));
    setBusy(true);
    try {
      await onConfirm(digits);
    } catch (error) {
      setCode('');
      setFault(failedFields(error)[0]?.message ?? failureWords(error));
    }
    setBusy(false);
  };
  const sendAgain = async () => {
    setAlert(null);
    setFault(null);
    try {
      await onSendAgain();
      setCode('');
      start();
    } catch (error) {
      startFrom(error);
      setAlert(failureWords(error));
    }
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void confirm(code);
      }}
    >
      <p className={styles.sent} role="status">
        {t('security.code_sent', { address })}
      </p>
      <PinField
        label={t('security.code')}
        isCode
        autoFocus
        value={code}
        onValueChange={setCode}
        onComplete={(digits) => void confirm(digits)}
        error={fault}
      />
      <FormAlert words={alert} />
      <Button tone="cta" size="lg" type="submit" isWide isLoading={isBusy}>
        {t('common.confirm')}
      </Button>
      <div className={styles.ways}>
        <Button tone="ghost" disabled={seconds > 0} onClick={() => void sendAgain()}>
          {seconds > 0 ? t('security.send_again_in', { seconds }) : t('security.send_again')}
        </Button>
        <Button tone="ghost" onClick={onOther}>
          {otherLabel}
        </Button>
      </div>
    </form>
  );
}

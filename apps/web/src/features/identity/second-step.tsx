import { CallError, identity } from '@arara/contract';
import { Button, Field, PinField } from '@arara/ui';
import { ChevronLeft, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { failedFields, useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { signIn } from '../../lib/session.ts';
import { useAction } from '../../lib/use-call.ts';
import styles from './form.module.css';

interface SecondStepProps {
  challenge: string;
  /** The challenge is over, or the player turned back; `words` say why. */
  onBack: (words: string | null) => void;
  onDone?: () => void;
}

/** After the password: six digits of the authenticator app, or a recovery code. */
export function SecondStep({ challenge, onBack, onDone }: SecondStepProps) {
  const t = useT();
  const failureWords = useFailureWords();
  const login = useAction(identity.twoFactorLogin);
  const [isRecovery, setRecovery] = useState(false);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const submit = async (given: string) => {
    if (given.trim() === '') return setFault(t('errors.enter_verification_code'));
    setFault(null);
    try {
      const { token } = await login.mutateAsync({ challenge, code: given });
      await signIn(token);
      onDone?.();
    } catch (error) {
      const isOver = error instanceof CallError && error.fail?.error === 'challenge_expired';
      if (isOver) return onBack(failureWords(error));
      setCode('');
      setFault(failedFields(error)[0]?.message ?? failureWords(error));
    }
  };
  const change = () => {
    setRecovery(!isRecovery);
    setCode('');
    setFault(null);
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
      <div>
        <h2>{t('identity.second_step')}</h2>
        <p className={styles.text}>
          {t(isRecovery ? 'identity.recovery_step_text' : 'identity.second_step_text')}
        </p>
      </div>
      {isRecovery ? (
        <Field
          label={t('identity.recovery_code')}
          prefix={<KeyRound size={18} aria-hidden="true" />}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={fault}
        />
      ) : (
        <PinField
          label={t('identity.app_code')}
          isCode
          autoFocus
          value={code}
          onValueChange={setCode}
          onComplete={(digits) => void submit(digits)}
          error={fault}
        />
      )}
      <Button type="submit" tone="cta" size="lg" isWide isLoading={login.isPending}>
        {t('identity.log_in')}
      </Button>
      <div className={styles.ways}>
        <Button tone="ghost" icon={<ChevronLeft size={18} aria-hidden="true" />} onClick={() => onBack(null)}>
          {t('common.back')}
        </Button>
        <Button tone="ghost" onClick={change}>
          {t(isRecovery ? 'identity.use_app' : 'identity.use_recovery')}
        </Button>
      </div>
    </form>
  );
}

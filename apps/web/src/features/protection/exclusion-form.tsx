import { protection } from '@arara/contract';
import { Button, Checkbox, useToast } from '@arara/ui';
import { type FormEvent, useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { LoginPasswordField } from '../../components/forms/login-password-field.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import { Effects } from './effects.tsx';
import styles from './protection.module.css';
import { startAtTop } from './start-at-top.ts';

interface ExclusionFormProps {
  months: (typeof protection.exclusionMonths)[number] | null;
  onDone: () => void;
}

/** What a self-exclusion brings about, and the password and the yes that it takes. */
export function ExclusionForm({ months, onDone }: ExclusionFormProps) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const exclude = useAction(protection.protectionExclude);
  const [password, setPassword] = useState('');
  const [isUnderstood, understand] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await exclude.mutateAsync({ months, password });
      toast({ tone: 'leaf', title: t('protection.exclusion_done') });
      onDone();
      startAtTop();
    } catch {
      // The alert says why.
    }
    await refresh(protection.protectionSettings);
  };
  return (
    <form className={styles.sheet} onSubmit={(event) => void submit(event)} noValidate>
      <Effects
        lines={[
          t('protection.exclusion_effect'),
          t('protection.exclusion_withdrawals'),
          t('protection.exclusion_fixed'),
          t(months === null ? 'protection.exclusion_forever' : 'protection.exclusion_return'),
        ]}
      />
      <LoginPasswordField value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
      <Checkbox
        label={t('protection.understood')}
        checked={isUnderstood}
        onChange={(event) => understand(event.currentTarget.checked)}
      />
      <FormAlert words={exclude.error && failureWords(exclude.error)} />
      <Button
        tone="danger"
        type="submit"
        isWide
        size="lg"
        isLoading={exclude.isPending}
        disabled={!isUnderstood || password === ''}
      >
        {t('protection.exclusion_button')}
      </Button>
      <Button isWide size="lg" onClick={onDone}>
        {t('common.not_now')}
      </Button>
    </form>
  );
}

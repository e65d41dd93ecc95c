import { protection } from '@arara/contract';
import { Button, Card, Sheet } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import { LoginPasswordField } from '../forms/login-password-field.tsx';
import styles from './pause-notice.module.css';
import { pauseWords } from './pause-words.ts';
import type { Pause } from './use-pause.ts';

/** That play is closed, until when, and what stays open. */
export function PauseNotice({ pause }: { pause: Pause }) {
  const t = useT();
  const format = useFormat();
  return (
    <Card padding="lg" className={styles.notice ?? ''} role="status">
      <span className={styles.mark} aria-hidden="true">
        <Hourglass size={22} />
      </span>
      <div className={styles.words}>
        <h2>{pauseWords(pause, t, format.dateTime)}</h2>
        <p className={styles.about}>
          {t(pause.may_return ? 'protection.over_text' : 'protection.closed_text')}
        </p>
      </div>
      <div className={styles.actions}>
        {pause.may_return && <AskReturn />}
        <Button link={<Link to="/withdraw" />}>{t('wallet.withdraw_title')}</Button>
      </div>
    </Card>
  );
}

/** Asks to come back after a self-exclusion, with the password. */
function AskReturn() {
  const t = useT();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const comeBack = useAction(protection.protectionReturn);
  const [password, setPassword] = useState('');
  const [isAsked, ask] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await comeBack.mutateAsync({ password });
      ask(false);
    } catch {
      // The alert says why.
    }
    await refresh(protection.protectionSettings);
  };
  return (
    <>
      <Button tone="ivory" onClick={() => ask(true)}>
        {t('protection.ask_return')}
      </Button>
      <Sheet
        isOpen={isAsked}
        onOpenChange={ask}
        title={t('protection.ask_return')}
        text={t('protection.return_text')}
        closeLabel={t('common.close')}
      >
        <form className={styles.sheet} onSubmit={(event) => void submit(event)} noValidate>
          <LoginPasswordField value={password} onChange={(event) => setPassword(event.currentTarget.value)} />
          <FormAlert words={comeBack.error && failureWords(comeBack.error)} />
          <Button
            tone="ivory"
            type="submit"
            isWide
            size="lg"
            isLoading={comeBack.isPending}
            disabled={password === ''}
          >
            {t('protection.ask_return')}
          </Button>
        </form>
      </Sheet>
    </>
  );
}

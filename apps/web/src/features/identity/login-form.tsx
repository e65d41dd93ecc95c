import { CallError, identity, type RawInputOf } from '@arara/contract/schemas';
import { Button, Field } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { Lock, UserRound } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldWords, placeFailure } from '../../components/forms/field-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { closeAuth } from '../../lib/close-auth.ts';
import { useT } from '../../lib/i18n.ts';
import { signIn } from '../../lib/session.ts';
import { useAction } from '../../lib/use-call.ts';
import { type CaptchaAnswer, CaptchaField } from './captcha-field.tsx';
import styles from './form.module.css';

import { PasskeyButton } from './passkey-button.tsx';
import { SecondStep } from './second-step.tsx';

type LoginInput = RawInputOf<typeof identity.login>;

const fieldOfError = { captcha_required: 'captcha_code', captcha_wrong: 'captcha_code' } as const;

interface LoginFormProps {
  /** Whoever has just set its password anew: nothing is forgotten then. */
  account?: string;
  onDone?: () => void;
}

/** Account and password, or a passkey; a verification code once the server asks for one, and the second step after it. */
export function LoginForm({ account = '', onDone }: LoginFormProps) {
  const t = useT();
  const login = useAction(identity.login);
  const [refusals, setRefusals] = useState(0);
  const [alert, setAlert] = useState<string | null>(null);
  const [isShutOut, setShutOut] = useState(false);
  const [needsCaptcha, setNeedsCaptcha] = useState(false);
  const [challenge, setChallenge] = useState<string | null>(null);
  const form = useForm<LoginInput>({
    resolver: zodResolver(identity.login.input),
    defaultValues: { account, password: '' },
    mode: 'onTouched',
  });
  const { errors, isSubmitting } = form.formState;
  const { setValue } = form;
  const answerCaptcha = useCallback(
    (answer: CaptchaAnswer) => {
      setValue('captcha_key', answer.captcha_key);
      setValue('captcha_code', answer.captcha_code);
    },
    [setValue],
  );
  const words = (name: keyof LoginInput) => fieldWords(errors[name]);

  const submit = form.handleSubmit(
    async (input) => {
      setAlert(null);
      setShutOut(false);
      try {
        const { token } = await login.mutateAsync(input);
        await signIn(token);
        onDone?.();
      } catch (error) {
        const asked = secondStepOf(error);
        if (asked) return setChallenge(asked);
        setRefusals((count) => count + 1);
        const code = error instanceof CallError ? error.fail?.error : undefined;
        setShutOut(code === 'member_frozen' || code === 'account_closed');
        if (code === 'captcha_required' || code === 'captcha_wrong') setNeedsCaptcha(true);
        setAlert(placeFailure(error, ['account', 'password'], form.setError, fieldOfError));
      }
    },
    () => setAlert(t('common.form_error')),
  );

  const done = onDone ? { onDone } : {};
  const backToPassword = (words: string | null) => {
    setChallenge(null);
    setAlert(words);
    // A verification code serves once.
    setRefusals((count) => count + 1);
  };

  if (challenge) return <SecondStep challenge={challenge} onBack={backToPassword} {...done} />;
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        {...form.register('account')}
        label={t('identity.account_or_cpf')}
        error={words('account')}
        prefix={<UserRound size={18} aria-hidden="true" />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
      />
      <Field
        {...form.register('password')}
        label={t('identity.password')}
        error={words('password')}
        prefix={<Lock size={18} aria-hidden="true" />}
        type="password"
        reveal={{ show: t('common.show_password'), hide: t('common.hide_password') }}
        autoComplete="current-password"
        enterKeyHint="go"
      />
      {account === '' && (
        <Link className={styles.forgot} to="/forgot-password" onClick={closeAuth}>
          {t('identity.forgot')}
        </Link>
      )}
      {needsCaptcha && (
        <CaptchaField
          value={{
            captcha_key: form.watch('captcha_key') ?? '',
            captcha_code: form.watch('captcha_code') ?? '',
          }}
          onValueChange={answerCaptcha}
          error={words('captcha_code')}
          refusals={refusals}
        />
      )}
      <FormAlert words={alert} />
      {isShutOut && (
        <Link className={styles.help} to="/information-center/support" onClick={closeAuth}>
          {t('identity.forgot_help')}
        </Link>
      )}
      <Button type="submit" tone="cta" size="lg" isWide isLoading={isSubmitting}>
        {t('identity.log_in')}
      </Button>
      <PasskeyButton onFault={setAlert} {...done} />
    </form>
  );
}

/** The challenge of the second step, when that is what the login asks for. */
function secondStepOf(error: unknown): string | null {
  const fail = error instanceof CallError ? error.fail : null;
  const challenge = fail?.error === 'two_factor_required' ? fail.data?.challenge : null;
  return typeof challenge === 'string' ? challenge : null;
}

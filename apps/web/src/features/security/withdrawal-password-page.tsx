import { identity } from '@arara/contract';
import { Button, PinField, useToast } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldWords, placeFailure } from '../../components/forms/field-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { LoginPasswordField } from '../../components/forms/login-password-field.tsx';
import { SecondCodeField } from '../../components/forms/second-code-field.tsx';
import { placesOfCode, useHasTwoFactor } from '../../components/forms/use-has-two-factor.ts';
import { useT } from '../../lib/i18n.ts';
import { useMember } from '../../lib/session.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import styles from './form-screen.module.css';
import { FormScreen } from './form-screen.tsx';
import { withdrawalPasswordSchema } from './password-rules.ts';

type Form = z.input<typeof withdrawalPasswordSchema>;

const shown = ['qk_pwd', 'qk_pwd_confirmation', 'password', 'code'] as const;
const fieldOfError = { password_wrong: 'password', password_same: 'qk_pwd' } as const;

/** `/security-center/withdrawal-password`: sets or changes the six digits, then goes back to where they were missing. */
export function WithdrawalPasswordPage() {
  const t = useT();
  const toast = useToast();
  const goBack = useGoBack('/security-center');
  const refresh = useRefresh();
  const member = useMember();
  const asksCode = useHasTwoFactor();
  const set = useAction(identity.setWithdrawalPassword);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Form>({
    resolver: zodResolver(withdrawalPasswordSchema),
    defaultValues: { qk_pwd: '', qk_pwd_confirmation: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setRefusal(null);
    try {
      await set.mutateAsync(input);
      await Promise.all([refresh(identity.me), refresh(identity.securityStatus)]);
      toast({ tone: 'leaf', title: t('security.withdrawal_password_saved') });
      goBack();
    } catch (error) {
      setRefusal(
        placeFailure(error, shown, form.setError, { ...fieldOfError, ...(asksCode && placesOfCode) }),
      );
    }
  });
  const title = member?.has_qk_pwd
    ? 'security.change_withdrawal_password'
    : 'security.set_withdrawal_password';
  return (
    <FormScreen title={t(title)} text={t('security.withdrawal_password_text')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Controller
          control={form.control}
          name="qk_pwd"
          render={({ field, fieldState }) => (
            <PinField
              ref={field.ref}
              label={t('security.new_withdrawal_password')}
              value={field.value}
              onValueChange={field.onChange}
              error={fieldWords(fieldState.error)}
            />
          )}
        />
        <Controller
          control={form.control}
          name="qk_pwd_confirmation"
          render={({ field, fieldState }) => (
            <PinField
              ref={field.ref}
              label={t('security.withdrawal_password_again')}
              value={field.value}
              onValueChange={field.onChange}
              error={fieldWords(fieldState.error)}
            />
          )}
        />
        <LoginPasswordField
          hint={t('security.login_password_why')}
          error={fieldWords(errors.password)}
          {...form.register('password')}
        />
        {asksCode && <SecondCodeField error={fieldWords(errors.code)} {...form.register('code')} />}
        <FormAlert words={refusal} />
        <Button tone="cta" size="lg" type="submit" isWide isLoading={isSubmitting}>
          {t('security.save_withdrawal_password')}
        </Button>
      </form>
    </FormScreen>
  );
}

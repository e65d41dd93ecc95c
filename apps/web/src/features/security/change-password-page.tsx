import { identity } from '@arara/contract';
import { Button, Field, useToast } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldWords, placeFailure } from '../../components/forms/field-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { NewPasswordFields } from '../../components/forms/new-password-fields.tsx';
import { SecondCodeField } from '../../components/forms/second-code-field.tsx';
import { placesOfCode, useHasTwoFactor } from '../../components/forms/use-has-two-factor.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useCall, useRefresh } from '../../lib/use-call.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import styles from './form-screen.module.css';
import { FormScreen } from './form-screen.tsx';
import { PasskeysToRemove } from './passkeys-to-remove.tsx';
import { changePasswordSchema } from './password-rules.ts';

type Form = z.input<typeof changePasswordSchema>;

const shown = ['current_password', 'new_password', 'new_password_confirmation', 'code'] as const;
const fieldOfError = { password_wrong: 'current_password', password_same: 'new_password' } as const;

/** `/security-center/change-password`: the login password; every other session ends with it, and the passkeys that are ticked. */
export function ChangePasswordPage() {
  const t = useT();
  const toast = useToast();
  const goBack = useGoBack('/security-center');
  const refresh = useRefresh();
  const asksCode = useHasTwoFactor();
  const status = useCall(identity.securityStatus, {}).data;
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const change = useAction(identity.changePassword);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Form>({
    resolver: zodResolver(changePasswordSchema),
    defaultValues: { current_password: '', new_password: '', new_password_confirmation: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const reveal = { show: t('common.show_password'), hide: t('common.hide_password') };
  const submit = form.handleSubmit(async (input) => {
    setRefusal(null);
    try {
      await change.mutateAsync({ ...input, remove_passkeys: [...removed] });
      for (const call of [identity.sessions, identity.passkeys, identity.securityStatus]) void refresh(call);
      toast({
        tone: 'leaf',
        title: t('security.password_changed'),
        text: t('security.password_changed_text'),
      });
      goBack();
    } catch (error) {
      setRefusal(
        placeFailure(error, shown, form.setError, { ...fieldOfError, ...(asksCode && placesOfCode) }),
      );
    }
  });
  return (
    <FormScreen title={t('security.change_password')} text={t('security.change_password_text')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          label={t('security.current_password')}
          type="password"
          autoComplete="current-password"
          reveal={reveal}
          error={fieldWords(errors.current_password)}
          {...form.register('current_password')}
        />
        <NewPasswordFields register={form.register} errors={errors} hint={t('security.new_password_hint')} />
        {asksCode && <SecondCodeField error={fieldWords(errors.code)} {...form.register('code')} />}
        {status?.has_handed_password ? (
          <p className={styles.few}>{t('security.handed_password_text')}</p>
        ) : (
          <PasskeysToRemove chosen={removed} onChoose={setRemoved} />
        )}
        <FormAlert words={refusal} />
        <Button tone="cta" size="lg" type="submit" isWide isLoading={isSubmitting}>
          {t('security.change_password')}
        </Button>
      </form>
    </FormScreen>
  );
}

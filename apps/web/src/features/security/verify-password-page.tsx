import { identity, type RawInputOf } from '@arara/contract/schemas';
import { Button } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldWords, placeFailure } from '../../components/forms/field-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { LoginPasswordField } from '../../components/forms/login-password-field.tsx';
import { useT } from '../../lib/i18n.ts';
import { useAction } from '../../lib/use-call.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import styles from './form-screen.module.css';
import { FormScreen } from './form-screen.tsx';
import { markVerified } from './verification.ts';

type Form = RawInputOf<typeof identity.verifyPassword>;

/** `/security-center/verify-password`: the login password before a sensitive step, then back to that step. */
export function VerifyPasswordPage() {
  const t = useT();
  const goBack = useGoBack('/security-center');
  const verify = useAction(identity.verifyPassword);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Form>({
    resolver: zodResolver(identity.verifyPassword.input),
    defaultValues: { password: '' },
  });
  const submit = form.handleSubmit(async (input) => {
    setRefusal(null);
    try {
      await verify.mutateAsync(input);
      markVerified();
      goBack();
    } catch (error) {
      setRefusal(placeFailure(error, ['password'], form.setError, { password_wrong: 'password' }));
    }
  });
  return (
    <FormScreen title={t('security.verify_title')} text={t('security.verify_text')}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <LoginPasswordField
          error={fieldWords(form.formState.errors.password)}
          {...form.register('password')}
        />
        <FormAlert words={refusal} />
        <Button tone="cta" size="lg" type="submit" isWide isLoading={form.formState.isSubmitting}>
          {t('security.verify_action')}
        </Button>
      </form>
    </FormScreen>
  );
}

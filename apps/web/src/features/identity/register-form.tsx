import { identity } from '@arara/contract';
import { Button, useToast } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { fieldWords, placeFailure } from '../../components/forms/field-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { PersonFields } from '../../components/registration/person-fields.tsx';
import { TermsField } from '../../components/registration/terms-field.tsx';
import { useT } from '../../lib/i18n.ts';
import { readIntroducer } from '../../lib/introducer.ts';
import { signIn } from '../../lib/session.ts';
import { sessionStore } from '../../lib/storage.ts';
import { useAction } from '../../lib/use-call.ts';
import { type CaptchaAnswer, CaptchaField } from './captcha-field.tsx';
import styles from './form.module.css';
import { IntroducerField } from './introducer-field.tsx';

import { type RegisterInput, registerSchema } from './register-schema.ts';

const fieldOfError = {
  captcha_required: 'captcha_code',
  captcha_wrong: 'captcha_code',
  account_taken: 'account',
  cpf_taken: 'cpf',
} as const;

const shownFields = [
  'account',
  'password',
  'password_confirmation',
  'realname',
  'cpf',
  'birth_date',
  'phone',
  'introducer',
  'captcha_code',
  'terms_accepted',
] as const satisfies readonly (keyof RegisterInput)[];

/** Everything a registration takes; ends logged in, or says what to correct and where. */
export function RegisterForm({ onDone }: { onDone?: () => void }) {
  const t = useT();
  const showToast = useToast();
  const registration = useAction(identity.register);
  const [refusals, setRefusals] = useState(0);
  const [alert, setAlert] = useState<string | null>(null);
  const form = useForm<RegisterInput>({
    resolver: zodResolver(registerSchema),
    defaultValues: {
      account: '',
      password: '',
      password_confirmation: '',
      realname: '',
      cpf: '',
      birth_date: '',
      phone: '',
      introducer: readIntroducer(sessionStore),
    },
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
  const words = (name: keyof RegisterInput) => fieldWords(errors[name]);

  const submit = form.handleSubmit(
    async (input) => {
      setAlert(null);
      try {
        const { token } = await registration.mutateAsync(input);
        showToast({ title: t('identity.registration_done'), tone: 'leaf' });
        await signIn(token);
        onDone?.();
      } catch (error) {
        setRefusals((count) => count + 1);
        const reason =
          placeFailure(error, shownFields, form.setError, fieldOfError) ?? t('common.form_error');
        setAlert(`${t('identity.registration_failed')}. ${reason}`);
      }
    },
    () => setAlert(t('common.form_error')),
  );

  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={submit} noValidate>
        <PersonFields nameHint={t('identity.real_name_hint')} />
        <IntroducerField />
        <CaptchaField
          value={{
            captcha_key: form.watch('captcha_key') ?? '',
            captcha_code: form.watch('captcha_code') ?? '',
          }}
          onValueChange={answerCaptcha}
          error={words('captcha_code')}
          refusals={refusals}
        />
        <TermsField sentence={t('identity.accept_terms')} />
        <FormAlert words={alert} />
        <Button type="submit" tone="cta" size="lg" isWide isLoading={isSubmitting}>
          {t('identity.create_account')}
        </Button>
      </form>
    </FormProvider>
  );
}

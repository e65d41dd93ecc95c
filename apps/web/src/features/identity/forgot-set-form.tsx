import { CallError, identity, type RawInputOf } from '@arara/contract/schemas';
import { Button, PinField } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { ChevronLeft, Lock } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { fieldWords, placeFailure } from '../../components/forms/field-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { NewPasswordFields } from '../../components/forms/new-password-fields.tsx';
import { sameTwice } from '../../components/forms/same-twice.ts';
import { SecondCodeField } from '../../components/forms/second-code-field.tsx';
import { PasswordMeter } from '../../components/registration/password-meter.tsx';
import { useT } from '../../lib/i18n.ts';
import { useAction } from '../../lib/use-call.ts';
import styles from './forgot-password.module.css';

/** The new password twice. Messages are codes of phrases. */
const schema = identity.forgotPassword.input.superRefine(sameTwice('new_password'));
type Form = z.input<typeof schema>;

const shown = ['code', 'new_password', 'new_password_confirmation', 'second_code'] as const;

interface ForgotSetFormProps {
  asked: Pick<RawInputOf<typeof identity.forgotPasswordCode>, 'cpf' | 'birth_date' | 'channel'>;
  ticket: string;
  /** Back to who somebody is, for other data or another code. */
  onAgain: () => void;
  /** Told which account the new password opens. */
  onDone: (account: string) => void;
}

/** The code that was sent and the new password; with two-factor login on, a code of the app once the first is right. */
export function ForgotSetForm({ asked, ticket, onAgain, onDone }: ForgotSetFormProps) {
  const t = useT();
  const set = useAction(identity.forgotPassword);
  const [asksSecond, setAsksSecond] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const form = useForm<Form>({
    resolver: zodResolver(schema),
    defaultValues: {
      cpf: asked.cpf,
      birth_date: asked.birth_date,
      ticket,
      code: '',
      new_password: '',
      new_password_confirmation: '',
    },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setAlert(null);
    try {
      const { account } = await set.mutateAsync(input);
      onDone(account);
    } catch (error) {
      const code = error instanceof CallError ? error.fail?.error : undefined;
      if (code === 'two_factor_required') setAsksSecond(true);
      // Once it is asked for, the first code was right.
      const second = asksSecond || code === 'two_factor_required';
      const places = {
        two_factor_required: 'second_code',
        code_wrong: second ? 'second_code' : 'code',
      } as const;
      setAlert(placeFailure(error, shown, form.setError, { ...places, code_expired: 'code' }));
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sent} role="status">
        {t(asked.channel === 'email' ? 'identity.forgot_sent_email' : 'identity.forgot_sent_phone')}
      </p>
      <Controller
        control={form.control}
        name="code"
        render={({ field }) => (
          <PinField
            label={t('security.code')}
            isCode
            autoFocus
            value={field.value}
            onValueChange={field.onChange}
            error={fieldWords(errors.code)}
          />
        )}
      />
      <NewPasswordFields
        register={form.register}
        errors={errors}
        prefix={<Lock size={18} aria-hidden="true" />}
      >
        <PasswordMeter password={form.watch('new_password')} account="" />
      </NewPasswordFields>
      {asksSecond && (
        <SecondCodeField error={fieldWords(errors.second_code)} {...form.register('second_code')} />
      )}
      <FormAlert words={alert} />
      <Button type="submit" tone="cta" size="lg" isWide isLoading={isSubmitting}>
        {t('identity.forgot_save')}
      </Button>
      <Button tone="ghost" icon={<ChevronLeft size={18} aria-hidden="true" />} onClick={onAgain}>
        {t('security.send_again')}
      </Button>
    </form>
  );
}

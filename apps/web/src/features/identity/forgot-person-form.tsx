import { type DataOf, identity, type RawInputOf } from '@arara/contract/schemas';
import { Button, Chips, CpfField } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { IdCard } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { fieldWords, placeFailure } from '../../components/forms/field-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { BirthDateField } from '../../components/registration/birth-date-field.tsx';
import { useT } from '../../lib/i18n.ts';
import { useAction, useCall } from '../../lib/use-call.ts';
import { type CaptchaAnswer, CaptchaField } from './captcha-field.tsx';
import styles from './forgot-password.module.css';

type Asked = RawInputOf<typeof identity.forgotPasswordCode>;

const channels = [
  { value: 'phone', label: 'identity.forgot_by_phone' },
  { value: 'email', label: 'identity.forgot_by_email' },
] as const;

const fieldOfError = { captcha_required: 'captcha_code', captcha_wrong: 'captcha_code' } as const;

interface ForgotPersonFormProps {
  /** What was asked before, to be corrected or asked again. */
  before: Partial<Asked> | null;
  /** Told what was asked, and of the code that was sent. */
  onSent: (input: Asked, sent: DataOf<typeof identity.forgotPasswordCode>) => void;
}

/** Who somebody is, where the code goes, and a verification code: whether there is such an account is told to nobody. */
export function ForgotPersonForm({ before, onSent }: ForgotPersonFormProps) {
  const t = useT();
  const send = useAction(identity.forgotPasswordCode);
  const [refusals, setRefusals] = useState(0);
  const [alert, setAlert] = useState<string | null>(null);
  const form = useForm<Asked>({
    resolver: zodResolver(identity.forgotPasswordCode.input),
    defaultValues: {
      cpf: before?.cpf ?? '',
      birth_date: before?.birth_date ?? '',
      channel: before?.channel ?? 'phone',
    },
    mode: 'onTouched',
  });
  const { control, formState, setValue } = form;
  const { errors, isSubmitting } = formState;
  // A house without one of the ways says so before somebody has filled in who they are.
  const ways = useCall(identity.forgotPasswordWays, {}).data;
  const offered = channels.filter(({ value }) => ways?.[value] ?? true);
  const wanted = form.watch('channel') ?? 'phone';
  const channel = offered.some(({ value }) => value === wanted) ? wanted : (offered[0]?.value ?? wanted);
  const answerCaptcha = useCallback(
    (answer: CaptchaAnswer) => {
      setValue('captcha_key', answer.captcha_key);
      setValue('captcha_code', answer.captcha_code);
    },
    [setValue],
  );
  const submit = form.handleSubmit(async (filled) => {
    const input = { ...filled, channel };
    setAlert(null);
    try {
      onSent(input, await send.mutateAsync(input));
    } catch (error) {
      // A verification code serves once.
      setRefusals((count) => count + 1);
      setAlert(placeFailure(error, ['cpf', 'birth_date', 'captcha_code'], form.setError, fieldOfError));
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Controller
        control={control}
        name="cpf"
        render={({ field }) => (
          <CpfField
            {...field}
            onValueChange={field.onChange}
            label={t('identity.cpf')}
            error={fieldWords(errors.cpf)}
            prefix={<IdCard size={18} aria-hidden="true" />}
          />
        )}
      />
      <Controller
        control={control}
        name="birth_date"
        render={({ field }) => <BirthDateField {...field} error={fieldWords(errors.birth_date)} />}
      />
      {offered.length > 0 && (
        <div className={styles.channel}>
          <span className={styles.label} aria-hidden="true">
            {t('identity.forgot_channel')}
          </span>
          <Chips
            label={t('identity.forgot_channel')}
            layout="even"
            value={channel}
            onValueChange={(value) => setValue('channel', value)}
            options={offered.map(({ value, label }) => ({ value, label: t(label) }))}
          />
        </div>
      )}
      <CaptchaField
        value={{
          captcha_key: form.watch('captcha_key') ?? '',
          captcha_code: form.watch('captcha_code') ?? '',
        }}
        onValueChange={answerCaptcha}
        error={fieldWords(errors.captcha_code)}
        refusals={refusals}
      />
      <FormAlert words={offered.length === 0 ? t('errors.mail_unavailable') : alert} />
      <Button
        type="submit"
        tone="cta"
        size="lg"
        isWide
        isLoading={isSubmitting}
        disabled={offered.length === 0}
      >
        {t('identity.forgot_send')}
      </Button>
      <p className={styles.ways}>
        {t('identity.forgot_lost')} <Link to="/information-center/support">{t('identity.forgot_help')}</Link>
      </p>
    </form>
  );
}

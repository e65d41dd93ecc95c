import { CpfField, Field, PhoneField } from '@arara/ui';
import { IdCard, Lock, Smartphone, SquarePen, UserRound } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import { useT } from '../../lib/i18n.ts';
import { fieldWords } from '../forms/field-words.ts';
import { BirthDateField } from './birth-date-field.tsx';
import { PasswordMeter } from './password-meter.tsx';
import styles from './person-fields.module.css';

/** What every registration asks of a person, whoever fills it in. */
export interface Person {
  account: string;
  realname: string;
  cpf: string;
  birth_date: string;
  phone: string;
  password: string;
  password_confirmation: string;
}

/**
 * The fields of a person, inside a `FormProvider` whose form has them. Somebody else's are not filled in by the browser,
 * which only knows its own user.
 */
export function PersonFields({ nameHint, isOwn = true }: { nameHint: string; isOwn?: boolean }) {
  const t = useT();
  const { control, register, watch, formState } = useFormContext<Person>();
  const words = (name: keyof Person) => fieldWords(formState.errors[name]);
  const fill = (own: string) => (isOwn ? own : 'off');
  const reveal = { show: t('common.show_password'), hide: t('common.hide_password') };
  return (
    <>
      <Field
        {...register('account')}
        label={t('identity.account')}
        hint={t('identity.account_hint')}
        error={words('account')}
        prefix={<UserRound size={18} aria-hidden="true" />}
        autoComplete={fill('username')}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Field
        {...register('realname')}
        label={t('identity.real_name')}
        hint={nameHint}
        error={words('realname')}
        prefix={<SquarePen size={18} aria-hidden="true" />}
        autoComplete={fill('name')}
        autoCapitalize="words"
      />
      <Controller
        control={control}
        name="cpf"
        render={({ field }) => (
          <CpfField
            {...field}
            onValueChange={field.onChange}
            label={t('identity.cpf')}
            hint={t('identity.cpf_hint')}
            error={words('cpf')}
            prefix={<IdCard size={18} aria-hidden="true" />}
          />
        )}
      />
      <div className={styles.pair}>
        <Controller
          control={control}
          name="birth_date"
          render={({ field }) => (
            <BirthDateField {...field} autoComplete={fill('bday')} error={words('birth_date')} />
          )}
        />
        <Controller
          control={control}
          name="phone"
          render={({ field }) => (
            <PhoneField
              {...field}
              onValueChange={field.onChange}
              label={t('identity.phone')}
              error={words('phone')}
              prefix={<Smartphone size={18} aria-hidden="true" />}
            />
          )}
        />
      </div>
      <Field
        {...register('password')}
        label={t('identity.password')}
        error={words('password')}
        prefix={<Lock size={18} aria-hidden="true" />}
        type="password"
        reveal={reveal}
        autoComplete="new-password"
      />
      <PasswordMeter password={watch('password')} account={watch('account')} />
      <Field
        {...register('password_confirmation')}
        label={t('identity.confirm_password')}
        error={words('password_confirmation')}
        prefix={<Lock size={18} aria-hidden="true" />}
        type="password"
        reveal={reveal}
        autoComplete="new-password"
      />
    </>
  );
}

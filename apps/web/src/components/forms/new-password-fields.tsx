import { Field, type FieldProps } from '@arara/ui';
import type { ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { useT } from '../../lib/i18n.ts';
import { fieldWords } from './field-words.ts';

type Name = 'new_password' | 'new_password_confirmation';

interface NewPasswordFieldsProps extends Pick<FieldProps, 'prefix' | 'hint'> {
  register(name: Name): UseFormRegisterReturn;
  errors: Readonly<Partial<Record<Name, FieldError>>>;
  /** What stands under the first of them. */
  children?: ReactNode;
}

/** A new login password, twice. */
export function NewPasswordFields({ register, errors, prefix, hint, children }: NewPasswordFieldsProps) {
  const t = useT();
  const field = {
    prefix,
    type: 'password',
    autoComplete: 'new-password',
    reveal: { show: t('common.show_password'), hide: t('common.hide_password') },
  };
  return (
    <>
      <Field
        {...field}
        {...register('new_password')}
        label={t('security.new_password')}
        hint={hint}
        error={fieldWords(errors.new_password)}
      />
      {children}
      <Field
        {...field}
        {...register('new_password_confirmation')}
        label={t('security.new_password_again')}
        error={fieldWords(errors.new_password_confirmation)}
      />
    </>
  );
}

import { Button } from '@arara/ui';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { fieldWords } from '../../components/forms/field-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { LoginPasswordField } from '../../components/forms/login-password-field.tsx';
import { SecondCodeField } from '../../components/forms/second-code-field.tsx';
import { useT } from '../../lib/i18n.ts';

type Name = 'password' | 'second_code';

interface CodeRequestProps {
  register(name: Name): UseFormRegisterReturn;
  errors: Readonly<Partial<Record<Name, FieldError>>>;
  /** It is not merely the phone that the account has. */
  asksPassword: boolean;
  asksCode: boolean;
  refusal: string | null;
  isSubmitting: boolean;
}

/** Under an address that a code is to be sent to: what proves that its owner asks, and the button. */
export function CodeRequest(props: CodeRequestProps) {
  const { register, errors, asksPassword, asksCode, refusal, isSubmitting } = props;
  const t = useT();
  return (
    <>
      {asksPassword && (
        <LoginPasswordField
          hint={t('security.login_password_why')}
          error={fieldWords(errors.password)}
          {...register('password')}
        />
      )}
      {asksCode && <SecondCodeField error={fieldWords(errors.second_code)} {...register('second_code')} />}
      <FormAlert words={refusal} />
      <Button tone="cta" size="lg" type="submit" isWide isLoading={isSubmitting}>
        {t('security.send_code')}
      </Button>
    </>
  );
}

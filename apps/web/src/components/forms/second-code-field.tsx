import { Field } from '@arara/ui';
import type { ComponentProps } from 'react';
import { useT } from '../../lib/i18n.ts';

type SecondCodeFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'reveal'>;

/** A code of the authenticator app, or a recovery code: it confirms what protects the account where two-factor login is on. */
export function SecondCodeField(props: SecondCodeFieldProps) {
  const t = useT();
  return (
    <Field
      label={t('security.code_or_recovery')}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={20}
      {...props}
    />
  );
}

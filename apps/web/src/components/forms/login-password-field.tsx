import { Field } from '@arara/ui';
import type { ComponentProps } from 'react';
import { useT } from '../../lib/i18n.ts';

type LoginPasswordFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'type' | 'reveal'>;

/** The login password, which confirms what opens, weakens or closes an account. */
export function LoginPasswordField(props: LoginPasswordFieldProps) {
  const t = useT();
  return (
    <Field
      label={t('security.login_password')}
      type="password"
      autoComplete="current-password"
      reveal={{ show: t('common.show_password'), hide: t('common.hide_password') }}
      {...props}
    />
  );
}

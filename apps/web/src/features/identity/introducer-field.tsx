import { Field } from '@arara/ui';
import { Ticket } from 'lucide-react';
import { useFormContext } from 'react-hook-form';
import { fieldWords } from '../../components/forms/field-words.ts';
import { useT } from '../../lib/i18n.ts';

/** The code of whoever invited; a part of its own as `TermsField` is. */
export function IntroducerField() {
  const t = useT();
  const { register, formState } = useFormContext<{ introducer?: string }>();
  return (
    <Field
      {...register('introducer')}
      label={t('identity.introducer')}
      aside={t('common.optional')}
      error={fieldWords(formState.errors.introducer)}
      prefix={<Ticket size={18} aria-hidden="true" />}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
    />
  );
}

import { Checkbox } from '@arara/ui';
import { useFormContext } from 'react-hook-form';
import { fieldWords } from '../forms/field-words.ts';
import { AcceptTerms } from './accept-terms.tsx';

/**
 * The terms, the last field of a registration. A part of its own: of several wrong fields the form goes to the one that was drawn first,
 * and what stands in the form itself is drawn before the parts above it.
 */
export function TermsField({ sentence }: { sentence: string }) {
  const { register, formState } = useFormContext<{ terms_accepted: boolean }>();
  return (
    <Checkbox
      {...register('terms_accepted')}
      label={<AcceptTerms sentence={sentence} />}
      error={fieldWords(formState.errors.terms_accepted)}
    />
  );
}

import { dayDigits, MaskedField, masks } from '@arara/ui';
import { CalendarDays } from 'lucide-react';
import type { Ref } from 'react';
import { useT } from '../../lib/i18n.ts';
import { digitsFromIso, isoFromDigits } from './birth-date.ts';

interface BirthDateFieldProps {
  /** YYYY-MM-DD, or what is typed of it. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  name: string;
  ref: Ref<HTMLInputElement>;
  autoComplete?: string;
  error?: string | undefined;
}

/** A day of birth, typed as it is written in Brazil. */
export function BirthDateField({ value, onChange, autoComplete = 'bday', ...rest }: BirthDateFieldProps) {
  const t = useT();
  return (
    <MaskedField
      {...rest}
      mask={masks.date}
      read={dayDigits}
      value={digitsFromIso(value)}
      onValueChange={(digits) => onChange(isoFromDigits(digits))}
      label={t('identity.birth_date')}
      placeholder={t('identity.birth_date_shape')}
      autoComplete={autoComplete}
      prefix={<CalendarDays size={18} aria-hidden="true" />}
    />
  );
}

import { Field, type FieldProps } from './field.tsx';
import { applyMask, type Mask, masks } from './masks.ts';

export interface MaskedFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'defaultValue'> {
  mask: Mask;
  /** Digits only. */
  value: string;
  onValueChange: (digits: string) => void;
}

/** Digits shown in a shape; what goes in and out is the digits alone. */
export function MaskedField({ mask, value, onValueChange, ...rest }: MaskedFieldProps) {
  return (
    <Field
      inputMode="numeric"
      {...rest}
      value={applyMask(value, mask)}
      onChange={(event) => onValueChange(applyMask(event.currentTarget.value, mask).replace(/\D/g, ''))}
    />
  );
}

type ShapedProps = Omit<MaskedFieldProps, 'mask'>;

/** A CPF, 11 digits, shown as 529.982.247-25. */
export function CpfField(props: ShapedProps) {
  return <MaskedField autoComplete="off" placeholder="000.000.000-00" {...props} mask={masks.cpf} />;
}

/** A Brazilian phone with area code, 10 or 11 digits, shown as (11) 93322-4455. */
export function PhoneField(props: ShapedProps) {
  return (
    <MaskedField
      type="tel"
      autoComplete="tel-national"
      placeholder="(00) 00000-0000"
      {...props}
      mask={masks.phone}
    />
  );
}

import { Field, type FieldProps } from './field.tsx';
import { applyMask, type Mask, masks, phoneDigits } from './masks.ts';

export interface MaskedFieldProps extends Omit<FieldProps, 'value' | 'onChange' | 'defaultValue'> {
  mask: Mask;
  /** Digits only. */
  value: string;
  onValueChange: (digits: string) => void;
  /** The digits of what was typed, pasted or filled in by the browser, where that is more than leaving out what is none. */
  read?: (text: string) => string;
}

/** Digits shown in a shape; what goes in and out is the digits alone. */
export function MaskedField({ mask, value, onValueChange, read = asTyped, ...rest }: MaskedFieldProps) {
  return (
    <Field
      inputMode="numeric"
      {...rest}
      value={applyMask(value, mask)}
      onChange={(event) => onValueChange(applyMask(read(event.currentTarget.value), mask).replace(/\D/g, ''))}
    />
  );
}

const asTyped = (text: string) => text;

type ShapedProps = Omit<MaskedFieldProps, 'mask' | 'read'>;

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
      read={phoneDigits}
    />
  );
}

import { CpfField, Field, PhoneField } from '@arara/ui';
import type { Ref } from 'react';
import { useT } from '../../lib/i18n.ts';
import { cnpjShape, type PayoutKind, phoneDigits } from './payout-kinds.ts';

interface PayoutKeyFieldProps {
  kind: PayoutKind;
  value: string;
  onValueChange: (value: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The field for a Pix key of a kind, or for an account number: its mask, its keyboard, and pasting in any shape. */
export function PayoutKeyField(props: PayoutKeyFieldProps) {
  const { kind, value, onValueChange, onBlur, error, ref } = props;
  const t = useT();
  const shared = { label: t(`wallet.key_${kind}`), error, onBlur, name: kind, ...(ref ? { ref } : {}) };
  const plain = {
    ...shared,
    value,
    autoCapitalize: 'none',
    autoCorrect: 'off',
    spellCheck: false,
    onChange: (event: { currentTarget: { value: string } }) => onValueChange(event.currentTarget.value),
  };
  switch (kind) {
    case 'cpf':
      return <CpfField {...shared} value={value} onValueChange={onValueChange} />;
    case 'phone':
      return (
        <PhoneField
          {...shared}
          value={value}
          onValueChange={onValueChange}
          onPaste={(event) => {
            event.preventDefault();
            onValueChange(phoneDigits(event.clipboardData.getData('text')));
          }}
        />
      );
    case 'email':
      return (
        <Field
          {...plain}
          type="email"
          inputMode="email"
          autoComplete="email"
          placeholder={t('wallet.key_email_example')}
        />
      );
    case 'cnpj':
      return (
        <Field
          {...plain}
          autoCapitalize="characters"
          autoComplete="off"
          placeholder="00.000.000/0000-00"
          onChange={(event) => onValueChange(cnpjShape(event.currentTarget.value))}
        />
      );
    case 'evp':
      return <Field {...plain} autoComplete="off" placeholder="00000000-0000-0000-0000-000000000000" />;
    case 'bank':
      return <Field {...plain} autoComplete="off" inputMode="numeric" placeholder="12345-6" />;
  }
}

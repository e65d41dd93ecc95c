import type { Cents } from '@arara/money';
import { MoneyField } from '@arara/ui';
import type { ComponentProps } from 'react';
import type { ControllerFieldState, ControllerRenderProps, FieldValues, Path } from 'react-hook-form';
import { toCents, useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { amountWords, limitsWords } from './amount-words.ts';
import type { PaymentMethod } from './limits.ts';

interface AmountFieldProps<Form extends FieldValues> {
  field: ControllerRenderProps<Form, Path<Form>>;
  fieldState: ControllerFieldState;
  /** What is written now, as the wire writes it. */
  money: string;
  /** Whose limits hold. */
  method: PaymentMethod | null;
  onValueChange: (cents: Cents) => void;
  suffix?: ComponentProps<typeof MoneyField>['suffix'];
}

/** How much goes in or out, with the limits of the method beside it. */
export function AmountField<Form extends FieldValues>(props: AmountFieldProps<Form>) {
  const { field, fieldState, money, method, onValueChange, suffix } = props;
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  return (
    <MoneyField
      ref={field.ref}
      name={field.name}
      onBlur={field.onBlur}
      label={t('wallet.amount')}
      aside={method && limitsWords(method, { t, format })}
      size="lg"
      locale={locale}
      valueCents={toCents(money)}
      onValueChange={onValueChange}
      error={amountWords(fieldState.error, method, { t, format })}
      suffix={suffix}
    />
  );
}

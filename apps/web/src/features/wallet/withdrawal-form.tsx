import { type Cents, formatAmount } from '@arara/money';
import { applyMask, Button, Card, Field, masks } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, type FieldErrors, FormProvider, useForm } from 'react-hook-form';
import { fieldWords } from '../../components/forms/field-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { type PayoutKind, payoutKinds } from '../../components/payout-account/payout-kinds.ts';
import { toCents } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import type { UserInfo } from '../../lib/session.ts';
import { AmountField } from './amount-field.tsx';
import { DestinationFields, type PayoutAccount } from './destination-fields.tsx';
import { type PaymentMethod, payoutMethod } from './limits.ts';
import { QuoteLines } from './quote-lines.tsx';
import { useQuote } from './use-quote.ts';
import styles from './withdrawal.module.css';
import { WithdrawalConfirm } from './withdrawal-confirm.tsx';
import {
  type WithdrawalForm as Form,
  firstFault,
  type WithdrawalReady,
  withdrawalFormSchema,
} from './withdrawal-form-schema.ts';
import type { Withdrawal } from './withdrawal-progress.ts';

interface WithdrawalFormProps {
  member: UserInfo;
  methods: readonly PaymentMethod[];
  accounts: readonly PayoutAccount[];
  freeCents: Cents;
  onSubmitted: (withdrawal: Withdrawal) => void;
}

/** Where the money goes, whose it is and how much; confirming is a sheet of its own. */
export function WithdrawalForm({ member, methods, accounts, freeCents, onSubmitted }: WithdrawalFormProps) {
  const t = useT();
  const kinds = payoutKinds.filter((kind) => payoutMethod(methods, kind)?.is_open);
  const methodOf = (kind: PayoutKind) => payoutMethod(methods, kind);
  const [confirming, setConfirming] = useState<WithdrawalReady | null>(null);
  const first = accounts.find(({ kind }) => kinds.includes(kind));
  const form = useForm<Form, unknown, WithdrawalReady>({
    resolver: (values, context, options) => {
      const rules = { limits: methodOf(values.payment_type), freeCents };
      return zodResolver(withdrawalFormSchema(rules))(values, context, options);
    },
    // By the order of the page, not of the code.
    shouldFocusError: false,
    defaultValues: {
      name: member.realname,
      money: '',
      payment_type: first?.kind ?? kinds[0] ?? 'cpf',
      saved_id: first?.id ?? '',
      key: '',
      member_remark: '',
    },
  });
  const kind = form.watch('payment_type');
  const money = String(form.watch('money'));
  const method = methodOf(kind);
  const { quote, error } = useQuote(money, kind, method);
  const setMoney = (cents: Cents) =>
    form.setValue('money', cents === 0n ? '' : formatAmount(cents), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  const focusFirst = (faults: FieldErrors<Form>) => {
    const first = firstFault(faults);
    if (first) form.setFocus(first);
  };
  const tellField = (field: 'key' | 'name', words: string) => {
    form.setError(field, { type: 'server', message: words });
    // After the sheet has given the keyboard back to what opened it.
    setTimeout(() => form.setFocus(field), 300);
  };
  if (kinds.length === 0) return <FormAlert words={t('wallet.payouts_closed')} />;
  return (
    <Card padding="lg">
      <FormProvider {...form}>
        <form className={styles.form} onSubmit={form.handleSubmit(setConfirming, focusFirst)} noValidate>
          <DestinationFields kinds={kinds} accounts={accounts} />
          <Field
            label={t('wallet.holder_name')}
            hint={t('wallet.holder_hint')}
            autoComplete="name"
            error={fieldWords(form.formState.errors.name)}
            {...form.register('name')}
          />
          <Controller
            control={form.control}
            name="money"
            render={(controlled) => (
              <AmountField
                {...controlled}
                money={money}
                method={method}
                onValueChange={setMoney}
                suffix={
                  <Button size="sm" onClick={() => setMoney(mostCents(freeCents, method))}>
                    {t('wallet.all_of_it')}
                  </Button>
                }
              />
            )}
          />
          <QuoteLines quote={quote} error={error} method={method} />
          <Field
            label={t('wallet.remark')}
            aside={t('common.optional')}
            maxLength={200}
            autoComplete="off"
            error={fieldWords(form.formState.errors.member_remark)}
            {...form.register('member_remark')}
          />
          <Button tone="cta" size="lg" type="submit" isWide>
            {t('wallet.continue')}
          </Button>
        </form>
      </FormProvider>
      <WithdrawalConfirm
        ready={confirming}
        quote={quote}
        quoteError={error}
        label={destinationLabel(confirming, accounts)}
        onClose={() => setConfirming(null)}
        onSubmitted={onSubmitted}
        onFieldRefused={tellField}
      />
    </Card>
  );
}

/** All that is free, but no more than the method pays out at once. */
function mostCents(freeCents: Cents, method: PaymentMethod | null): Cents {
  const maxCents = method ? toCents(method.max_amount) : freeCents;
  return freeCents < maxCents ? freeCents : maxCents;
}

/** How the destination is called while confirming: the saved one's masked label, or the key in its usual shape. */
function destinationLabel(ready: WithdrawalReady | null, accounts: readonly PayoutAccount[]): string {
  if (!ready) return '';
  const saved = accounts.find(({ id }) => id === ready.saved_id);
  if (saved) return saved.label;
  const { payment_type, key } = ready;
  return payment_type === 'cpf' || payment_type === 'phone' ? applyMask(key, masks[payment_type]) : key;
}

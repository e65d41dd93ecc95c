import { payments } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { Button, Card, Chips } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { placeFailure } from '../../components/forms/field-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { toCents, useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { useMember } from '../../lib/session.ts';
import { AmountField } from './amount-field.tsx';
import styles from './deposit.module.css';
import type { DepositReady, DepositForm as Form } from './deposit-form-schema.ts';
import type { Deposit } from './deposit-progress.ts';
import { depositMethods, type PaymentMethod } from './limits.ts';
import { MethodChoice } from './method-choice.tsx';
import { unbroken } from './unbroken.ts';
import { useOnce } from './use-once.ts';

/** What checks the form comes after it. */
export const loadRules = () => import('./deposit-form-rules.ts');

interface DepositFormProps {
  methods: readonly PaymentMethod[];
  startCents: bigint;
  onCreated: (deposit: Deposit) => void;
}

/** Refusals that the page of limits and pauses explains and changes. */
const limitErrors: readonly string[] = ['limits_required', 'limit_reached', 'deposit_paused'];

/** As wide as a masked one, until the member is known: nothing jumps. */
const unknownCpf = '***.***.***-**';

const shownFields = ['money', 'payment_id'] as const;

/** How much and how: the first half of a deposit. */
export function DepositForm({ methods, startCents, onCreated }: DepositFormProps) {
  const t = useT();
  const format = useFormat();
  const member = useMember();
  const create = useOnce(payments.rechargeOnline);
  const [refusal, setRefusal] = useState<string | null>(null);
  const usable = depositMethods(methods);
  const methodOf = (id: string) => usable.find((method) => method.id === id) ?? null;
  const form = useForm<Form, unknown, DepositReady>({
    resolver: async (...asked) => (await loadRules()).depositRules(methodOf)(...asked),
    defaultValues: {
      money: startCents > 0n ? formatAmount(startCents) : (usable[0]?.quick_amounts[1] ?? ''),
      payment_id: usable.find((method) => method.is_open)?.id ?? '',
    },
  });
  const money = String(form.watch('money'));
  const method = methodOf(form.watch('payment_id'));
  const setMoney = (wire: string) =>
    form.setValue('money', wire, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const submit = form.handleSubmit(async (ready) => {
    setRefusal(null);
    const input = { ...ready, payment_type: method?.payment_type ?? 'pix', payment_desc: '' };
    try {
      onCreated(await create.mutateAsync(input));
    } catch (error) {
      setRefusal(placeFailure(error, shownFields, form.setError));
    }
  });
  // The rules could not be fetched.
  const cannotCheck = () => setRefusal(t('common.network_error'));
  return (
    <Card padding="lg">
      <form className={styles.form} onSubmit={(event) => void submit(event).catch(cannotCheck)} noValidate>
        <div className={styles.amount}>
          <Controller
            control={form.control}
            name="money"
            render={(controlled) => (
              <AmountField
                {...controlled}
                money={money}
                method={method}
                onValueChange={(cents) => setMoney(cents === 0n ? '' : formatAmount(cents))}
              />
            )}
          />
          {method && method.quick_amounts.length > 0 && (
            <Chips
              label={t('wallet.quick_amounts')}
              layout="even"
              size="md"
              options={method.quick_amounts.map((wire) => ({ value: wire, label: quickLabel(wire, format) }))}
              value={method.quick_amounts.find((wire) => toCents(wire) === toCents(money)) ?? null}
              onValueChange={setMoney}
            />
          )}
        </div>
        <MethodChoice
          methods={usable}
          value={method?.id ?? ''}
          onValueChange={(id) =>
            form.setValue('payment_id', id, { shouldValidate: form.formState.isSubmitted })
          }
        />
        <p className={styles.reminder}>
          <ShieldCheck size={20} aria-hidden="true" />
          <span>{t('wallet.own_cpf_only', { cpf: unbroken(member?.cpf_masked ?? unknownCpf) })}</span>
        </p>
        <FormAlert words={refusal} />
        {refusal && limitErrors.includes(create.error?.fail?.error ?? '') && (
          <Button isWide size="lg" link={<Link to="/protection" />}>
            {t('protection.title')}
          </Button>
        )}
        <Button tone="cta" size="lg" type="submit" isWide isLoading={form.formState.isSubmitting}>
          {money === '' ? t('wallet.make_code') : t('wallet.make_code_for', { amount: format.money(money) })}
        </Button>
      </form>
    </Card>
  );
}

/** "50" where the amount is whole reais, "R$ 12,50" otherwise. */
function quickLabel(wire: string, format: ReturnType<typeof useFormat>): string {
  return wire.endsWith('.00') ? format.number(Number(wire.slice(0, -3))) : format.money(wire);
}

import { type DataOf, payments } from '@arara/contract';
import { Button, Chips, Field, Select, Sheet } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useT } from '../../lib/i18n.ts';
import { useMember } from '../../lib/session.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import { fieldWords, placeFailure } from '../forms/field-words.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import { SecondCodeField } from '../forms/second-code-field.tsx';
import { placesOfCode, useHasTwoFactor } from '../forms/use-has-two-factor.ts';
import styles from './add-payout-account.module.css';
import { banks } from './banks.ts';
import {
  type PayoutAccountForm,
  type PayoutAccountReady,
  payoutAccountSchema,
} from './payout-account-schema.ts';
import { PayoutKeyField } from './payout-key-field.tsx';
import { type PayoutKind, payoutKinds } from './payout-kinds.ts';

type PayoutAccount = DataOf<typeof payments.memberBankAdd>;

interface AddPayoutAccountProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The kind chosen first; the member may choose another. */
  kind?: PayoutKind;
  onAdded?: (account: PayoutAccount) => void;
}

/** The sheet that saves a Pix key or a bank account of the member. */
export function AddPayoutAccount({ isOpen, onOpenChange, kind = 'cpf', onAdded }: AddPayoutAccountProps) {
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('wallet.account_add')}
      text={t('wallet.account_own_only')}
      closeLabel={t('common.close')}
    >
      {/* A new form each time it opens: nothing typed before is left in it. */}
      {isOpen && (
        <AccountForm
          kind={kind}
          onAdded={(account) => {
            onAdded?.(account);
            onOpenChange(false);
          }}
        />
      )}
    </Sheet>
  );
}

const shownFields = ['kind', 'value', 'bank', 'branch', 'account_type', 'holder_name', 'code'] as const;
const accountTypes = ['checking', 'savings', 'payment'] as const;

function AccountForm({ kind, onAdded }: { kind: PayoutKind; onAdded: (account: PayoutAccount) => void }) {
  const t = useT();
  const member = useMember();
  const asksCode = useHasTwoFactor();
  const add = useAction(payments.memberBankAdd);
  const refresh = useRefresh();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<PayoutAccountForm, unknown, PayoutAccountReady>({
    resolver: zodResolver(payoutAccountSchema),
    defaultValues: { kind, value: '', holder_name: member?.realname ?? '' },
    shouldUnregister: true,
  });
  const { control, register, formState } = form;
  const chosen = form.watch('kind');
  const submit = form.handleSubmit(async (account) => {
    setRefusal(null);
    try {
      const added = await add.mutateAsync(account);
      await refresh(payments.memberBank);
      onAdded(added);
    } catch (error) {
      setRefusal(placeFailure(error, shownFields, form.setError, asksCode ? placesOfCode : {}));
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Controller
        control={control}
        name="kind"
        render={({ field }) => (
          <Chips
            label={t('wallet.kind')}
            layout="thirds"
            options={payoutKinds.map((value) => ({ value, label: t(`wallet.kind_${value}`) }))}
            value={field.value}
            onValueChange={(value) => {
              field.onChange(value);
              form.setValue('value', '');
              form.clearErrors();
            }}
          />
        )}
      />
      {chosen === 'bank' && (
        <>
          <Select
            label={t('wallet.bank')}
            options={[
              { value: '', label: t('wallet.bank_choose') },
              ...banks.map(({ ispb, compe, name }) => ({ value: ispb, label: `${name} (${compe})` })),
            ]}
            error={fieldWords(formState.errors.bank)}
            defaultValue=""
            {...register('bank')}
          />
          <div className={styles.pair}>
            <Field
              label={t('wallet.branch')}
              inputMode="numeric"
              autoComplete="off"
              placeholder="0001"
              error={fieldWords(formState.errors.branch)}
              {...register('branch')}
            />
            <Select
              label={t('wallet.account_type')}
              options={[
                { value: '', label: t('wallet.choose') },
                ...accountTypes.map((value) => ({ value, label: t(`wallet.account_${value}`) })),
              ]}
              error={fieldWords(formState.errors.account_type)}
              defaultValue=""
              {...register('account_type', { setValueAs: (value: string) => value || undefined })}
            />
          </div>
        </>
      )}
      <Controller
        control={control}
        name="value"
        render={({ field, fieldState }) => (
          <PayoutKeyField
            key={chosen}
            kind={chosen}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldWords(fieldState.error)}
          />
        )}
      />
      <Field
        label={t('wallet.holder_name')}
        autoComplete="name"
        error={fieldWords(formState.errors.holder_name)}
        {...register('holder_name')}
      />
      {asksCode && (
        <SecondCodeField
          hint={t('security.code_for_new_key')}
          error={fieldWords(formState.errors.code)}
          {...register('code')}
        />
      )}
      <FormAlert words={refusal} />
      <Button tone="cta" size="lg" type="submit" isWide isLoading={formState.isSubmitting}>
        {t('wallet.account_save')}
      </Button>
    </form>
  );
}

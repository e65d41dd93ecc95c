import type { DataOf, payments } from '@arara/contract';
import { Button, Chips } from '@arara/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { fieldWords } from '../../components/forms/field-words.ts';
import { AddPayoutAccount } from '../../components/payout-account/add-payout-account.tsx';
import { PayoutAccountRow, PayoutIcon } from '../../components/payout-account/payout-account-row.tsx';
import { PayoutKeyField } from '../../components/payout-account/payout-key-field.tsx';
import type { PayoutKind } from '../../components/payout-account/payout-kinds.ts';
import { useT } from '../../lib/i18n.ts';
import { RadioCard } from './radio-card.tsx';
import styles from './withdrawal.module.css';
import type { WithdrawalForm } from './withdrawal-form-schema.ts';

export type PayoutAccount = DataOf<typeof payments.memberBank>['items'][number];

interface DestinationFieldsProps {
  kinds: readonly PayoutKind[];
  accounts: readonly PayoutAccount[];
}

/** The kind of destination, the saved ones of that kind, and a field for a new key. */
export function DestinationFields({ kinds, accounts }: DestinationFieldsProps) {
  const t = useT();
  const { control, setValue, clearErrors, watch, formState } = useFormContext<WithdrawalForm>();
  const [isAdding, setAdding] = useState(false);
  const kind = watch('payment_type');
  const savedId = watch('saved_id');
  const saved = accounts.filter((account) => account.kind === kind);
  const choose = (id: string) => {
    setValue('saved_id', id, { shouldDirty: true });
    clearErrors('key');
  };
  const chooseKind = (next: PayoutKind) => {
    setValue('payment_type', next, { shouldDirty: true });
    setValue('key', '');
    choose(accounts.find((account) => account.kind === next)?.id ?? '');
  };
  const keyFault = formState.errors.key;
  return (
    <div className={styles.destination}>
      <p className={styles.legend}>{t('wallet.where_to')}</p>
      <Chips
        label={t('wallet.kind')}
        layout="thirds"
        options={kinds.map((value) => ({ value, label: t(`wallet.kind_${value}`) }))}
        value={kind}
        onValueChange={chooseKind}
      />
      {saved.length > 0 && (
        <fieldset className={styles.saved}>
          <legend className={styles.hidden}>{t('wallet.saved')}</legend>
          {saved.map((account) => (
            <RadioCard
              key={account.id}
              name="saved_id"
              checked={savedId === account.id}
              onChange={() => choose(account.id)}
            >
              <PayoutAccountRow account={account} />
            </RadioCard>
          ))}
          {kind !== 'bank' && (
            <RadioCard name="saved_id" checked={savedId === ''} onChange={() => choose('')}>
              <PayoutIcon kind={kind} />
              <span className={styles.other}>{t('wallet.other_key')}</span>
            </RadioCard>
          )}
        </fieldset>
      )}
      {keyFault && savedId !== '' && (
        <p className={styles.fault} role="alert">
          {fieldWords(keyFault)}
        </p>
      )}
      {kind !== 'bank' && savedId === '' && (
        <Controller
          control={control}
          name="key"
          render={({ field, fieldState }) => (
            <PayoutKeyField
              key={kind}
              ref={field.ref}
              kind={kind}
              value={field.value}
              onValueChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldWords(fieldState.error)}
            />
          )}
        />
      )}
      {kind === 'bank' && (
        <>
          {saved.length === 0 && <p className={styles.note}>{t('wallet.no_bank_account')}</p>}
          <Button icon={<Plus size={18} aria-hidden="true" />} isWide onClick={() => setAdding(true)}>
            {t('wallet.account_add_bank')}
          </Button>
          {keyFault && savedId === '' && (
            <p className={styles.fault} role="alert">
              {t('wallet.choose_account')}
            </p>
          )}
          <AddPayoutAccount
            kind="bank"
            isOpen={isAdding}
            onOpenChange={setAdding}
            onAdded={(account) => {
              setValue('payment_type', account.kind);
              choose(account.id);
            }}
          />
        </>
      )}
    </div>
  );
}

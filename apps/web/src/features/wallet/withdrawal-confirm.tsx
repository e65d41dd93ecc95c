import { CallError, leavesOutcomeUnknown, payments } from '@arara/contract';
import { Button, KeyValues, PinField, Sheet } from '@arara/ui';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { SecondCodeField } from '../../components/forms/second-code-field.tsx';
import { useHasTwoFactor } from '../../components/forms/use-has-two-factor.ts';
import { namedDestination } from '../../components/payout-account/banks.ts';
import { failedFields, useFailureWords } from '../../lib/failure.ts';
import { useFormat } from '../../lib/format.ts';
import { useLanguage, useT } from '../../lib/i18n.ts';
import { useRefresh } from '../../lib/use-call.ts';
import { feeWords } from './fee-words.ts';
import type { Quote } from './quote-lines.tsx';
import { useOnce } from './use-once.ts';
import styles from './withdrawal.module.css';
import { isNewKey, refusedField, type WithdrawalReady, withdrawalPost } from './withdrawal-form-schema.ts';
import type { Withdrawal } from './withdrawal-progress.ts';

interface WithdrawalConfirmProps {
  /** The checked form; `null` keeps the sheet closed. */
  ready: WithdrawalReady | null;
  quote: Quote | null;
  quoteError: CallError | null;
  label: string;
  onClose: () => void;
  onSubmitted: (withdrawal: Withdrawal) => void;
  /** The destination or its holder was refused: the sheet is closed, the field tells why. */
  onFieldRefused: (field: 'key' | 'name', words: string) => void;
}

/** The last look before money leaves: figures, destination and the withdrawal password. */
export function WithdrawalConfirm(props: WithdrawalConfirmProps) {
  const t = useT();
  const { ready, onClose } = props;
  // It outlives the sheet: who closes it after a lost answer and opens it again does not withdraw a second time.
  const send = useSend();
  const close = () => {
    send.reset();
    onClose();
  };
  return (
    <Sheet
      isOpen={ready !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={t('wallet.confirm_title')}
      closeLabel={t('common.close')}
    >
      {ready && (
        <ConfirmForm
          {...props}
          ready={ready}
          send={send}
          onFieldRefused={(field, words) => {
            close();
            props.onFieldRefused(field, words);
          }}
        />
      )}
    </Sheet>
  );
}

/**
 * Neither the withdrawal password nor the code is part of what is asked: typed wrong once, they make no other withdrawal. Nor is the fee:
 * whoever confirms anew after a lost answer does not withdraw twice because it has changed.
 */
const useSend = () =>
  useOnce(payments.drawing, ({ qk_pwd: _password, code: _code, fee: _fee, ...withdrawal }) => withdrawal);

/** Refusals that are about the withdrawal password and stand by it. */
const pinFaults: readonly string[] = ['withdrawal_password_wrong', 'withdrawal_password_locked'];

/** Refusals that are about the code of the app. */
const codeFaults: readonly string[] = ['code_wrong', 'two_factor_required'];

interface ConfirmFormProps extends WithdrawalConfirmProps {
  ready: WithdrawalReady;
  send: ReturnType<typeof useSend>;
}

function ConfirmForm(props: ConfirmFormProps) {
  const { ready, send, quote, quoteError, label, onSubmitted, onFieldRefused } = props;
  const t = useT();
  const format = useFormat();
  const { locale } = useLanguage();
  const failureWords = useFailureWords();
  const refresh = useRefresh();
  const asksCode = useHasTwoFactor() && isNewKey(ready);
  const [pin, setPin] = useState('');
  const [code, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const refusal = send.error?.fail ?? null;
  const isAboutPin = refusal !== null && pinFaults.includes(refusal.error);
  const isAboutCode = asksCode && refusal !== null && codeFaults.includes(refusal.error);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (pin.length !== 6 || !quote || (asksCode && code.trim() === '')) return;
    try {
      const post = withdrawalPost(ready, label, pin, asksCode ? code : '');
      onSubmitted(await send.mutateAsync({ ...post, fee: quote.fee }));
    } catch (error) {
      // Digits that were refused are of no use; the same ones go out again while nobody knows what became of the first.
      if (leavesOutcomeUnknown(error)) return;
      setPin('');
      setCode('');
      setTried(false);
      if (error instanceof CallError && error.fail?.error === 'fee_changed')
        await Promise.all([refresh(payments.drawingQuote), refresh(payments.paymentsList)]);
      const field = error instanceof CallError ? refusedField(error.fail) : null;
      if (field) onFieldRefused(field, failedFields(error)[0]?.message ?? failureWords(error));
    }
  };
  const pinError = () => {
    if (isAboutPin && pin === '') return refusal.message;
    if (!isTried || pin.length === 6 || send.isPending) return undefined;
    return pin === '' ? t('errors.enter_withdrawal_password') : t('errors.withdrawal_password_format');
  };
  const codeError = () => {
    if (isAboutCode && code === '') return refusal?.message;
    return isTried && code.trim() === '' ? t('errors.enter_verification_code') : undefined;
  };
  const fee = quote && format.money(quote.fee === '0.00' ? 0n : `-${quote.fee}`);
  return (
    <form className={styles.confirm} onSubmit={submit} noValidate>
      <KeyValues
        rows={[
          { key: 'money', name: t('wallet.amount'), value: format.money(ready.money) },
          {
            key: 'fee',
            name: quote
              ? t('wallet.fee_of', { fee: feeWords(quote, locale, { t, format }) })
              : t('wallet.fees'),
            value: fee ?? '–',
          },
          {
            key: 'receive',
            name: t('wallet.you_receive'),
            value: quote ? format.money(quote.money_received) : '–',
            isStrong: true,
          },
          { key: 'to', name: t(`wallet.kind_${ready.payment_type}`), value: namedDestination(label) },
          { key: 'name', name: t('wallet.holder_name'), value: ready.name },
        ]}
      />
      <PinField
        label={t('wallet.withdrawal_password')}
        value={pin}
        onValueChange={setPin}
        isDisabled={send.isPending}
        error={pinError()}
      />
      {asksCode && (
        <SecondCodeField
          hint={t('security.code_for_new_key')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          disabled={send.isPending}
          error={codeError()}
        />
      )}
      <FormAlert
        words={
          send.error && !isAboutPin && !isAboutCode && !send.isPending
            ? failureWords(send.error)
            : quoteError && failureWords(quoteError)
        }
      />
      <Button tone="cta" size="lg" type="submit" isWide disabled={!quote} isLoading={send.isPending}>
        {t('wallet.withdraw_amount', { amount: format.money(ready.money) })}
      </Button>
      <p className={styles.forgotten}>
        <Link to="/security-center/withdrawal-password">{t('wallet.password_forgotten')}</Link>
      </p>
    </form>
  );
}

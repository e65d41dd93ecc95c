import { identity, type RawInputOf } from '@arara/contract/schemas';
import { applyMask, masks, PhoneField, useToast } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { fieldWords, placeFailure } from '../../components/forms/field-words.ts';
import { placesOfSecondCode, useHasTwoFactor } from '../../components/forms/use-has-two-factor.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { CodeRequest } from './code-request.tsx';
import { CodeStep } from './code-step.tsx';
import styles from './form-screen.module.css';
import type { SecurityStatus } from './protections.ts';
import { StatusScreen } from './status-screen.tsx';
import { useSentTo } from './use-sent-to.ts';

type Asked = RawInputOf<typeof identity.phoneCode>;

/** `/security-center/phone`: verifies the phone by the code it receives; another than the account has asks for the password. */
export function VerifyPhonePage() {
  const t = useT();
  return (
    <StatusScreen
      head={(status) => ({
        title: t('security.verify_phone'),
        text: t(status?.phone_verified_at ? 'security.phone_verified_text' : 'security.verify_phone_text'),
      })}
    >
      {(status) => <Steps status={status} />}
    </StatusScreen>
  );
}

function Steps({ status }: { status: SecurityStatus }) {
  const t = useT();
  const toast = useToast();
  const goBack = useGoBack('/security-center');
  const refresh = useRefresh();
  const ask = useAction(identity.phoneCode);
  const confirm = useAction(identity.phoneConfirm);
  const [asked, setAsked] = useState<Asked | null>(null);
  const sent = useSentTo('phone');
  if (sent.to === null) {
    return (
      <NumberForm
        status={status}
        onAsk={async (input) => {
          const { expires_at } = await ask.mutateAsync(input);
          setAsked(input);
          sent.keep(input.phone, expires_at);
        }}
      />
    );
  }
  return (
    <CodeStep
      address={applyMask(sent.to, masks.phone)}
      otherLabel={t('security.other_phone')}
      onOther={sent.forget}
      onSendAgain={async () => (asked ? void (await ask.mutateAsync(asked)) : sent.forget())}
      onConfirm={async (code) => {
        await confirm.mutateAsync({ phone: sent.to ?? '', code });
        await Promise.all([refresh(identity.securityStatus), refresh(identity.me)]);
        toast({ tone: 'leaf', title: t('security.phone_verified') });
        sent.forget();
        goBack();
      }}
    />
  );
}

interface NumberFormProps {
  status: SecurityStatus;
  onAsk: (input: Asked) => Promise<void>;
}

function NumberForm({ status, onAsk }: NumberFormProps) {
  const t = useT();
  const isVerified = status.phone_verified_at !== null;
  const hasTwoFactor = useHasTwoFactor();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Asked>({
    resolver: zodResolver(identity.phoneCode.input),
    // The number given at registration is usually the one.
    defaultValues: { phone: isVerified ? '' : status.phone },
  });
  // One that somebody else has typed for the member, or that was taken away, is proved like another number.
  const isOther =
    isVerified || !status.phone_opens || form.watch('phone').replaceAll(/\D/g, '') !== status.phone;
  const asksCode = hasTwoFactor && isOther;
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setRefusal(null);
    try {
      await onAsk(input);
    } catch (error) {
      const places = {
        password_wrong: 'password',
        already_verified: 'phone',
        ...(asksCode && placesOfSecondCode),
      } as const;
      setRefusal(placeFailure(error, ['phone', 'password', 'second_code'], form.setError, places));
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Controller
        control={form.control}
        name="phone"
        render={({ field }) => (
          <PhoneField
            {...field}
            onValueChange={field.onChange}
            label={t('security.phone')}
            hint={isVerified ? applyMask(status.phone, masks.phone) : undefined}
            error={fieldWords(errors.phone)}
          />
        )}
      />
      <CodeRequest
        // Gone with the number that asks for them.
        register={(name) => form.register(name, { shouldUnregister: true })}
        errors={errors}
        asksPassword={isOther}
        asksCode={asksCode}
        refusal={refusal}
        isSubmitting={isSubmitting}
      />
    </form>
  );
}

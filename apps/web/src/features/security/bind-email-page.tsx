import { type DataOf, identity, type RawInputOf } from '@arara/contract/schemas';
import { Button, Card, Field, useToast } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Mail } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { fieldWords, placeFailure } from '../../components/forms/field-words.ts';
import { placesOfSecondCode, useHasTwoFactor } from '../../components/forms/use-has-two-factor.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { CodeRequest } from './code-request.tsx';
import { CodeStep } from './code-step.tsx';
import styles from './form-screen.module.css';
import { PasswordSheet } from './password-sheet.tsx';
import type { SecurityStatus } from './protections.ts';
import { StatusScreen } from './status-screen.tsx';
import { useSentTo } from './use-sent-to.ts';

type Asked = RawInputOf<typeof identity.emailCode>;

/** `/security-center/bind-email`: binds, replaces and unbinds the e-mail, proved by the code that reaches it. */
export function BindEmailPage() {
  const t = useT();
  return (
    <StatusScreen
      head={(status) => ({
        title: t(boundOf(status) ? 'security.change_email' : 'security.bind_email'),
        text: t(boundOf(status) ? 'security.email_bound_text' : 'security.bind_email_text'),
      })}
    >
      {(status) => <Steps bound={boundOf(status)} />}
    </StatusScreen>
  );
}

/** The address that is bound; empty for none. */
const boundOf = (status: SecurityStatus | undefined) => (status?.email_verified_at ? status.email : '');

function Steps({ bound }: { bound: string }) {
  const t = useT();
  const toast = useToast();
  const goBack = useGoBack('/security-center');
  const refresh = useRefresh();
  const ask = useAction(identity.emailCode);
  const confirm = useAction(identity.emailConfirm);
  const [asked, setAsked] = useState<Asked | null>(null);
  const sent = useSentTo('email');
  if (sent.to === null) {
    return (
      <>
        {bound && <Bound email={bound} />}
        <AddressForm
          isBound={bound !== ''}
          onAsk={async (input) => {
            const { expires_at } = await ask.mutateAsync(input);
            setAsked(input);
            sent.keep(input.email, expires_at);
          }}
        />
      </>
    );
  }
  return (
    <CodeStep
      address={sent.to}
      otherLabel={t('security.other_email')}
      onOther={sent.forget}
      onSendAgain={async () => (asked ? void (await ask.mutateAsync(asked)) : sent.forget())}
      onConfirm={async (code) => {
        const { email }: DataOf<typeof identity.emailConfirm> = await confirm.mutateAsync({
          email: sent.to ?? '',
          code,
        });
        await Promise.all([refresh(identity.securityStatus), refresh(identity.me)]);
        toast({ tone: 'leaf', title: t('security.email_bound'), text: email });
        sent.forget();
        goBack();
      }}
    />
  );
}

function AddressForm({ isBound, onAsk }: { isBound: boolean; onAsk: (input: Asked) => Promise<void> }) {
  const t = useT();
  const asksCode = useHasTwoFactor();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<Asked>({
    resolver: zodResolver(identity.emailCode.input),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = form.formState;
  const submit = form.handleSubmit(async (input) => {
    setRefusal(null);
    try {
      await onAsk(input);
    } catch (error) {
      const places = {
        password_wrong: 'password',
        already_verified: 'email',
        ...(asksCode && placesOfSecondCode),
      } as const;
      setRefusal(placeFailure(error, ['email', 'password', 'second_code'], form.setError, places));
    }
  });
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={t(isBound ? 'security.new_email' : 'security.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        prefix={<Mail size={18} aria-hidden="true" />}
        error={fieldWords(errors.email)}
        {...form.register('email')}
      />
      <CodeRequest
        register={form.register}
        errors={errors}
        asksPassword
        asksCode={asksCode}
        refusal={refusal}
        isSubmitting={isSubmitting}
      />
    </form>
  );
}

function Bound({ email }: { email: string }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const asksCode = useHasTwoFactor();
  const remove = useAction(identity.emailRemove);
  const [isAsked, setAsked] = useState(false);
  return (
    <Card look="well" className={styles.bound ?? ''}>
      <span className={styles.boundAddress}>{email}</span>
      <Button size="sm" tone="ghost" onClick={() => setAsked(true)}>
        {t('security.unbind_email')}
      </Button>
      <PasswordSheet
        isOpen={isAsked}
        onOpenChange={setAsked}
        title={t('security.unbind_email')}
        text={t('security.unbind_email_text')}
        action={t('security.unbind_email')}
        isDanger
        asksCode={asksCode}
        onConfirm={async (password, code) => {
          await remove.mutateAsync({ password, code });
          setAsked(false);
          toast({ tone: 'leaf', title: t('security.email_unbound') });
          await Promise.all([refresh(identity.securityStatus), refresh(identity.me)]);
        }}
      />
    </Card>
  );
}

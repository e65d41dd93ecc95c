import { agency, type DataOf } from '@arara/contract';
import { Button, Card, EmptyState, useToast } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { placeFailure } from '../../components/forms/field-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { PersonFields } from '../../components/registration/person-fields.tsx';
import { TermsField } from '../../components/registration/terms-field.tsx';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import styles from './agency.module.css';
import { AgencyScreen } from './agency-screen.tsx';
import { type SubordinateInput, subordinateSchema } from './subordinate-schema.ts';

type Registered = DataOf<typeof agency.registerSubordinate>;

/** `/agency-center/register-subordinates`: an account for somebody else, who then stands on level 1. */
export function RegisterSubordinatesPage() {
  const t = useT();
  const [registered, setRegistered] = useState<Registered | null>(null);
  return (
    <AgencyScreen title={t('agency.register_title')} text={t('agency.register_text')}>
      <Card className={styles.formCard ?? ''} padding="lg">
        {registered ? (
          <EmptyState
            picture={<UserRoundCheck className={styles.emptyMark} size={44} aria-hidden="true" />}
            title={t('agency.registered_title', { account: registered.account })}
            text={t('agency.registered_text')}
            actions={
              <>
                <Button onClick={() => setRegistered(null)}>{t('agency.register_another')}</Button>
                <Button link={<Link to="/agency-center/invitation-record" />}>
                  {t('agency.see_records')}
                </Button>
              </>
            }
          />
        ) : (
          <SubordinateForm onDone={setRegistered} />
        )}
      </Card>
    </AgencyScreen>
  );
}

const shownFields = [
  'account',
  'password',
  'password_confirmation',
  'realname',
  'cpf',
  'birth_date',
  'phone',
  'terms_accepted',
] as const satisfies readonly (keyof SubordinateInput)[];

const fieldOfError = { account_taken: 'account', cpf_taken: 'cpf' } as const;

function SubordinateForm({ onDone }: { onDone: (registered: Registered) => void }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const registration = useAction(agency.registerSubordinate);
  const [alert, setAlert] = useState<string | null>(null);
  const form = useForm<SubordinateInput>({
    resolver: zodResolver(subordinateSchema),
    defaultValues: {
      account: '',
      password: '',
      password_confirmation: '',
      realname: '',
      cpf: '',
      birth_date: '',
      phone: '',
    },
    mode: 'onTouched',
  });
  const { isSubmitting } = form.formState;
  const submit = form.handleSubmit(
    async (input) => {
      setAlert(null);
      try {
        const registered = await registration.mutateAsync(input);
        toast({ tone: 'leaf', title: t('identity.registration_done') });
        for (const call of [agency.summary, agency.inviteRecord]) void refresh(call);
        onDone(registered);
      } catch (error) {
        const reason =
          placeFailure(error, shownFields, form.setError, fieldOfError) ?? t('common.form_error');
        setAlert(`${t('identity.registration_failed')}. ${reason}`);
      }
    },
    () => setAlert(t('common.form_error')),
  );
  return (
    <FormProvider {...form}>
      <form className={styles.form} onSubmit={submit} noValidate autoComplete="off">
        <PersonFields nameHint={t('agency.name_hint')} isOwn={false} />
        <TermsField sentence={t('agency.register_terms')} />
        <FormAlert words={alert} />
        <Button type="submit" tone="cta" size="lg" isWide isLoading={isSubmitting}>
          {t('agency.register')}
        </Button>
      </form>
    </FormProvider>
  );
}

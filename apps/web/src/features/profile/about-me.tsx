import { identity, information, type RawInputOf } from '@arara/contract/schemas';
import { Button, Card, Chips, Field, useToast } from '@arara/ui';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { fieldWords, placeFailure } from '../../components/forms/field-words.ts';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useT } from '../../lib/i18n.ts';
import type { UserInfo } from '../../lib/session.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import styles from './about-me.module.css';

type Values = RawInputOf<typeof information.updateProfile>;

const genders = ['', 'female', 'male'] as const;

/** Nickname, gender and QQ number: what the member says of themselves and may change at any time. */
export function AboutMe({ member }: { member: UserInfo }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const update = useAction(information.updateProfile);
  const [alert, setAlert] = useState<string | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(information.updateProfile.input),
    defaultValues: { nickname: member.nickname, gender: member.gender, qq: member.qq },
    mode: 'onTouched',
  });
  const { errors, isDirty, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setAlert(null);
    try {
      const { nickname, gender, qq } = await update.mutateAsync(values);
      form.reset({ nickname, gender, qq });
      await refresh(identity.me);
      toast({ tone: 'leaf', title: t('information.profile_saved') });
    } catch (error) {
      setAlert(placeFailure(error, ['nickname', 'qq'], form.setError));
    }
  });

  return (
    <Card>
      <h2>{t('information.about_me')}</h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field
          {...form.register('nickname')}
          label={t('information.nickname')}
          hint={t('information.nickname_hint')}
          error={fieldWords(errors.nickname)}
          autoComplete="nickname"
          maxLength={40}
        />
        <Controller
          control={form.control}
          name="gender"
          render={({ field }) => (
            <div>
              <span className={styles.label} aria-hidden="true">
                {t('information.gender')}
              </span>
              <Chips
                label={t('information.gender')}
                size="md"
                options={genders.map((value) => ({
                  value: value || 'none',
                  label: t(`information.gender_${value || 'none'}`),
                }))}
                value={field.value || 'none'}
                onValueChange={(value) => field.onChange(value === 'none' ? '' : value)}
              />
            </div>
          )}
        />
        <Field
          {...form.register('qq')}
          label={t('information.qq')}
          aside={t('common.optional')}
          error={fieldWords(errors.qq)}
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
        />
        <FormAlert words={alert} />
        <Button tone="ivory" type="submit" isLoading={isSubmitting} disabled={!isDirty}>
          {t('common.save')}
        </Button>
      </form>
    </Card>
  );
}

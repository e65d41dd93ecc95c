import { Field, Select } from '@arara/ui';
import type { ChangeEvent } from 'react';
import { useT } from '../../lib/i18n.ts';
import type { CheckForm } from './check.ts';
import { games, hasSteps, withGame } from './examples.ts';
import styles from './fair-page.module.css';
import { gameTitle } from './game-title.ts';
import { SecretNotice } from './secret-notice.tsx';

interface CheckFieldsProps {
  form: CheckForm;
  onForm(form: CheckForm): void;
  /** The round's server seed is still in force and so still secret. */
  isSecret: boolean;
  /** The member who looks is the one who played it. */
  isOwn: boolean;
}

/** What a round was drawn from. Nothing typed here leaves the browser. */
export function CheckFields({ form, onForm, isSecret, isOwn }: CheckFieldsProps) {
  const t = useT();
  const bind = (name: keyof CheckForm) => ({
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) =>
      onForm({ ...form, [name]: event.currentTarget.value }),
    autoComplete: 'off',
    spellCheck: false,
  });
  return (
    <div className={styles.fields}>
      {isSecret && <SecretNotice isOwn={isOwn} />}
      <Select
        label={t('games.stage_game')}
        options={games.map((game) => ({ value: game, label: gameTitle(game, t) }))}
        value={form.game}
        onChange={(event) => onForm(withGame(form, event.currentTarget.value))}
      />
      <Field
        label={t('games.stage_seed_server')}
        hint={t('games.stage_fair_server_hint')}
        {...bind('serverSeed')}
      />
      <Field label={t('games.stage_seed_hash')} {...bind('commitment')} />
      <div className={styles.pair}>
        <Field label={t('games.stage_seed_client')} {...bind('clientSeed')} />
        <Field label={t('games.stage_seed_nonce')} inputMode="numeric" {...bind('nonce')} />
      </div>
      <Field label={t('games.stage_choices')} hint={t('games.stage_fair_bet_hint')} {...bind('bet')} />
      {hasSteps(form.game) && <Field label={t('games.stage_steps')} {...bind('actions')} />}
      <Field label={t('games.stage_version')} inputMode="numeric" {...bind('version')} />
    </div>
  );
}

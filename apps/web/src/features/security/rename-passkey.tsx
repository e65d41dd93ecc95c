import { type DataOf, identity } from '@arara/contract';
import { Button, Field, Sheet, useToast } from '@arara/ui';
import { useState } from 'react';
import { FormAlert } from '../../components/forms/form-alert.tsx';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import styles from './form-screen.module.css';

export type Passkey = DataOf<typeof identity.passkeys>['items'][number];

/** Another name for a passkey. */
export function RenamePasskey({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const rename = useAction(identity.passkeyRename);
  const [name, setName] = useState(passkey?.name ?? '');
  const save = async () => {
    if (!passkey || name.trim() === '') return;
    try {
      await rename.mutateAsync({ id: passkey.id, name });
      toast({ tone: 'leaf', title: t('security.passkey_renamed') });
      onClose();
    } catch {
      // The sheet shows the reason.
    }
    await refresh(identity.passkeys);
  };
  return (
    <Sheet
      isOpen={passkey !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('security.rename')}
      closeLabel={t('common.close')}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Field
          label={t('security.passkey_name')}
          maxLength={40}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <FormAlert words={rename.error && failureWords(rename.error)} />
        <Button
          tone="cta"
          size="lg"
          type="submit"
          isWide
          isLoading={rename.isPending}
          disabled={name.trim() === ''}
        >
          {t('common.save')}
        </Button>
      </form>
    </Sheet>
  );
}

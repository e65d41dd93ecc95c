import { identity } from '@arara/contract';
import { Button, EmptyState, IconButton, Skeleton, useToast } from '@arara/ui';
import { FingerprintPattern, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useHasTwoFactor } from '../../components/forms/use-has-two-factor.ts';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useFormat } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { canUsePasskeys } from '../../lib/passkeys.ts';
import { useAction, useCall, useRefresh } from '../../lib/use-call.ts';
import { AddPasskey } from './add-passkey.tsx';
import styles from './form-screen.module.css';
import { FormScreen } from './form-screen.tsx';
import { PasswordSheet } from './password-sheet.tsx';
import { ProtectionRow } from './protection-row.tsx';
import { type Passkey, RenamePasskey } from './rename-passkey.tsx';

/** `/security-center/passkeys`: the passkeys of the account; add, rename, remove. */
export function PasskeysPage() {
  const t = useT();
  const passkeys = useCall(identity.passkeys, {});
  const [isAdding, setAdding] = useState(false);
  const [renaming, rename] = useState<Passkey | null>(null);
  const [removing, remove] = useState<Passkey | null>(null);
  const canAdd = canUsePasskeys();
  const items = passkeys.data?.items ?? [];
  return (
    <FormScreen title={t('security.passkeys')} text={t('security.passkeys_text')}>
      <div className={styles.form} aria-busy={passkeys.isPending}>
        {passkeys.isPending && <Skeleton height={120} radius={14} />}
        {passkeys.isError && <LoadFailed asked={passkeys} />}
        {passkeys.data && items.length === 0 && (
          <EmptyState
            picture={<FingerprintPattern className={styles.emptyMark} size={44} aria-hidden="true" />}
            title={t('security.no_passkeys')}
            text={t(canAdd ? 'security.no_passkeys_text' : 'security.passkeys_unsupported')}
          />
        )}
        <ul>
          {items.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={() => rename(passkey)}
              onRemove={() => remove(passkey)}
            />
          ))}
        </ul>
        {items.length > 0 && !canAdd && <p className={styles.left}>{t('security.passkeys_unsupported')}</p>}
        {canAdd && (
          <Button tone="cta" size="lg" isWide onClick={() => setAdding(true)}>
            {t('security.add_passkey')}
          </Button>
        )}
      </div>
      <AddPasskey isOpen={isAdding} onOpenChange={setAdding} />
      <RenamePasskey key={renaming?.id} passkey={renaming} onClose={() => rename(null)} />
      <RemovePasskey key={`-${removing?.id}`} passkey={removing} onClose={() => remove(null)} />
    </FormScreen>
  );
}

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const t = useT();
  const format = useFormat();
  const { name, created_at, last_used_at } = passkey;
  const used = last_used_at
    ? t('security.last_used', { time: format.dateTime(last_used_at) })
    : t('security.never_used');
  return (
    <ProtectionRow
      icon={<FingerprintPattern size={20} />}
      title={name}
      text={`${t('security.added_on', { date: format.date(created_at) })} · ${used}`}
      action={
        <>
          <IconButton
            label={t('security.rename_named', { name })}
            icon={<Pencil size={18} />}
            onClick={onRename}
          />
          <IconButton
            label={t('security.remove_named', { name })}
            icon={<Trash2 size={18} />}
            onClick={onRemove}
          />
        </>
      }
    />
  );
}

function RemovePasskey({ passkey, onClose }: { passkey: Passkey | null; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const asksCode = useHasTwoFactor();
  const remove = useAction(identity.passkeyRemove);
  return (
    <PasswordSheet
      isOpen={passkey !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('security.remove_passkey_title')}
      text={t('security.remove_passkey_text')}
      action={t('security.remove')}
      isDanger
      asksCode={asksCode}
      onConfirm={async (password, code) => {
        if (!passkey) return;
        await remove.mutateAsync({ id: passkey.id, password, code });
        toast({ tone: 'leaf', title: t('security.passkey_removed') });
        onClose();
        await Promise.all([refresh(identity.passkeys), refresh(identity.securityStatus)]);
      }}
    />
  );
}

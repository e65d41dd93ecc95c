import { identity } from '@arara/contract';
import { Field, useToast } from '@arara/ui';
import { useState } from 'react';
import { useHasTwoFactor } from '../../components/forms/use-has-two-factor.ts';
import { useT } from '../../lib/i18n.ts';
import { makePasskey } from '../../lib/passkeys.ts';
import { useAction, useRefresh } from '../../lib/use-call.ts';
import { deviceName } from './device-name.ts';
import { PasswordSheet } from './password-sheet.tsx';

interface AddPasskeyProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** A name and what confirms that it is you; then the device asks for its owner and makes the passkey. */
export function AddPasskey({ isOpen, onOpenChange }: AddPasskeyProps) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefresh();
  const asksCode = useHasTwoFactor();
  const begin = useAction(identity.passkeyBegin);
  const add = useAction(identity.passkeyAdd);
  const [name, setName] = useState(() => deviceName(navigator.userAgent));
  const make = async (password: string, code: string | undefined) => {
    const { challenge, options } = await begin.mutateAsync({ password, code });
    const credential = await makePasskey(options);
    onOpenChange(false);
    if (!credential) return toast({ tone: 'sun', title: t('security.passkey_cancelled') });
    const shownName = name.trim() || deviceName(navigator.userAgent);
    await add.mutateAsync({ challenge, name: shownName.slice(0, 40), credential });
    toast({ tone: 'leaf', title: t('security.passkey_saved'), text: shownName });
    await Promise.all([refresh(identity.passkeys), refresh(identity.securityStatus)]);
  };
  return (
    <PasswordSheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('security.add_passkey')}
      action={t('common.next')}
      asksCode={asksCode}
      onConfirm={make}
    >
      <Field
        label={t('security.passkey_name')}
        hint={t('security.passkey_name_hint')}
        maxLength={40}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
    </PasswordSheet>
  );
}

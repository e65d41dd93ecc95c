import { identity } from '@arara/contract';
import { Button } from '@arara/ui';
import { FingerprintPattern } from 'lucide-react';
import { useState } from 'react';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { canUsePasskeys, signWithPasskey } from '../../lib/passkeys.ts';
import { signIn } from '../../lib/session.ts';
import { useAction } from '../../lib/use-call.ts';
import styles from './form.module.css';

interface PasskeyButtonProps {
  onFault: (words: string | null) => void;
  onDone?: () => void;
}

/** Logging in without typing; nothing where the browser has no passkeys for this address. */
export function PasskeyButton({ onFault, onDone }: PasskeyButtonProps) {
  const t = useT();
  const failureWords = useFailureWords();
  const begin = useAction(identity.passkeyLoginBegin);
  const login = useAction(identity.passkeyLogin);
  const [isBusy, setBusy] = useState(false);
  const open = async () => {
    const { challenge, options } = await begin.mutateAsync({});
    const credential = await signWithPasskey(options);
    if (!credential) return onFault(t('identity.passkey_not_used'));
    const { token } = await login.mutateAsync({ challenge, credential });
    await signIn(token);
    onDone?.();
  };
  const press = async () => {
    onFault(null);
    setBusy(true);
    try {
      await open();
    } catch (error) {
      onFault(failureWords(error));
    }
    setBusy(false);
  };
  if (!canUsePasskeys()) return null;
  return (
    <>
      <p className={styles.or}>{t('identity.or')}</p>
      <Button
        size="lg"
        isWide
        isLoading={isBusy}
        icon={<FingerprintPattern size={20} aria-hidden="true" />}
        onClick={() => void press()}
      >
        {t('identity.with_passkey')}
      </Button>
    </>
  );
}

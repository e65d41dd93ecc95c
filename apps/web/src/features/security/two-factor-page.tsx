import { identity } from '@arara/contract';
import { Button, ErrorState, Skeleton } from '@arara/ui';
import { useState } from 'react';
import { useFailureWords } from '../../lib/failure.ts';
import { useT } from '../../lib/i18n.ts';
import { useCall, useRefresh } from '../../lib/use-call.ts';
import { FormScreen } from './form-screen.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';
import { useGoBack } from './use-go-back.ts';

/** `/security-center/two-factor`: turns the second step of the login on and off; tells recovery codes once. */
export function TwoFactorPage() {
  const t = useT();
  const goBack = useGoBack();
  const refresh = useRefresh();
  const failureWords = useFailureWords();
  const status = useCall(identity.securityStatus, {});
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const tell = async (fresh: readonly string[]) => {
    setCodes(fresh);
    await refresh(identity.securityStatus);
  };
  if (codes) {
    return (
      <FormScreen title={t('security.recovery_codes')} text={t('security.recovery_codes_text')}>
        <RecoveryCodes codes={codes} onKept={goBack} />
      </FormScreen>
    );
  }
  return (
    <FormScreen title={t('security.two_factor')} text={t('security.two_factor_text')}>
      {status.isPending && <Skeleton height={180} radius={14} />}
      {status.isError && (
        <ErrorState
          title={t('common.loading_failed')}
          text={failureWords(status.error)}
          actions={<Button onClick={() => void status.refetch()}>{t('common.try_again')}</Button>}
        />
      )}
      {status.data?.two_factor_since && <TwoFactorOn status={status.data} onCodes={tell} />}
      {status.data && !status.data.two_factor_since && <TwoFactorSetUp onCodes={tell} />}
    </FormScreen>
  );
}

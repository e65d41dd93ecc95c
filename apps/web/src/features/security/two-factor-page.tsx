import { identity } from '@arara/contract';
import { useState } from 'react';
import { useT } from '../../lib/i18n.ts';
import { useRefresh } from '../../lib/use-call.ts';
import { useGoBack } from '../../lib/use-go-back.ts';
import { FormScreen } from './form-screen.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { StatusScreen } from './status-screen.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';
import { TwoFactorSetUp } from './two-factor-set-up.tsx';

/** `/security-center/two-factor`: turns the second step of the login on and off; tells recovery codes once. */
export function TwoFactorPage() {
  const t = useT();
  const goBack = useGoBack('/security-center');
  const refresh = useRefresh();
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
    <StatusScreen head={() => ({ title: t('security.two_factor'), text: t('security.two_factor_text') })}>
      {(status) =>
        status.two_factor_since ? (
          <TwoFactorOn status={status} onCodes={tell} />
        ) : (
          <TwoFactorSetUp onCodes={tell} />
        )
      }
    </StatusScreen>
  );
}

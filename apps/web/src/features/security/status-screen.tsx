import { identity } from '@arara/contract';
import { Skeleton } from '@arara/ui';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../components/load-failed.tsx';
import { useCall } from '../../lib/use-call.ts';
import { FormScreen } from './form-screen.tsx';
import type { SecurityStatus } from './protections.ts';

interface StatusScreenProps {
  /** What the screen is called and says, before it is known how the account is protected, and then. */
  head: (status: SecurityStatus | undefined) => { title: string; text: string };
  children: (status: SecurityStatus) => ReactNode;
}

/** A question that depends on how the account is protected now. */
export function StatusScreen({ head, children }: StatusScreenProps) {
  const status = useCall(identity.securityStatus, {});
  return (
    <FormScreen {...head(status.data)}>
      {status.isPending && <Skeleton height={180} radius={14} />}
      {status.isError && <LoadFailed asked={status} />}
      {status.data && children(status.data)}
    </FormScreen>
  );
}

import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { NoAccess } from './no-access.tsx';

/** The rooms of the back office, as the address and the rights name them. */
export type RoomName =
  | 'reports'
  | 'growth'
  | 'withdrawals'
  | 'queues'
  | 'support'
  | 'deposits'
  | 'members'
  | 'ledger'
  | 'cases'
  | 'chat'
  | 'games'
  | 'requests'
  | 'team'
  | 'audit';

interface RoomProps {
  readonly name: RoomName;
  readonly children: ReactNode;
}

/** The space a page stands in; says so when the role may not enter. The server refuses in any case. */
export function Room({ name, children }: RoomProps) {
  const { canAccess, isPending } = useCanAccess({ resource: name, action: 'list' });
  if (isPending) return null;
  if (!canAccess) return <NoAccess />;
  return <Box sx={{ p: { xs: 2, md: 2.5 }, pt: { xs: 2.5, md: 2.25 } }}>{children}</Box>;
}

import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { useCanAccess } from 'react-admin';
import { NoAccess } from './no-access.tsx';

interface RoomProps {
  readonly name:
    | 'reports'
    | 'growth'
    | 'withdrawals'
    | 'deposits'
    | 'members'
    | 'cases'
    | 'chat'
    | 'adjustments'
    | 'team'
    | 'audit';
  readonly children: ReactNode;
}

/** The space a page stands in; says so when the role may not enter. The server refuses in any case. */
export function Room({ name, children }: RoomProps) {
  const { canAccess, isPending } = useCanAccess({ resource: name, action: 'list' });
  if (isPending) return null;
  if (!canAccess) return <NoAccess />;
  return <Box sx={{ p: { xs: 2, md: 2.5 }, pt: { xs: 2.5, md: 2.25 } }}>{children}</Box>;
}

import { Box, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { OwnPasswordFirst } from './own-password.tsx';
import { PhoneBars } from './phone-bars.tsx';
import { RoomBoundary } from './room-boundary.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SideMenu } from './side-menu.tsx';

/** The menu beside the room on a desk, above and below it on a phone. */
export function Frame({ children }: { children?: ReactNode }) {
  const isPhone = useMediaQuery('(max-width: 899px)');
  const { identity } = useGetIdentity();
  if (identity?.mustChangePassword) return <OwnPasswordFirst />;
  const room = (
    <>
      <RoomBoundary>{children}</RoomBoundary>
      <SessionDialog />
    </>
  );
  if (isPhone) {
    return (
      <Box sx={{ minHeight: '100dvh', pb: '76px' }}>
        <PhoneBars />
        <Box component="main">{room}</Box>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '208px minmax(0, 1fr)', minHeight: '100dvh' }}>
      <SideMenu />
      <Box component="main">{room}</Box>
    </Box>
  );
}

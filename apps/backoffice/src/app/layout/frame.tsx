import { Box, useMediaQuery } from '@mui/material';
import { type ReactNode, useRef } from 'react';
import { useGetIdentity } from 'react-admin';
import { useKeptFocus } from '../../lib/use-kept-focus.ts';
import { OwnPasswordFirst } from './own-password.tsx';
import { PhoneBars } from './phone-bars.tsx';
import { RoomBoundary } from './room-boundary.tsx';
import { SessionDialog } from './session-dialog.tsx';
import { SideMenu } from './side-menu.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';

/** The menu beside the room on a desk, above and below it on a phone. */
export function Frame({ children }: { children?: ReactNode }) {
  const isPhone = useMediaQuery('(max-width: 899px)');
  const { identity } = useGetIdentity();
  const main = useRef<HTMLElement>(null);
  useKeptFocus(main);
  if (identity?.mustChangePassword) return <OwnPasswordFirst />;
  const room = (
    <>
      <RoomBoundary>{children}</RoomBoundary>
      <SessionDialog />
      <UnsavedDialog />
    </>
  );
  if (isPhone) {
    return (
      <Box sx={{ minHeight: '100dvh', pb: '76px' }}>
        <PhoneBars />
        <Box component="main" ref={main} tabIndex={-1} sx={{ outline: 0 }}>
          {room}
        </Box>
      </Box>
    );
  }
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '208px minmax(0, 1fr)', minHeight: '100dvh' }}>
      <SideMenu />
      <Box component="main" ref={main} tabIndex={-1} sx={{ outline: 0 }}>
        {room}
      </Box>
    </Box>
  );
}

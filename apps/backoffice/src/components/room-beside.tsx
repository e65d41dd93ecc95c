import { Box, useMediaQuery } from '@mui/material';
import type { ReactNode } from 'react';
import { Room, type RoomName } from './room.tsx';

interface RoomBesideProps {
  readonly name: RoomName;
  /** What is open; null for nothing. */
  readonly opened: ReactNode;
  readonly openedLabel: string;
  readonly children: ReactNode;
}

/** A room with its list, and beside it, or instead of it on a small screen, what is open of it. */
export function RoomBeside({ name, opened, openedLabel, children }: RoomBesideProps) {
  const isWide = useMediaQuery('(min-width: 1200px)');
  const isOpen = opened !== null;
  if (isOpen && !isWide) return <Room name={name}>{opened}</Room>;
  const list = <Room name={name}>{children}</Room>;
  if (!isOpen) return list;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 416px' }}>
      {list}
      <Box
        component="aside"
        aria-label={openedLabel}
        sx={{
          position: 'sticky',
          top: 0,
          height: '100dvh',
          overflowY: 'auto',
          display: 'flex',
          flexDirection: 'column',
          px: 2.5,
          pt: 2.25,
          bgcolor: 'background.paper',
          borderLeft: 1,
          borderColor: 'divider',
        }}
      >
        {opened}
      </Box>
    </Box>
  );
}

import { Box, Divider, Drawer } from '@mui/material';
import { useT } from '../../lib/words.ts';
import { OwnAccount } from './own-account.tsx';
import { RoomLink } from './room-link.tsx';
import type { Room } from './rooms.ts';

interface MoreRoomsProps {
  readonly rooms: readonly Room[];
  readonly counts: Readonly<Record<string, string>>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** On a phone: every room of this role and one's own account, over the page. */
export function MoreRooms({ rooms, counts, isOpen, onClose }: MoreRoomsProps) {
  const t = useT();
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{
        paper: {
          'aria-label': t('menu'),
          role: 'dialog',
          sx: { maxHeight: '85dvh', borderRadius: '20px 20px 0 0', pb: 'env(safe-area-inset-bottom)' },
        },
      }}
    >
      <Box
        component="nav"
        aria-label={t('menu')}
        onClick={onClose}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          gap: 0.5,
          p: 2,
          '& > a': { minHeight: 48 },
        }}
      >
        {rooms.map((room) => (
          <RoomLink key={room.name} room={room} count={counts[room.name] ?? ''} />
        ))}
      </Box>
      <Divider />
      <Box sx={{ display: 'grid', gap: 1.25, p: 2, justifyItems: 'start', '& > button': { minHeight: 44 } }}>
        <OwnAccount />
      </Box>
    </Drawer>
  );
}

import { Box } from '@mui/material';
import { useT } from '../../lib/words.ts';
import { Brand } from './brand.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { OwnAccount } from './own-account.tsx';
import { RoomLink } from './room-link.tsx';
import { useRooms } from './rooms.ts';
import { useRoomCounts } from './use-room-counts.ts';

/** The menu at the side, with who is at work at its foot. */
export function SideMenu() {
  const t = useT();
  const rooms = useRooms() ?? [];
  const counts = useRoomCounts();
  return (
    <Box
      component="header"
      sx={{
        bgcolor: 'background.paper',
        borderRight: 1,
        borderColor: 'divider',
        position: 'sticky',
        top: 0,
        height: '100dvh',
        // On a low screen the way out is still within reach.
        overflowY: 'auto',
        p: 1.5,
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Box sx={{ p: 1, mb: 1.5 }}>
        <Brand />
      </Box>
      <Box
        component="nav"
        aria-label={t('menu')}
        sx={{ display: 'grid', gap: 0.25, flex: '1 0 auto', alignContent: 'start' }}
      >
        {rooms.map((room) => (
          <RoomLink key={room.name} room={room} count={counts[room.name] ?? ''} />
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.25, p: 1, justifyItems: 'start' }}>
        <LanguageChoice />
        <OwnAccount />
      </Box>
    </Box>
  );
}

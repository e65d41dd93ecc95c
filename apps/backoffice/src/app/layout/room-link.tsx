import { Box } from '@mui/material';
import { LinkBase, useLocation } from 'react-admin';
import { hues } from '../../lib/hues.ts';
import { useT } from '../../lib/words.ts';
import type { Room } from './rooms.ts';

interface RoomLinkProps {
  readonly room: Room;
  /** What waits inside; nothing is shown for none. */
  readonly count: string;
}

/** A line of the side menu. */
export function RoomLink({ room, count }: RoomLinkProps) {
  const t = useT();
  const { pathname } = useLocation();
  const isHere = pathname.startsWith(`/${room.name}`);
  const { Icon } = room;
  return (
    <Box
      component={LinkBase}
      to={`/${room.name}`}
      aria-current={isHere ? 'page' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 36,
        px: 1.25,
        borderRadius: '9px',
        fontWeight: isHere ? 600 : 500,
        textDecoration: 'none',
        color: isHere ? '#fff' : hues.muted,
        bgcolor: isHere ? hues.text : 'transparent',
        '&:hover': { bgcolor: isHere ? hues.text : hues.page },
      }}
    >
      <Icon size={18} aria-hidden />
      <Box component="span" sx={{ flex: 1 }}>
        {t(`room_${room.name}`)}
      </Box>
      {count !== '' && (
        <Box
          component="span"
          sx={{
            px: 0.75,
            borderRadius: '6px',
            fontSize: 12,
            lineHeight: '18px',
            fontWeight: 600,
            bgcolor: isHere ? '#ffffff2e' : hues.linkSoft,
            color: isHere ? '#fff' : hues.link,
          }}
        >
          {count}
        </Box>
      )}
    </Box>
  );
}

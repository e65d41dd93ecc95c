import { Badge, BottomNavigation, BottomNavigationAction, Box, IconButton } from '@mui/material';
import { LogOut } from 'lucide-react';
import { LinkBase, useLocation, useLogout } from 'react-admin';
import { bringToMiddle } from '../../lib/bring-to-middle.ts';
import { hues } from '../../lib/hues.ts';
import { useT } from '../../lib/words.ts';
import { Brand } from './brand.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { useRooms } from './rooms.ts';
import { useRoomCounts } from './use-room-counts.ts';

/** On a phone: who we are above, the rooms under the thumb. */
export function PhoneBars() {
  const t = useT();
  const rooms = useRooms() ?? [];
  const logout = useLogout();
  const { pathname } = useLocation();
  const counts = useRoomCounts();
  const here = rooms.find((room) => pathname.startsWith(`/${room.name}`))?.name ?? false;
  return (
    <>
      <Box
        component="header"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          height: 56,
          px: 2,
          bgcolor: 'background.paper',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Box sx={{ flex: 1 }}>
          <Brand />
        </Box>
        <LanguageChoice />
        <IconButton aria-label={t('logout')} onClick={() => logout()} sx={{ width: 44, height: 44 }}>
          <LogOut size={18} />
        </IconButton>
      </Box>
      <BottomNavigation
        component="nav"
        aria-label={t('menu')}
        showLabels
        value={here}
        sx={{
          position: 'fixed',
          inset: 'auto 0 0',
          zIndex: 10,
          height: 64,
          pb: 'env(safe-area-inset-bottom)',
          borderTop: `1px solid ${hues.hair}`,
          // More rooms than fit are reached by moving the bar.
          justifyContent: 'safe center',
          overflowX: 'auto',
          '& > *': { flex: '1 0 auto' },
        }}
      >
        {rooms.map(({ name, Icon }) => (
          <BottomNavigationAction
            key={name}
            ref={name === here ? bringToMiddle : null}
            value={name}
            component={LinkBase}
            to={`/${name}`}
            label={t(`room_${name}`)}
            aria-current={name === here ? 'page' : undefined}
            icon={
              <Badge
                badgeContent={counts[name]}
                color="primary"
                sx={{ '& .MuiBadge-badge': { right: -8, top: 2 } }}
              >
                <Icon size={20} aria-hidden />
              </Badge>
            }
          />
        ))}
      </BottomNavigation>
    </>
  );
}

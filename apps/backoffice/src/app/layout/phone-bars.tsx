import { Badge, BottomNavigation, BottomNavigationAction, Box } from '@mui/material';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { LinkBase, useLocation } from 'react-admin';
import { hues } from '../../lib/hues.ts';
import { useT } from '../../lib/words.ts';
import { Brand } from './brand.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { MoreRooms } from './more-rooms.tsx';
import { useRooms } from './rooms.ts';
import { useRoomCounts } from './use-room-counts.ts';

/** How many rooms have a place of their own under the thumb; the rest are behind the last one. */
const placesOwn = 4;

/** On a phone: who we are above, the rooms under the thumb. */
export function PhoneBars() {
  const t = useT();
  const rooms = useRooms() ?? [];
  const { pathname } = useLocation();
  const counts = useRoomCounts();
  const [isOpen, setIsOpen] = useState(false);
  const own = rooms.slice(0, placesOwn);
  const here = rooms.find((room) => pathname.startsWith(`/${room.name}`))?.name;
  const isBehind = here !== undefined && own.every(({ name }) => name !== here);
  const doesMoreWait = rooms.slice(placesOwn).some(({ name }) => (counts[name] ?? '') !== '');
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
      </Box>
      <BottomNavigation
        component="nav"
        aria-label={t('menu')}
        showLabels
        value={isBehind ? 'more' : (here ?? false)}
        sx={{
          position: 'fixed',
          inset: 'auto 0 0',
          zIndex: 10,
          height: 64,
          pb: 'env(safe-area-inset-bottom)',
          borderTop: `1px solid ${hues.hair}`,
          // As narrow as it takes: five of them on the smallest phone.
          '& > .MuiBottomNavigationAction-root': { minWidth: 0, px: 0 },
          // A long name has two lines: no language's is cut off.
          '& .MuiBottomNavigationAction-label, & .MuiBottomNavigationAction-label.Mui-selected': {
            maxWidth: '100%',
            mt: 0.25,
            fontSize: 11,
            letterSpacing: '-0.01em',
            lineHeight: '13px',
            textAlign: 'center',
            overflowWrap: 'anywhere',
            hyphens: 'auto',
          },
        }}
      >
        {own.map(({ name, Icon }) => (
          <BottomNavigationAction
            key={name}
            value={name}
            component={LinkBase}
            to={`/${name}`}
            label={t(`room_${name}`)}
            aria-current={name === here ? 'page' : undefined}
            icon={
              <Badge
                badgeContent={counts[name]}
                color="primary"
                sx={{ '& .MuiBadge-badge': { right: -8, top: 4 } }}
              >
                <Icon size={20} aria-hidden />
              </Badge>
            }
          />
        ))}
        <BottomNavigationAction
          value="more"
          label={t('rooms_more')}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
          icon={
            <Badge variant="dot" invisible={!doesMoreWait} color="primary">
              <Menu size={20} aria-hidden />
            </Badge>
          }
        />
      </BottomNavigation>
      <MoreRooms rooms={rooms} counts={counts} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </>
  );
}

import { IconButton } from '@arara/ui';
import { Maximize, Minimize } from 'lucide-react';
import { useT } from '../../lib/i18n.ts';
import {
  canFillScreen,
  fillScreen,
  leaveFullScreen,
  useFullScreenEnds,
  useIsFullScreen,
} from '../../lib/use-full-screen.ts';

/** Fills the screen with the game: of the page nothing else is shown then. */
export function FullScreenOn() {
  const t = useT();
  useFullScreenEnds();
  if (!canFillScreen()) return null;
  return (
    <IconButton
      look="filled"
      label={t('games.stage_full_screen')}
      icon={<Maximize size={20} />}
      onClick={({ currentTarget }) => {
        // The keys are the game's there.
        currentTarget.blur();
        fillScreen();
      }}
    />
  );
}

/** The way back, where the head of the page is not in sight. */
export function FullScreenOff({ className }: { className: string | undefined }) {
  const t = useT();
  if (!useIsFullScreen()) return null;
  return (
    <div className={className}>
      <IconButton
        look="filled"
        label={t('games.stage_full_screen_off')}
        icon={<Minimize size={20} />}
        onClick={leaveFullScreen}
      />
    </div>
  );
}

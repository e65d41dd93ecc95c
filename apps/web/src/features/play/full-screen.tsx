import { IconButton } from '@arara/ui';
import { Maximize, Minimize } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { useT } from '../../lib/i18n.ts';

/** Fills the screen with the game. */
export function FullScreenOn({ target }: { target: RefObject<HTMLElement | null> }) {
  const t = useT();
  if (!document.fullscreenEnabled) return null;
  return (
    <IconButton
      look="filled"
      label={t('games.stage_full_screen')}
      icon={<Maximize size={20} />}
      onClick={({ currentTarget }) => {
        // The keys are the game's there.
        currentTarget.blur();
        // A browser may refuse; the page stays as it is then.
        void target.current?.requestFullscreen().catch(() => {});
      }}
    />
  );
}

/** The way back, where the head of the page is not in sight. */
export function FullScreenOff({ className }: { className: string | undefined }) {
  const t = useT();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  if (!isFull) return null;
  return (
    <div className={className}>
      <IconButton
        look="filled"
        label={t('games.stage_full_screen_off')}
        icon={<Minimize size={20} />}
        onClick={() => void document.exitFullscreen().catch(() => {})}
      />
    </div>
  );
}

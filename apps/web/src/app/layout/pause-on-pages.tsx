import { late } from '@arara/ui';
import { usePause } from '../../components/pause/use-pause.ts';

/** For the few who have one: nobody else loads it. */
const PauseNotice = late(async () => (await import('../../components/pause/pause-notice.tsx')).PauseNotice);

/** A pause or self-exclusion stands above every page; games and deposits say it in the place of what is closed. */
export function PauseOnPages() {
  const pause = usePause();
  return pause && <PauseNotice pause={pause} />;
}

import { protection } from '@arara/contract';
import type { Pause } from '../../components/pause/use-pause.ts';
import { useTopic } from '../../lib/socket.ts';
import { useCall, useRefresh } from '../../lib/use-call.ts';

/** How often it is looked whether a pause is over; and whether there is one, should the socket not have told. */
const lookEveryMs = 60_000;

/** What keeps the member from playing, or null; one that is set on another page or device is told by the socket. */
export function usePause(): Pause | null {
  const refresh = useRefresh();
  const settings = useCall(protection.protectionSettings, {}, { refetchInterval: lookEveryMs });
  useTopic('protection', () => void refresh(protection.protectionSettings));
  return settings.data?.pause ?? null;
}

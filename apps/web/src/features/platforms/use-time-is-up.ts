import { type DataOf, protection } from '@arara/contract';
import { useCall } from '../../lib/use-call.ts';
import { useIsSettled } from '../../lib/use-is-settled.ts';

type Limits = DataOf<typeof protection.protectionSettings>['limits'];

/** Minutes are counted by the server; sooner there is nothing new. */
const askMs = 60_000;

/** Whether the time that the member has set for play is used up; asked each minute while a game is played, whose platform does not ask us. */
export function useTimeIsUp(isPlaying: boolean): boolean {
  const isSettled = useIsSettled();
  const { data } = useCall(
    protection.protectionSettings,
    {},
    { enabled: isSettled, ...(isPlaying && { refetchInterval: askMs }) },
  );
  return data !== undefined && hasTimeUp(data.limits);
}

/** A limit of time that holds now has nothing left. */
export const hasTimeUp = (limits: Limits): boolean =>
  limits.some(
    ({ kind, minutes, used }) => kind === 'session' && minutes !== null && (used.minutes ?? 0) >= minutes,
  );

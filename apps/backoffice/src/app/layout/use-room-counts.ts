import type { RoomName } from '../../components/room.tsx';
import { useCountText, useQueueCounts } from '../../lib/use-queue-counts.ts';

/** What waits inside each room, in words; rooms in which nothing does are left out. */
export function useRoomCounts(): Partial<Record<RoomName, string>> {
  const counts = useQueueCounts();
  const countText = useCountText();
  if (!counts) return {};
  const waiting: Partial<Record<RoomName, number>> = {
    withdrawals: counts.withdrawals?.open ?? 0,
    cases: counts.cases ?? 0,
    support: counts.support ?? 0,
    requests: (counts.requests ?? 0) + (counts.second_reviews ?? 0),
    chat: counts.chat ?? 0,
    games: counts.alarms ?? 0,
    // Registrations are never all decided: they would hide what is urgent.
    queues: (counts.payouts ?? 0) + (counts.refunds ?? 0) + (counts.exclusions ?? 0),
  };
  return Object.fromEntries(
    Object.entries(waiting)
      .filter(([, count]) => count > 0)
      .map(([room, count]) => [room, countText(count, counts.counted_to)]),
  );
}

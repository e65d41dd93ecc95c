import type { live } from '@arara/contract';
import { useNow } from '../../../lib/use-now.ts';
import type { ServerClock } from '../server-clock.ts';
import { momentOf, type SeatsMoment } from './seats-moment.ts';
import type { Deal } from './seats-state.ts';

/** Cards come every 220 ms: finer than that the table need not look. */
const lookMs = 110;

/** What goes on at the table now, by the server's clock: whoever looks sees the same card at the same time. */
export function useSeatsMoment(
  round: live.LiveRound | null,
  deal: Deal | null,
  clock: ServerClock,
): SeatsMoment {
  const now = useNow(lookMs);
  return momentOf(round, deal, clock.at(now));
}

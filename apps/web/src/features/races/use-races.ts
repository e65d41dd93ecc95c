import { type DataOf, races } from '@arara/contract';
import { useCall } from '../../lib/use-call.ts';

export type RunningRace = DataOf<typeof races.races>['items'][number];
export type Leader = DataOf<typeof races.raceView>['leaders'][number];
export type Race = Pick<RunningRace, 'id' | 'period' | 'measure' | 'ends_at' | 'prizes' | 'total_money'>;

const refreshedMs = 30_000;

/** The races that run, and by how much the server's clock is ahead of this device's. */
export function useRaces() {
  const query = useCall(races.races, {}, { refetchInterval: refreshedMs, staleTime: 10_000 });
  const aheadMs = query.data ? Date.parse(query.data.server_time) - query.dataUpdatedAt : 0;
  return { ...query, aheadMs };
}

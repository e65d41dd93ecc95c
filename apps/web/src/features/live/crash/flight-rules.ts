import type { DataOf, live } from '@arara/contract';
import type { FlightRules } from './flight-now.ts';
import { hundredthsOf } from './multiplier.ts';

export type FlightTable = Extract<DataOf<typeof live.liveTable>, { play: 'flight' }>;
type WireRules = Pick<FlightTable['rules'], 'growth' | 'lowest_multiplier' | 'highest_multiplier'>;

/** The published rules of a table, as the flight is worked out from them. */
export function flightRules({ growth, lowest_multiplier, highest_multiplier }: WireRules): FlightRules {
  return {
    growth:
      growth.kind === 'exponential'
        ? { kind: 'exponential', perMs: growth.per_ms }
        : { kind: 'cubic', scaleMs: growth.scale_ms },
    lowest: hundredthsOf(lowest_multiplier),
    highest: hundredthsOf(highest_multiplier),
  };
}

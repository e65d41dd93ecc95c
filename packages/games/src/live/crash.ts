import { crashPointHundredths, createDraws, type Hmac } from '@arara/fair';
import { flightPoints, flightTargets, flightWays } from '../crash/flight.ts';
import { crashRules, limboRules } from '../crash/rules.ts';
import { type Ratio, ratio } from '../ratio.ts';
import { type Growth, hundredthsAt, msOfHundredths } from './growth.ts';

/** What a round of a shared table is decided by: its link of the chain, and the chain's salt. */
export interface Link {
  readonly hash: string;
  readonly salt: string;
}

/** A flight that all players of a table watch, and each leaves at a multiplier of their own. In hundredths. */
export interface SharedCrash {
  /** The title of the game house that is played together. */
  readonly title: string;
  readonly version: number;
  readonly growth: Growth;
  /** A bet may be cashed out from here, and is cashed out by itself at the highest. */
  readonly lowest: number;
  readonly highest: number;
  readonly limits: { readonly minStakeCents: bigint; readonly maxStakeCents: bigint };
  /** How the point is drawn, by the name that the verifier knows. */
  readonly draw: 'flight' | 'published';
  /** Where the flight ends: a bet that leaves at this multiplier or below it is paid. */
  endOf(hmac: Hmac, link: Link): number;
  /** What a bet that leaves at a multiplier is paid back on the average: exact. */
  returnAt(multiplier: number): Ratio;
}

const words = 2n ** 32n;

/** The macaw of everybody: the mathematics of the title, 99% at every multiplier and a trace above. */
const sharedFlight: SharedCrash = {
  title: crashRules.game,
  version: 1,
  growth: { kind: 'exponential', perMs: 0.00006 },
  lowest: flightTargets.lowest,
  highest: flightTargets.highest,
  limits: crashRules.limits,
  draw: 'flight',
  endOf: (hmac, { hash, salt }) => {
    const draws = createDraws(hmac, { serverSeed: hash, clientSeed: salt, nonce: 0 });
    // Where the bird turns back does not depend on the bet.
    return crashRules.play({ stake: '1.00', target: flightTargets.highest }, draws).outcome.end;
  },
  returnAt: (multiplier) =>
    ratio(BigInt(flightWays(multiplier)) * BigInt(multiplier), BigInt(flightPoints) * 100n),
};

/** The rocket of everybody: climbs faster, and ends where the published convention says, a trace below 99%. */
const sharedRocket: SharedCrash = {
  title: limboRules.game,
  version: 1,
  growth: { kind: 'cubic', scaleMs: 12_000 },
  lowest: flightTargets.lowest,
  highest: flightTargets.highest,
  limits: limboRules.limits,
  draw: 'published',
  endOf: (hmac, { hash, salt }) => Math.min(crashPointHundredths(hmac, hash, salt), flightTargets.highest),
  returnAt: (multiplier) => {
    const ways = (99n * words) / BigInt(multiplier);
    return ratio(ways * BigInt(multiplier), words * 100n);
  },
};

/** The shared flights by the kind of their table. */
export const sharedCrashes: Readonly<Record<string, SharedCrash>> = {
  flight: sharedFlight,
  rocket: sharedRocket,
};

/** How long a flight lasts that ends at a multiplier: until it would stand above. One that ends at 1.00 ends at once. */
export function flightMs({ growth, lowest }: SharedCrash, end: number): number {
  return end < lowest ? 0 : msOfHundredths(growth, end + 1);
}

/** Where a flight stands after so many milliseconds; at its end it has its last multiplier. */
export function multiplierAt({ growth, highest }: SharedCrash, elapsedMs: number): number {
  return Math.min(hundredthsAt(growth, elapsedMs), highest);
}

import type { BreakerState, CallsSummary, PlatformClient } from '@arara/platform-kit';
import type { Guard } from '@arara/platform-kit/seamless';
import type { Simulator } from '@arara/platform-kit/simulator';

/** The external platforms this house can reach. */
export interface Platforms {
  /** The client of a platform; undefined for one that is not connected. */
  client(code: string): PlatformClient | undefined;
  /** Whether each platform is asked at all, after calls that it did not answer. */
  health(): readonly PlatformHealth[];
  /** Lets in the requests of a platform that plays with the cash here; undefined for every other. */
  guard(code: string): Guard | undefined;
  /** The simulators by code; empty with real platforms. */
  readonly sandbox: ReadonlyMap<string, { readonly simulator: Simulator; readonly url: string }>;
  /** Origins that games are framed from, besides our own. */
  readonly frameOrigins: readonly string[];
  /** Origins that a platform's pictures may be fetched from. */
  pictureOrigins(code: string): readonly string[];
  /** After so long a request that was not answered can no longer be carried out. */
  readonly requestLifeMs: number;
}

export interface PlatformHealth {
  readonly code: string;
  readonly state: BreakerState;
  /** How often it was asked no more, and how many calls were kept back. */
  readonly opened: number;
  readonly keptBack: number;
  readonly recent: CallsSummary;
  /** How many requests, its own and ours to it, were signed with a secret of before, and how many of its own with none of ours. */
  readonly signed: { readonly old: number; readonly wrong: number };
}

import type { BlackjackView } from '@arara/games';
import type { StageRound } from '../stage.ts';

export interface BlackjackChoice {
  readonly insurance: boolean;
  readonly isSuggesting: boolean;
}

export const firstBlackjackChoice: BlackjackChoice = { insurance: false, isSuggesting: true };

// The server builds the view with the rules this type comes from.
export const viewOf = (round: StageRound | null) => (round?.view ?? null) as BlackjackView | null;

/** Insurance costs half the stake more. */
export function stakedCents({ insurance }: BlackjackChoice, stakeCents: bigint): bigint {
  return insurance ? stakeCents + stakeCents / 2n : stakeCents;
}

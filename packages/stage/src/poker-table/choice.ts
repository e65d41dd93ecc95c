import type { AnteView } from '@arara/games';
import { type AnteGame, antesStaked } from '@arara/games/tables';
import type { StageRound } from '../stage.ts';

export interface AnteChoice {
  /** The bet on a pair or better, where the table has it. */
  readonly side: boolean;
  readonly isSuggesting: boolean;
}

export const firstAnteChoice: AnteChoice = { side: false, isSuggesting: true };

// The server builds the view with the rules this type comes from.
export const viewOf = (round: StageRound | null) => (round?.view ?? null) as AnteView | null;

/** All that is laid down at once, for an ante of so much. */
export function laidCents(game: AnteGame, { side }: AnteChoice, anteCents: bigint): bigint {
  return anteCents * BigInt(antesStaked(game, side));
}

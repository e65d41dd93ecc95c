import type { BlackjackView, ShoeView } from '@arara/games';
import type { StageRound } from '../stage.ts';

export interface BlackjackChoice {
  readonly isSuggesting: boolean;
}

export const firstBlackjackChoice: BlackjackChoice = { isSuggesting: true };

/** What is seen of a round; in rounds of the first version insurance was no move. */
export type DealView = ShoeView | BlackjackView;

// The server builds the view with the rules these types come from.
export const viewOf = (round: StageRound | null) => (round?.view ?? null) as DealView | null;

export const insuranceOf = (view: DealView | null) => (view && 'insurance' in view ? view.insurance : null);

/** What the offered insurance costs: half of what is staked. */
export const insuranceCents = ({ stakeCents }: StageRound) => stakeCents / 2n;

/** The move of the one large button: what is suggested, and never one that costs more. */
export function moveOf(view: DealView | null): Move {
  if (insuranceOf(view) === 'offered') return 'decline';
  return view?.suggested ?? 'stand';
}

type Move = NonNullable<DealView['suggested']>;

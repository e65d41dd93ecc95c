import type { PokerView } from '@arara/games';
import type { PokerVariant } from '@arara/games/tables';
import type { StageRound } from '../stage.ts';

export interface PokerChoice {
  /** Places (0 to 4) of the cards to keep. */
  readonly hold: readonly number[];
  /** The round those places belong to. */
  readonly heldIn: string | null;
  readonly isSuggesting: boolean;
}

export const firstPokerChoice: PokerChoice = { hold: [], heldIn: null, isSuggesting: false };

// The server builds the view with the rules this type comes from.
export const viewOf = (round: StageRound | null) => (round?.view ?? null) as PokerView | null;

/** The places held in a round: those of another round are forgotten. */
export function heldIn(choice: PokerChoice, round: StageRound | null): readonly number[] {
  return round !== null && choice.heldIn === round.roundId ? choice.hold : [];
}

/** Keeps a card, or lets it go. */
export function toggled(choice: PokerChoice, round: StageRound, place: number): PokerChoice {
  const held = heldIn(choice, round);
  const hold = held.includes(place)
    ? held.filter((other) => other !== place)
    : [...held, place].sort((a, b) => a - b);
  return { ...choice, hold, heldIn: round.roundId };
}

/** The places a suggestion marks: only while a round waits for the draw. */
export function suggestedIn(
  { suggestedHold }: Pick<PokerVariant<string>, 'suggestedHold'>,
  choice: PokerChoice,
  round: StageRound | null,
): readonly number[] {
  const view = viewOf(round);
  return choice.isSuggesting && round?.isOpen === true && view ? suggestedHold(view.cards) : [];
}

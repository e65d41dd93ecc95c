/** The moments in which cards come to the table, by its own time. */
const firstCardMs = 300;
const cardMs = 220;
const holeMs = 800;
const drawnFromMs = 1_600;
const drawnEachMs = 900;

/** How many cards lie so long after dealing began: a first one for each seat and the dealer, then a second one. */
export const cardsDealt = (elapsedMs: number): number =>
  Math.max(0, Math.floor((elapsedMs - firstCardMs) / cardMs) + 1);

/** How many cards of a seat lie, the `place`-th of `seats`, once so many were dealt; the whole hand when all were. */
export function seatCardsShown(dealt: number, place: number, seats: number): number {
  if (dealt >= 2 * seats + 2) return Number.POSITIVE_INFINITY;
  return Number(dealt > place) + Number(dealt > seats + 1 + place);
}

export const dealerCardsDealt = (dealt: number, seats: number): number =>
  Number(dealt > seats) + Number(dealt > 2 * seats + 1);

/** How many of the dealer's cards lie open so long after the dealer began to play. */
export function dealerCardsShown(elapsedMs: number): number {
  if (elapsedMs < holeMs) return 1;
  return 2 + Math.max(0, Math.floor((elapsedMs - drawnFromMs) / drawnEachMs) + 1);
}

import { type Card, rankOf } from '../cards/deck.ts';
import { cardsValue, fiveCardHands, handOfValue, threeCardHands, threeCardValue } from '../cards/ranking.ts';
import type { AnteGame } from './game.ts';

const [two, queen, king, ace] = [0, 10, 11, 12];

/** Queen, six and four: with this or better it is worth playing on. */
const worthPlaying = threeCardValue([queen, 4, 2], false);

/** Trinca Copacabana: three cards each, the dealer plays with a queen or better. */
export const threeCardGame: AnteGame = {
  slug: 'trinca-copacabana',
  hands: threeCardHands,
  handSize: 3,
  dealerOpen: 0,
  raise: 1,
  // A queen and the least that can be with it.
  qualifying: queen * 13 * 13,
  raisePays: [1, 1, 1, 1, 1, 1],
  bonus: [0, 0, 0, 1, 4, 5],
  sidePays: [0, 1, 4, 6, 30, 40],
  suggests: (player) => cardsValue(player) >= worthPlaying,
};

/** Stud da Bahia: five cards each, one of the dealer's open, who plays with ace and king or better. */
export const studGame: AnteGame = {
  slug: 'stud-da-bahia',
  hands: fiveCardHands,
  handSize: 5,
  dealerOpen: 1,
  raise: 2,
  qualifying: (ace * 13 + king) * 13 * 13 * 13,
  raisePays: [1, 1, 2, 3, 4, 5, 7, 20, 50, 100],
  bonus: [],
  sidePays: null,
  suggests: suggestsStud,
};

/**
 * Play on with a pair or better, never with less than ace and king. With ace and king it depends on the dealer's card:
 * when it matches one of yours up to the queen; when it is an ace or a king and you hold a queen or a jack; or when
 * you hold a queen and it is below your fourth card.
 */
function suggestsStud(player: readonly Card[], [up = '']: readonly Card[]): boolean {
  if (handOfValue(cardsValue(player), 5) > 0) return true;
  const ranks = player.map(rankOf).toSorted((a, b) => b - a);
  const [first, second, third = two, fourth = two] = ranks;
  if (first !== ace || second !== king) return false;
  const open = rankOf(up);
  if (open >= king) return third >= queen - 1;
  if (ranks.includes(open)) return true;
  return third === queen && open < fourth;
}

import { addRank, flushValue, ranksValue, sizeOf } from '../cards/best-value.ts';
import { type Card, deck } from '../cards/deck.ts';
import { handOfValue } from '../cards/ranking.ts';
import { holdemGame, mainPaid } from './game.ts';

const noSuit = -1;

/**
 * Whether to play on with these two cards when these three lie on the table: every two cards that can follow against
 * every two the dealer can hold. The stage works it out where the player is, so that a deal costs the server nothing.
 */
export function suggestHoldem(player: readonly Card[], open: readonly Card[]): 'play' | 'fold' {
  const [first = 0, second = 0] = player.map((card) => deck.indexOf(card));
  const flop = open.map((card) => deck.indexOf(card));
  // Whoever shares a rank with the table has a pair at least; the full count shows that playing on is better with it.
  if (flop.some((card) => card % 13 === first % 13 || card % 13 === second % 13)) return 'play';
  const rest = [...deck.keys()].filter((card) => card !== first && card !== second && !flop.includes(card));
  /** Values by the ranks of the two cards that follow, and what boards without a flush come to by the same. */
  const tables = new Map<number, Int32Array>();
  const plain = new Map<number, number>();
  let gained = 0;
  for (const [place, turn] of rest.entries()) {
    for (const river of rest.slice(place + 1)) {
      const board = [...flop, turn, river];
      const suit = suitOfFlush(board);
      const key = Math.min(turn % 13, river % 13) * 13 + Math.max(turn % 13, river % 13);
      const table = tables.get(key) ?? valuesWith(board);
      tables.set(key, table);
      const known = suit === noSuit ? plain.get(key) : undefined;
      const gain = known ?? gainOn(board, suit, table, first, second, rest);
      if (suit === noSuit) plain.set(key, gain);
      gained += gain;
    }
  }
  return gained > 0 ? 'play' : 'fold';
}

/** What playing on gives back more than folding on this board, against all the dealer can hold, in antes. */
function gainOn(
  board: readonly number[],
  suit: number,
  table: Int32Array,
  first: number,
  second: number,
  rest: readonly number[],
): number {
  const suited = suit === noSuit ? 0 : ranksOf(board, suit);
  const player = bestWith(first, second);
  const hand = handOfValue(player, 5);
  const gainOf = (result: 'unqualified' | 'won' | 'tied' | 'lost') => {
    const { ante, raise } = mainPaid(hand, result);
    return ante + raise - mainPaid(hand, 'folded').raise;
  };
  const cards = rest.filter((card) => !board.includes(card));
  let [weak, beaten, level, lost] = [0, 0, 0, 0];
  for (let place = 1; place < cards.length; place += 1) {
    const one = cards[place] ?? 0;
    for (let before = 0; before < place; before += 1) {
      const dealer = bestWith(one, cards[before] ?? 0);
      if (dealer < holdemGame.qualifying) weak += 1;
      else if (dealer < player) beaten += 1;
      else if (dealer === player) level += 1;
      else lost += 1;
    }
  }
  return (
    weak * gainOf('unqualified') + beaten * gainOf('won') + level * gainOf('tied') + lost * gainOf('lost')
  );

  function bestWith(one: number, other: number): number {
    const byRanks = table[(one % 13) * 13 + (other % 13)] ?? 0;
    if (suit === noSuit) return byRanks;
    const flush = flushValue(suited | bitOf(one) | bitOf(other));
    return Math.max(flush, byRanks);
  }

  function bitOf(card: number): number {
    const rank = card - suit * 13;
    return rank >= 0 && rank < 13 ? 1 << rank : 0;
  }
}

/** What a board is worth with two cards more, by their ranks; suits aside. */
function valuesWith(board: readonly number[]): Int32Array {
  const table = new Int32Array(13 * 13);
  for (let one = 0; one < 13; one += 1) {
    for (let other = one; other < 13; other += 1) {
      const held = { once: 0, twice: 0, thrice: 0, four: 0 };
      for (const card of board) addRank(held, card % 13);
      addRank(held, one);
      addRank(held, other);
      table[one * 13 + other] = ranksValue(held);
      table[other * 13 + one] = ranksValue(held);
    }
  }
  return table;
}

/** The suit a flush could be of. */
function suitOfFlush(board: readonly number[]): number {
  return [0, 1, 2, 3].find((suit) => sizeOf(ranksOf(board, suit)) >= 3) ?? noSuit;
}

function ranksOf(cards: readonly number[], suit: number): number {
  let ranks = 0;
  for (const card of cards) if (Math.floor(card / 13) === suit) ranks |= 1 << (card % 13);
  return ranks;
}

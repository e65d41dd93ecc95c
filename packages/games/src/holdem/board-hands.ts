import { addRank, flushValue, ranksValue, sizeOf } from '../cards/best-value.ts';
import { holdemGame } from './game.ts';

const deckSize = 52;
/** Values from here on are of the next better hand. */
const handUnit = 13 ** 5;
/** All hands of two cards from the 47 a board leaves. */
const handsOnBoard = 1_081;
/** A dealer holds two of the 45 cards that are left. */
export const dealers = 990;

const pairNumbers = new Int32Array(deckSize * deckSize);
for (let high = 0; high < deckSize; high += 1) {
  for (let low = 0; low < high; low += 1) {
    const number = (high * (high - 1)) / 2 + low;
    pairNumbers[low * deckSize + high] = number;
    pairNumbers[high * deckSize + low] = number;
  }
}

/** The number of two cards among all pairs of the deck, whichever is named first. */
export function pairNumber(one: number, other: number): number {
  return pairNumbers[one * deckSize + other] ?? 0;
}

/** Every hand of two cards on a board, and how the dealers it can meet fare against it. */
export interface BoardHands {
  /** The number of the pair. */
  readonly pair: Int32Array;
  /** The number of the best hand of the seven cards. */
  readonly hand: Int32Array;
  /** Dealers who do not qualify, who are beaten, and who are level; all others win. */
  readonly weak: Int32Array;
  readonly beaten: Int32Array;
  readonly level: Int32Array;
  /** Works the hands of another board out, in place. */
  deal(board: readonly number[]): void;
}

/** What a hand beats are all hands that are worth less, without those that hold one of its cards. */
export function createBoardHands(): BoardHands {
  const pair = new Int32Array(handsOnBoard);
  const hand = new Int32Array(handsOnBoard);
  const weak = new Int32Array(handsOnBoard);
  const beaten = new Int32Array(handsOnBoard);
  const level = new Int32Array(handsOnBoard);
  const values = new Int32Array(handsOnBoard);
  const [firsts, seconds] = [new Uint8Array(handsOnBoard), new Uint8Array(handsOnBoard)];
  const byRanks = new Int32Array(13 * 13);
  const cards = new Uint8Array(47);
  const cardRanks = new Uint8Array(47);
  const levels = new Int32Array(handsOnBoard);
  /** The level of each value that is there, and on which board a value was seen last. */
  const levelOf = new Int16Array(10 * handUnit);
  const seenOn = new Int32Array(10 * handUnit);
  let boards = 0;
  /** Hands in the order of their levels, and where each level ends. */
  const order = new Int32Array(handsOnBoard);
  const ends = new Int32Array(handsOnBoard + 1);
  /** How many hands below hold each of the 47 cards; the same and all of them, of those that do not qualify. */
  const withCard = new Int32Array(47);
  const weakWith = new Int32Array(47);
  let weakAll = 0;

  return { pair, hand, weak, beaten, level, deal };

  function deal(board: readonly number[]): void {
    valueRanks(board);
    let left = 0;
    for (let card = 0; card < deckSize; card += 1) {
      if (board.includes(card)) continue;
      cards[left] = card;
      cardRanks[left] = card % 13;
      left += 1;
    }
    const suits = [0, 0, 0, 0];
    for (const card of board) {
      const suit = Math.floor(card / 13);
      suits[suit] = (suits[suit] ?? 0) | (1 << (card % 13));
    }
    const suit = suits.findIndex((ranks) => sizeOf(ranks) >= 3);
    valueHands(suit, suits[suit] ?? 0);
    compareHands();
  }

  /** What the board is worth with each two ranks, suits aside. */
  function valueRanks(board: readonly number[]): void {
    const own = { once: 0, twice: 0, thrice: 0, four: 0 };
    for (const card of board) addRank(own, card % 13);
    for (let low = 0; low < 13; low += 1) {
      for (let high = low; high < 13; high += 1) {
        const held = { ...own };
        addRank(held, low);
        addRank(held, high);
        const value = ranksValue(held);
        byRanks[low * 13 + high] = value;
        byRanks[high * 13 + low] = value;
      }
    }
  }

  function valueHands(suit: number, suited: number): void {
    const [from, to] = suit < 0 ? [0, -1] : [suit * 13, suit * 13 + 12];
    let index = 0;
    for (let first = 0; first < 47; first += 1) {
      const a = cards[first] ?? 0;
      const row = (cardRanks[first] ?? 0) * 13;
      const withFirst = a >= from && a <= to ? suited | (1 << (a - from)) : suited;
      for (let second = first + 1; second < 47; second += 1) {
        const b = cards[second] ?? 0;
        let value = byRanks[row + (cardRanks[second] ?? 0)] ?? 0;
        if (suit >= 0) {
          const flush = flushValue(b >= from && b <= to ? withFirst | (1 << (b - from)) : withFirst);
          if (flush > value) value = flush;
        }
        values[index] = value;
        firsts[index] = first;
        seconds[index] = second;
        pair[index] = pairNumber(a, b);
        index += 1;
      }
    }
  }

  /** Numbers what comes from the least to the best, so that equal hands have one number. */
  function numberLevels(): number {
    boards += 1;
    let count = 0;
    for (let index = 0; index < handsOnBoard; index += 1) {
      const value = values[index] ?? 0;
      if (seenOn[value] === boards) continue;
      seenOn[value] = boards;
      levels[count] = value;
      count += 1;
    }
    levels.subarray(0, count).sort();
    for (let place = 0; place < count; place += 1) levelOf[levels[place] ?? 0] = place;
    return count;
  }

  /**
   * Goes up through the levels and keeps how many hands lie below, of all cards and with each card. A hand that lies
   * below itself is taken away with both of its cards.
   */
  function compareHands(): void {
    const count = numberLevels();
    sortByLevel(count);
    withCard.fill(0);
    let done = 0;
    let isQualified = false;
    for (let place = 0; place < count; place += 1) {
      if (!isQualified && (levels[place] ?? 0) >= holdemGame.qualifying) {
        isQualified = true;
        weakWith.set(withCard);
        weakAll = done;
      }
      const end = ends[place] ?? 0;
      for (let at = done; at < end; at += 1) {
        const index = order[at] ?? 0;
        beaten[index] = done - (withCard[firsts[index] ?? 0] ?? 0) - (withCard[seconds[index] ?? 0] ?? 0);
      }
      for (let at = done; at < end; at += 1) {
        const index = order[at] ?? 0;
        addOne(firsts[index] ?? 0);
        addOne(seconds[index] ?? 0);
      }
      for (let at = done; at < end; at += 1) {
        const index = order[at] ?? 0;
        const below = end - (withCard[firsts[index] ?? 0] ?? 0) - (withCard[seconds[index] ?? 0] ?? 0) + 1;
        level[index] = isQualified ? below - (beaten[index] ?? 0) : 0;
      }
      done = end;
    }
    if (!isQualified) {
      weakWith.set(withCard);
      weakAll = done;
    }
    for (let index = 0; index < handsOnBoard; index += 1) {
      const value = values[index] ?? 0;
      const own = value < holdemGame.qualifying ? 1 : 0;
      const unqualified =
        weakAll - (weakWith[firsts[index] ?? 0] ?? 0) - (weakWith[seconds[index] ?? 0] ?? 0) + own;
      weak[index] = unqualified;
      beaten[index] = own === 1 ? 0 : (beaten[index] ?? 0) - unqualified;
      hand[index] = Math.floor(value / handUnit);
    }
  }

  /** Puts the hands in the order of their levels, and says where each level ends. */
  function sortByLevel(count: number): void {
    ends.fill(0, 0, count + 1);
    for (let index = 0; index < handsOnBoard; index += 1) {
      const next = (levelOf[values[index] ?? 0] ?? 0) + 1;
      ends[next] = (ends[next] ?? 0) + 1;
    }
    for (let place = 1; place <= count; place += 1) ends[place] = (ends[place] ?? 0) + (ends[place - 1] ?? 0);
    // Where a level begins moves on with each of its hands, so that in the end it stands where the level ends.
    for (let index = 0; index < handsOnBoard; index += 1) {
      const place = levelOf[values[index] ?? 0] ?? 0;
      const at = ends[place] ?? 0;
      order[at] = index;
      ends[place] = at + 1;
    }
  }

  function addOne(card: number): void {
    withCard[card] = (withCard[card] ?? 0) + 1;
  }
}

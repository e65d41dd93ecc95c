import { choose, forEachDeal, placeSubsets, setSizes, suitNamings } from '../cards/deals.ts';
import { deck } from '../cards/deck.ts';
import { fiveCardValue, handOfValue } from '../cards/ranking.ts';
import type { PaidCounts } from './count-three-card.ts';
import { type AnteResult, antePaid } from './game.ts';
import { studGame } from './games.ts';

/** A hand that plays on: against any dealer, or one with this card open; what it meets that is worse, or too weak. */
type Played = { cards: number[]; times: number; up: number | null; worse: number; weak: number };

/** A count for every set of up to five cards: of the hands added so far that contain it. */
type SetCounts = readonly Int32Array[];

/**
 * Plays every five cards against every other five and every choice of the open one among them, following the
 * suggestions. Hands are added to the tables from the least to the best, so that what a hand beats is what is in them;
 * those that share a card with it are left out by inclusion and exclusion.
 */
export function countStud(): PaidCounts {
  const groups = handsByValue();
  const below: SetCounts = emptyCounts();
  const unqualified: SetCounts = emptyCounts();
  const counts: Record<string, number> = {};
  const note = (hand: number, result: AnteResult, ways: number) => {
    const { ante, raise, bonus } = antePaid(studGame, hand, result, false);
    const key = `${ante + raise + bonus} 0`;
    if (ways !== 0) counts[key] = (counts[key] ?? 0) + ways;
  };
  const opened = 5;
  const allHands = choose(47, 5);
  const values = [...groups.keys()].toSorted((a, b) => a - b);
  for (const value of values) {
    if (value >= studGame.qualifying) break;
    for (const packed of groups.get(value) ?? []) addTo(unqualified, unpacked(packed));
  }
  for (const value of values) {
    const group = groups.get(value) ?? [];
    const hand = handOfValue(value, 5);
    const played = group.flatMap((packed): Played[] => {
      const cards = unpacked(packed);
      const times = suitNamings(cards);
      if (times === 0) return [];
      if (hand > 0) {
        return [{ cards, times, up: null, worse: without(below, cards), weak: without(unqualified, cards) }];
      }
      // Without a pair it depends on the open card.
      return deck.flatMap((open, up) => {
        if (cards.includes(up)) return [];
        const isPlayed = studGame.suggests(
          cards.map((card) => deck[card] ?? ''),
          [open],
        );
        if (!isPlayed) {
          note(hand, 'folded', times * choose(46, 4));
          return [];
        }
        const [worse, weak] = [without(below, cards, up), without(unqualified, cards, up)];
        return [{ cards, times, up, worse, weak }];
      });
    });
    for (const packed of group) addTo(below, unpacked(packed));
    for (const { cards, times, up, worse, weak } of played) {
      const level = up === null ? without(below, cards) - worse : without(below, cards, up) - worse;
      // A hand of a dealer's that is not told apart by its open card comes with each of its five.
      const ways = times * (up === null ? opened : 1);
      const all = up === null ? allHands : choose(46, 4);
      const beaten = Math.max(0, worse - weak);
      const tied = value >= studGame.qualifying ? level : 0;
      note(hand, 'unqualified', weak * ways);
      note(hand, 'won', beaten * ways);
      note(hand, 'tied', tied * ways);
      note(hand, 'lost', (all - weak - beaten - tied) * ways);
    }
  }
  return counts;
}

/** Every hand by its value; a hand is one number, six bits a card, so that millions of them take little room. */
function handsByValue(): Map<number, number[]> {
  const groups = new Map<number, number[]>();
  forEachDeal((cards) => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
    const isFlush = Math.floor(a / 13) === Math.floor(e / 13);
    const value = fiveCardValue([a % 13, b % 13, c % 13, d % 13, e % 13], isFlush);
    const packed = a | (b << 6) | (c << 12) | (d << 18) | (e << 24);
    const group = groups.get(value);
    if (group) group.push(packed);
    else groups.set(value, [packed]);
  });
  return groups;
}

function unpacked(packed: number): number[] {
  return [0, 6, 12, 18, 24].map((shift) => (packed >> shift) & 63);
}

const emptyCounts = (): SetCounts => [0, 1, 2, 3, 4, 5].map((size) => new Int32Array(choose(52, size)));

const places = new Int32Array(32);

function addTo(counts: SetCounts, cards: readonly number[]): void {
  placeSubsets(cards, places);
  for (let bits = 0; bits < 32; bits += 1) {
    const table = counts[setSizes[bits] ?? 0];
    const place = places[bits] ?? 0;
    if (table) table[place] = (table[place] ?? 0) + 1;
  }
}

/** The hands of the tables that hold none of these cards, and the open card if there is one. */
function without(counts: SetCounts, cards: readonly number[], up: number | null = null): number {
  let sum = 0;
  if (up === null) {
    placeSubsets(cards, places);
    for (let bits = 0; bits < 32; bits += 1) {
      const size = setSizes[bits] ?? 0;
      sum += (counts[size]?.[places[bits] ?? 0] ?? 0) * (size % 2 === 0 ? 1 : -1);
    }
    return sum;
  }
  for (let bits = 0; bits < 31; bits += 1) {
    let [size, place] = [0, 0];
    let isUpIn = false;
    for (let index = 0; index < 5; index += 1) {
      if (((bits >> index) & 1) === 0) continue;
      const card = cards[index] ?? 0;
      if (!isUpIn && card > up) {
        isUpIn = true;
        size += 1;
        place += choose(up, size);
      }
      size += 1;
      place += choose(card, size);
    }
    if (!isUpIn) {
      size += 1;
      place += choose(up, size);
    }
    sum += (counts[size]?.[place] ?? 0) * (size % 2 === 1 ? 1 : -1);
  }
  return sum;
}

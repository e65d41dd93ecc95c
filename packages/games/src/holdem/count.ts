import { bestValue } from '../cards/best-value.ts';
import { suitNamings } from '../cards/deals.ts';
import { type Card, deck } from '../cards/deck.ts';
import type { PaidCounts } from '../pokertable/count-three-card.ts';
import { createBoardHands, dealers, pairNumber } from './board-hands.ts';
import { gainOf } from './gain.ts';
import { holdemGame, mainPaid, sidePaid } from './game.ts';

/** A choice of three open cards: every `step`-th of those that differ in more than the names of suits, from `first`. */
export type FlopSlice = { readonly first: number; readonly step: number };

/** A decision as the count found it. */
type HoldemDecision = { player: Card[]; open: Card[]; isWorth: boolean };

const results = ['unqualified', 'won', 'tied', 'lost'] as const;
const handsOnBoard = 1_081;

/**
 * Plays every deal on the open cards of a slice: first to learn for each two cards whether playing on gives back more
 * than folding, against all that can follow; then with those decisions, to count what is paid. Also gives each
 * decision for two cards that share no rank with the open ones, and how many that share one are better folded.
 */
export function countHoldem({ first, step }: FlopSlice): {
  counts: PaidCounts;
  decisions: HoldemDecision[];
  foldedPairs: number;
} {
  const counter = createFlopCounter();
  for (const [index, flop] of everyFlop().entries()) if (index % step === first) counter.count(flop);
  return counter;
}

/** Three cards each, once for all the names their suits can have. */
function everyFlop(): number[][] {
  const flops: number[][] = [];
  for (let a = 0; a < deck.length; a += 1) {
    for (let b = a + 1; b < deck.length; b += 1) {
      for (let c = b + 1; c < deck.length; c += 1) if (suitNamings([a, b, c]) > 0) flops.push([a, b, c]);
    }
  }
  return flops;
}

function createFlopCounter() {
  const hands = createBoardHands();
  const counts: Record<string, number> = {};
  const decisions: HoldemDecision[] = [];
  const counter = { counts, decisions, foldedPairs: 0, count };
  /** By the number of a pair: what playing on gains, and what the deals on this flop come to by hand and result. */
  const worth = new Float64Array(1_326);
  const kinds = holdemGame.hands.length * results.length;
  const ways = new Int32Array(1_326 * kinds);
  return counter;

  function count(flop: readonly number[]): void {
    worth.fill(0);
    ways.fill(0);
    const rest = [...deck.keys()].filter((card) => !flop.includes(card));
    for (const [place, turn] of rest.entries()) {
      for (const river of rest.slice(place + 1)) noteBoard([...flop, turn, river]);
    }
    const times = suitNamings(flop);
    for (const [place, second] of rest.entries()) {
      for (const first of rest.slice(0, place)) notePaid(flop, first, second, times);
    }
  }

  function noteBoard(board: readonly number[]): void {
    hands.deal(board);
    for (let index = 0; index < handsOnBoard; index += 1) {
      const pair = hands.pair[index] ?? 0;
      worth[pair] = (worth[pair] ?? 0) + gainOf(hands, index);
      const [weak, beaten, level] = [hands.weak, hands.beaten, hands.level];
      const cell = pair * kinds + (hands.hand[index] ?? 0) * results.length;
      const lost = dealers - (weak[index] ?? 0) - (beaten[index] ?? 0) - (level[index] ?? 0);
      ways[cell] = (ways[cell] ?? 0) + (weak[index] ?? 0);
      ways[cell + 1] = (ways[cell + 1] ?? 0) + (beaten[index] ?? 0);
      ways[cell + 2] = (ways[cell + 2] ?? 0) + (level[index] ?? 0);
      ways[cell + 3] = (ways[cell + 3] ?? 0) + lost;
    }
  }

  function notePaid(flop: readonly number[], first: number, second: number, times: number): void {
    const pair = pairNumber(first, second);
    const isWorth = (worth[pair] ?? 0) > 0;
    const isPaired = flop.some((card) => card % 13 === first % 13 || card % 13 === second % 13);
    if (isPaired && !isWorth) counter.foldedPairs += 1;
    if (!isPaired) {
      const named = (cards: readonly number[]) => cards.map((card) => deck[card] ?? '');
      decisions.push({ player: named([first, second]), open: named(flop), isWorth });
    }
    const side = sidePaid(bestValue([first, second, ...flop]));
    for (let kind = 0; kind < kinds; kind += 1) {
      const many = (ways[pair * kinds + kind] ?? 0) * times;
      if (many === 0) continue;
      const result = isWorth ? (results[kind % results.length] ?? 'lost') : 'folded';
      const { ante, raise } = mainPaid(Math.floor(kind / results.length), result);
      const key = `${ante + raise} ${side}`;
      counts[key] = (counts[key] ?? 0) + many;
    }
  }
}

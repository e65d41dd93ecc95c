import { BingoBoard } from './bingo-board.tsx';
import { betsOfCards, pilesOfCards } from './bingo-piles.ts';
import { BingoScene } from './bingo-scene.tsx';
import { drawnNumbers } from './drawn-numbers.ts';
import type { LiveCabinet } from './live-cabinet.ts';

/** Chips on the cards of sheets of the single game. */
export const bingoLive: LiveCabinet = {
  Scene: BingoScene,
  Board: BingoBoard,
  betsOf: betsOfCards,
  pilesOf: pilesOfCards,
  markOf: (outcome) => ({ text: drawnNumbers(outcome).slice(0, 4).join(' '), tone: 'violet' }),
  callOf: (outcome) => `${drawnNumbers(outcome).slice(-6).join(', ')}.`,
};

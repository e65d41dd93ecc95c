import { formatAmount, parseAmount } from '@arara/money';
import { BallsScene } from './balls-scene.tsx';
import { type DigitSpot, digitKey, digitSpotOf } from './digit-spots.ts';
import { DigitsBoard } from './digits-board.tsx';
import { drawnDigits, drawnNumbers } from './drawn-numbers.ts';
import type { LiveCabinet, LiveSceneProps } from './live-cabinet.ts';

const places = 3;

function DigitsScene({ words, draw, last, isCalm, onTold }: LiveSceneProps) {
  return (
    <BallsScene
      words={words}
      draw={draw}
      last={last}
      isCalm={isCalm}
      onTold={onTold}
      numbersOf={drawnDigits}
      places={places}
      color="#f08a3c"
      look="digits"
    />
  );
}

/** Chips lie on the last digit, or on numbers as they were keyed in: a bet for each place. */
export const digitsLive: LiveCabinet = {
  Scene: DigitsScene,
  Board: DigitsBoard,
  betsOf: (piles) => [...piles].map(([key, cents]) => ({ stake: formatAmount(cents), ...digitSpotOf(key) })),
  pilesOf: (bet) => {
    // The server tells the body that was accepted.
    const { stake, ...spot } = bet as DigitSpot & { stake: string };
    return new Map([[digitKey(spot), parseAmount(stake) ?? 0n]]);
  },
  markOf: (outcome) => ({ text: drawnNumbers(outcome).join(''), tone: 'plain' }),
  callOf: (outcome) => `${drawnNumbers(outcome).join(' · ')}.`,
};

import { digitBets, multiplierUnit } from '@arara/games/tables';
import { formatAmount, parseAmount } from '@arara/money';
import { BallsScene } from './balls-scene.tsx';
import { drawnDigits, drawnNumbers } from './drawn-numbers.ts';
import type { LiveBoardProps, LiveCabinet, LiveSceneProps } from './live-cabinet.ts';
import { paysText } from './pays-text.ts';
import { SpotBoard } from './spot-board.tsx';

const places = 3;
const digits = Array.from({ length: 10 }, (_, digit) => digit);
const times = digitBets.find(({ type }) => type === 'last_one')?.times ?? 0;

function DigitsScene({ draw, isCalm, onTold }: LiveSceneProps) {
  return (
    <BallsScene
      draw={draw}
      isCalm={isCalm}
      onTold={onTold}
      numbersOf={drawnDigits}
      places={places}
      color="#f08a3c"
      look="digits"
    />
  );
}

function DigitsBoard({ words, outcome, setting: _, ...rest }: LiveBoardProps) {
  const last = outcome === null ? null : drawnNumbers(outcome).at(-1);
  return (
    <SpotBoard
      {...rest}
      words={words}
      label={words.t('draws.bet_last_one')}
      columns={5}
      felt={['#5c1a24', '#22080d']}
      won={(key) => key === String(last)}
      spots={digits.map((digit) => ({
        key: String(digit),
        name: String(digit),
        pays: paysText(times * multiplierUnit, words.locale),
        color:
          digit % 2 === 0
            ? 'linear-gradient(180deg, #a3402a, #5c1a1a)'
            : 'linear-gradient(180deg, #84305a, #3f1230)',
      }))}
    />
  );
}

/** Chips lie on the last digit; the single game of the title takes the other bets. */
export const digitsLive: LiveCabinet = {
  Scene: DigitsScene,
  Board: DigitsBoard,
  betsOf: (piles) =>
    [...piles].map(([key, cents]) => ({
      stake: formatAmount(cents),
      type: 'last_one',
      digits: [Number(key)],
    })),
  pilesOf: (bet) => {
    // The server tells the body that was accepted.
    const { digits: on, stake } = bet as { digits: number[]; stake: string };
    return new Map([[String(on.at(-1) ?? 0), parseAmount(stake) ?? 0n]]);
  },
  markOf: (outcome) => ({ text: drawnNumbers(outcome).join(''), tone: 'plain' }),
  callOf: (outcome) => `${drawnNumbers(outcome).join(' · ')}.`,
};

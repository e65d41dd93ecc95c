import { bingoCards, bingoSheets } from '@arara/games/tables';
import { formatAmount, parseAmount } from '@arara/money';
import { pickNumbers } from '../pieces/pick-numbers.ts';
import { BallsScene } from './balls-scene.tsx';
import { drawnBalls, drawnNumbers } from './drawn-numbers.ts';
import type { LiveBoardProps, LiveCabinet, LiveSceneProps } from './live-cabinet.ts';
import { Tickets } from './tickets.tsx';

const offeredCards = 4;
const columns = 5;
const offer = () => pickNumbers(bingoSheets.to, offeredCards).map(String);

function BingoScene({ draw, isCalm, onTold }: LiveSceneProps) {
  return (
    <BallsScene
      draw={draw}
      isCalm={isCalm}
      onTold={onTold}
      numbersOf={drawnBalls}
      places={0}
      color="#f0508c"
      look="bingo"
    />
  );
}

function BingoBoard({ outcome, setting: _, ...rest }: LiveBoardProps) {
  return (
    <Tickets
      {...rest}
      offer={offer}
      columns={columns}
      drawn={outcome === null ? [] : drawnNumbers(outcome)}
      ticketOf={(key) => ({
        key,
        name: rest.words.t('livetables.card', { number: key }),
        numbers: bingoCards(Number(key), 1)[0] ?? [],
      })}
    />
  );
}

/** A chip on a card: the first card of a sheet of the single game. */
export const bingoLive: LiveCabinet = {
  Scene: BingoScene,
  Board: BingoBoard,
  betsOf: (piles) =>
    [...piles].map(([key, cents]) => ({ stake: formatAmount(cents), cards: 1, sheet: Number(key) })),
  pilesOf: (bet) => {
    // The server tells the body that was accepted.
    const { sheet, stake } = bet as { sheet: number; stake: string };
    return new Map([[String(sheet), parseAmount(stake) ?? 0n]]);
  },
  markOf: (outcome) => ({ text: drawnNumbers(outcome).slice(0, 4).join(' '), tone: 'violet' }),
  callOf: (outcome) => `${drawnNumbers(outcome).slice(-6).join(', ')}.`,
};

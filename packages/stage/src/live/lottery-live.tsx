import { formatAmount, parseAmount } from '@arara/money';
import { ipeLook, type LotteryLook, trevoLook } from '../sorte-do-trevo/look.ts';
import { BallsScene } from './balls-scene.tsx';
import { drawnBalls, drawnNumbers } from './drawn-numbers.ts';
import type { LiveBoardProps, LiveCabinet, LiveSceneProps } from './live-cabinet.ts';
import { Tickets } from './tickets.tsx';

function LotteryScene({ look, words, draw, last, isCalm, onTold }: LiveSceneProps & { look: LotteryLook }) {
  return (
    <BallsScene
      words={words}
      draw={draw}
      last={last}
      isCalm={isCalm}
      onTold={onTold}
      numbersOf={drawnBalls}
      places={look.lottery.numbers.picked}
      color={look.ball}
      look={look.theme}
    />
  );
}

function LotteryBoard({ look, outcome, setting: _, ...rest }: LiveBoardProps & { look: LotteryLook }) {
  const { picked, to } = look.lottery.numbers;
  return <Tickets {...rest} picked={picked} to={to} drawn={outcome === null ? [] : drawnNumbers(outcome)} />;
}

const shared: Omit<LiveCabinet, 'Scene' | 'Board'> = {
  betsOf: (piles) =>
    [...piles].map(([key, cents]) => ({ stake: formatAmount(cents), numbers: key.split('-').map(Number) })),
  pilesOf: (bet) => {
    // The server tells the body that was accepted.
    const { numbers, stake } = bet as { numbers: number[]; stake: string };
    return new Map([[numbers.join('-'), parseAmount(stake) ?? 0n]]);
  },
  markOf: (outcome) => ({ text: drawnNumbers(outcome).join(' '), tone: 'green' }),
  callOf: (outcome) => `${drawnNumbers(outcome).join(', ')}.`,
};

const TrevoScene = (props: LiveSceneProps) => <LotteryScene look={trevoLook} {...props} />;
const TrevoBoard = (props: LiveBoardProps) => <LotteryBoard look={trevoLook} {...props} />;
const IpeScene = (props: LiveSceneProps) => <LotteryScene look={ipeLook} {...props} />;
const IpeBoard = (props: LiveBoardProps) => <LotteryBoard look={ipeLook} {...props} />;

export const trevoLive: LiveCabinet = { ...shared, Scene: TrevoScene, Board: TrevoBoard };
export const ipeLive: LiveCabinet = { ...shared, Scene: IpeScene, Board: IpeBoard };

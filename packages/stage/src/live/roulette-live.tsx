import type { RouletteBet, RouletteEvent, RouletteOutcome } from '@arara/games';
import { colourOf, halfNumbers, thirdNumbers } from '@arara/games/tables';
import { formatAmount, parseAmount } from '@arara/money';
import { classNames } from '@arara/ui';
import type { CSSProperties } from 'react';
import { wheelAtRest, wheelMoments } from '../roleta-guanabara/moments.ts';
import { Racetrack } from '../roleta-guanabara/racetrack.tsx';
import { Room } from '../roleta-guanabara/room.tsx';
import { spotKey, spotOf } from '../roleta-guanabara/spots.ts';
import { Table } from '../roleta-guanabara/table.tsx';
import { Wheel } from '../roleta-guanabara/wheel.tsx';
import type { StageWords } from '../stage.ts';
import type { LiveBoardProps, LiveCabinet, LiveSceneProps } from './live-cabinet.ts';
import styles from './live-scene.module.css';
import { rollMsOf } from './moment-at.ts';
import { useDrawScene } from './use-draw-scene.ts';

// The server builds outcomes and events with the rules these types come from.
const numberOf = (outcome: unknown) => (outcome as RouletteOutcome).number;

/** The wheel in its room; the ball lies in the last pocket until the next round. */
function RouletteScene({ words, draw, isCalm, onTold }: LiveSceneProps) {
  const { scene, lateMs } = useDrawScene({
    draw,
    isCalm,
    first: wheelAtRest,
    keepsLast: true,
    momentsOf: ({ events, playingMs }) =>
      wheelMoments(events as readonly RouletteEvent[]).map((moment) =>
        moment.scene.isRolling ? { ...moment, ms: rollMsOf(playingMs) } : moment,
      ),
    onTold,
  });
  const told = draw && scene.isTold ? scene.number : null;
  const rollMs = rollMsOf(draw?.playingMs ?? 0);
  return (
    <div
      className={classNames(styles.scene, styles.roulette)}
      style={turning(scene.isRolling ? lateMs : rollMs, rollMs)}
    >
      <Room />
      <Wheel scene={scene} isCalm={isCalm} />
      {told !== null && (
        <div className={classNames(styles.landed, styles[colourOf(told)])} aria-hidden="true">
          <b>{told}</b>
          <span>{colourName(told, words)}</span>
        </div>
      )}
    </div>
  );
}

/** Custom properties are not in CSSProperties. */
const turning = (lateMs: number, rollMs: number) =>
  ({
    '--late': `${Math.round(lateMs)}ms`,
    '--roll': `${rollMs}ms`,
  }) as CSSProperties;

function RouletteBoard({ words, piles, outcome, isLocked, onPut, onLift }: LiveBoardProps) {
  const landed = outcome === null ? null : numberOf(outcome);
  const won = new Set(landed === null ? [] : [...piles.keys()].filter((key) => covers(key, landed)));
  return (
    <div>
      <Table
        words={words}
        piles={piles}
        landed={landed}
        won={won}
        isLocked={isLocked}
        onPut={(key) => onPut([key])}
        onLift={onLift}
      />
      <Racetrack words={words} landed={landed} isLocked={isLocked} onCall={onPut} />
    </div>
  );
}

function covers(key: string, number: number): boolean {
  const spot = spotOf(key);
  if (!spot) return false;
  if ('numbers' in spot) return spot.numbers.includes(number);
  if ('selection' in spot) return thirdNumbers(spot.type, spot.selection).includes(number);
  return halfNumbers(spot.type).includes(number);
}

function colourName(number: number, { t }: StageWords): string {
  const names = {
    green: 'games.stage_roulette_zero',
    red: 'games.stage_bet_red',
    black: 'games.stage_bet_black',
  } as const;
  return t(names[colourOf(number)]);
}

export const rouletteLive: LiveCabinet = {
  Scene: RouletteScene,
  Board: RouletteBoard,
  betsOf: (piles) => {
    const bets = [...piles].flatMap(([key, cents]) => {
      const spot = spotOf(key);
      return spot ? [{ ...spot, stake: formatAmount(cents) }] : [];
    });
    return bets.length === 0 ? [] : [{ bets }];
  },
  pilesOf: (bet) =>
    new Map((bet as RouletteBet).bets.map((chip) => [spotKey(chip), parseAmount(chip.stake) ?? 0n])),
  markOf: (outcome) => ({ text: String(numberOf(outcome)), tone: colourOf(numberOf(outcome)) }),
  callOf: (outcome, words) => {
    const number = numberOf(outcome);
    return words.t('games.stage_roulette_landed', { number, colour: colourName(number, words) });
  },
};

import { type MoneySpot, type MoneyWheelEvent, moneyWheel } from '@arara/games/live';
import { multiplierUnit } from '@arara/games/tables';
import { classNames, emoji } from '@arara/ui';
import { type CSSProperties, memo, useRef } from 'react';
import type { Moment } from '../motion/timeline.ts';
import { oneBetOf, pilesOfBets } from './chips-on.ts';
import type { LiveBoardProps, LiveCabinet, LiveSceneProps } from './live-cabinet.ts';
import styles from './live-scene.module.css';
import { rollMsOf } from './moment-at.ts';
import { moneySpotName } from './money-spot-name.ts';
import { MoneyWheelHelp } from './money-wheel-help.tsx';
import { paysText } from './pays-text.ts';
import { SpotBoard } from './spot-board.tsx';
import { useDrawScene } from './use-draw-scene.ts';

interface TurnScene {
  readonly segment: number | null;
  readonly isTurning: boolean;
}

const atRest: TurnScene = { segment: null, isTurning: false };

const colors: Readonly<Record<MoneySpot, string>> = {
  x2: '#2456c4',
  x4: '#0a7446',
  x8: '#a04f00',
  x12: '#7c3aed',
  x24: '#c41e3d',
  macaw: '#8a6206',
  jaguar: '#14161f',
};

const spotOf = (outcome: unknown): MoneySpot => (outcome as { spot: MoneySpot }).spot;

function turnMoments(events: readonly MoneyWheelEvent[], playingMs: number): Moment<TurnScene>[] {
  const stopped = events.find((event) => event.type === 'wheel_stopped');
  if (!stopped) return [];
  const { segment } = stopped;
  return [
    { scene: { segment, isTurning: true }, ms: rollMsOf(playingMs) },
    { scene: { segment, isTurning: false }, ms: 400 },
  ];
}

const beasts = { macaw: '1f99c', jaguar: '1f406' } as const;

/** Roda Gigante of everybody: its upper half, the pointer at the top. */
function MoneyWheelScene({ draw, isCalm, onTold }: LiveSceneProps) {
  const { scene, lateMs } = useDrawScene({
    draw,
    isCalm,
    first: atRest,
    keepsLast: true,
    momentsOf: ({ events, playingMs }) => turnMoments(events as readonly MoneyWheelEvent[], playingMs),
    onTold,
  });
  const turned = useRef({ scene, angle: 0 });
  if (turned.current.scene !== scene) {
    const { angle } = turned.current;
    turned.current = { scene, angle: scene.segment === null ? angle : turnedTo(scene.segment, angle) };
  }
  const rollMs = rollMsOf(draw?.playingMs ?? 0);
  const turn = {
    '--turn': `${turned.current.angle}deg`,
    '--late': `${Math.round(scene.isTurning ? lateMs : rollMs)}ms`,
    '--roll': `${rollMs}ms`,
  } as CSSProperties;
  return (
    <div className={classNames(styles.scene, styles.wheel, isCalm && styles.calm)} style={turn}>
      <svg className={styles.turning} viewBox="-220 -226 440 440" aria-hidden="true">
        <circle r="214" fill="#6b4410" />
        <circle r="211" fill="#e2b44c" />
        <circle r="200" fill="#3a2408" />
        <g className={styles.ring}>
          <Segments won={draw && !scene.isTurning ? scene.segment : null} />
        </g>
        <circle r="58" fill="#e2b44c" />
        <circle r="50" fill="#2a1a66" />
        <path d="M-13-224h26l-13 36Z" fill="#fff" stroke="#2a1559" strokeWidth="2.5" />
      </svg>
    </div>
  );
}

/** The angle to turn on to, so that a segment stops at the top; the one that stands there stays. */
function turnedTo(segment: number, from: number): number {
  const rest = (degreesOf(segment) + from) % 360;
  return Math.abs(rest) < 0.01 ? from : from - ((rest + 360) % 360) - 3 * 360;
}

const degreesOf = (segment: number) => (segment * 360) / moneyWheel.segments.length;

const Segments = memo(function Segments({ won }: { won: number | null }) {
  const half = Math.PI / moneyWheel.segments.length;
  const [x, y] = [196 * Math.sin(half), -196 * Math.cos(half)];
  return moneyWheel.segments.map((spot, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place.
    <g key={index} transform={`rotate(${degreesOf(index)})`}>
      <path
        d={`M0 0 ${-x} ${y}A196 196 0 0 1 ${x} ${y}Z`}
        fill={colors[spot]}
        stroke={index === won ? '#fff' : '#f5d98b'}
        strokeWidth={index === won ? 3 : 0.8}
      />
      {spot === 'macaw' || spot === 'jaguar' ? (
        <image href={emoji[beasts[spot]]} x="-10" y="-186" width="20" height="20" />
      ) : (
        <text
          y="-172"
          textAnchor="middle"
          dominantBaseline="central"
          fill="#fff"
          fontFamily="var(--display)"
          fontWeight="750"
          fontSize="14"
        >
          {spot.slice(1)}
        </text>
      )}
    </g>
  ));
});

function MoneyWheelBoard({ words, outcome, setting: _, ...rest }: LiveBoardProps) {
  return (
    <SpotBoard
      {...rest}
      words={words}
      label={words.t('games.stage_roulette_table')}
      columns={20}
      felt={['#1d1a56', '#0c0a26']}
      won={(key) => outcome !== null && key === spotOf(outcome)}
      spots={moneyWheel.spots.map(({ spot, times }, index) => ({
        key: spot,
        name: moneySpotName(spot, words),
        pays: paysText(times * multiplierUnit, words.locale),
        color: colors[spot],
        span: index < 5 ? 4 : 10,
      }))}
    />
  );
}

export const moneyWheelLive: LiveCabinet = {
  Scene: MoneyWheelScene,
  Board: MoneyWheelBoard,
  Help: MoneyWheelHelp,
  betsOf: oneBetOf,
  pilesOf: pilesOfBets,
  markOf: (outcome, words) => {
    const spot = spotOf(outcome);
    const tones = {
      x2: 'blue',
      x4: 'green',
      x8: 'plain',
      x12: 'violet',
      x24: 'red',
      macaw: 'gold',
      jaguar: 'black',
    } as const;
    const name = moneySpotName(spot, words);
    return { text: spot in beasts ? (Array.from(name)[0] ?? '') : name, tone: tones[spot] };
  },
  callOf: (outcome, words) =>
    words.t('livetables.call_wheel', { spot: moneySpotName(spotOf(outcome), words) }),
};

import type { WheelBet, WheelEvent } from '@arara/games';
import { type WheelRisk, wheelCabins, wheelSize } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { type CSSProperties, memo, useRef } from 'react';
import { useTimeline } from '../motion/use-timeline.ts';
import { multiplierText } from '../pieces/numbers.ts';
import type { Risk } from '../pieces/risk-options.tsx';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import { title } from './letters.ts';
import { turnTo, type WheelScene, wheelAtRest, wheelMoments } from './moments.ts';
import styles from './wheel-stage.module.css';

export interface WheelChoice {
  readonly risk: Risk;
}

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly WheelEvent[];
const betOf = (round: StageRound) => round.bet as WheelBet;

const look: TitleLook = {
  name: 'Roda Gigante',
  lettering: title,
  face: ['#fff', '#fff1d0', '#ffc36b'],
  depth: '#5a2a86',
  edge: '#2a1559',
};

/** Roda Gigante: the Ferris wheel turns, the cabin at the top pays. */
export function WheelStage(props: StageProps<WheelChoice>) {
  const { words, choice, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t, locale } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: wheelAtRest,
    momentsOf: (played) => wheelMoments(eventsOf(played)),
    onDone,
  });
  const played = round && !isWaiting ? betOf(round) : null;
  const isShown = played !== null && (isLocked || played.risk === choice.risk);
  const shown = isShown ? scene : wheelAtRest;
  const told = shown.cabin !== null && !shown.isTurning ? round : null;
  const risk = isShown && played ? played.risk : choice.risk;
  const detail = told
    ? t('games.stage_wheel_stopped', { multiplier: multiplierText(shown.multiplier, locale) })
    : undefined;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={null}
      told={told}
      isCalm={isCalm}
      waitingText={t(shown.isTurning ? 'games.stage_good_luck' : 'games.stage_wheel_hint')}
      detail={detail}
      spoken={detail ?? null}
    >
      <Wheel scene={shown} risk={risk} isCalm={isCalm} />
      <ul className={styles.legend}>
        {[...new Set(wheelCabins(risk))]
          .toSorted((a, b) => a - b)
          .map((multiplier) => (
            <li
              key={multiplier}
              className={classNames(styles.sign, shown.multiplier === multiplier && told && styles.lit)}
            >
              <i style={{ backgroundColor: colorOf(multiplier) }} />
              <b>{multiplierText(multiplier, locale)}</b>
              <small>{wheelCabins(risk).filter((one) => one === multiplier).length}</small>
            </li>
          ))}
      </ul>
    </StageFrame>
  );
}

interface WheelProps {
  scene: WheelScene;
  risk: WheelRisk;
  isCalm: boolean;
}

function Wheel({ scene, risk, isCalm }: WheelProps) {
  const turned = useRef({ scene, angle: 0 });
  if (turned.current.scene !== scene) {
    const { angle } = turned.current;
    const isNew = scene.cabin !== null && (scene.isTurning || isCalm);
    turned.current = { scene, angle: isNew ? turnTo(scene.cabin ?? 0, angle, 3) : angle };
  }
  // Custom properties are not in CSSProperties.
  const turn = { '--turn': `${turned.current.angle}deg` } as CSSProperties;
  return (
    <svg
      className={classNames(styles.wheel, isCalm && styles.calm)}
      viewBox="-130 -138 260 290"
      style={turn}
      aria-hidden="true"
    >
      <path d="M-62 150 0 0 62 150" fill="none" stroke="#2a1559" strokeWidth="12" strokeLinejoin="round" />
      <path d="M-62 150 0 0 62 150" fill="none" stroke="#8a6be0" strokeWidth="6" strokeLinejoin="round" />
      <g className={styles.ring}>
        <Ring risk={risk} won={scene.isTurning ? null : scene.cabin} />
      </g>
      <circle r="15" fill="#ffc36b" />
      <circle r="7" fill="#5a2a86" />
      <path d="M-11-137h22l-11 20Z" fill="#fff" stroke="#2a1559" strokeWidth="2" />
    </svg>
  );
}

const Ring = memo(function Ring({ risk, won }: { risk: WheelRisk; won: number | null }) {
  return (
    <>
      <circle r="98" fill="none" stroke="#efe6ff" strokeOpacity=".75" strokeWidth="3" />
      <circle r="82" fill="none" stroke="#efe6ff" strokeOpacity=".4" strokeWidth="1.5" />
      {wheelCabins(risk).map((multiplier, cabin) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cabin is its place.
        <g key={cabin} transform={`rotate(${(cabin * 360) / wheelSize})`}>
          {cabin % 2 === 0 && <path d="M0-14V-98" stroke="#efe6ff" strokeOpacity=".35" strokeWidth="1.5" />}
          <rect
            x="-8"
            y="-112"
            width="16"
            height="20"
            rx="5"
            fill={colorOf(multiplier)}
            stroke={cabin === won ? '#fff' : '#2a1559'}
            strokeWidth={cabin === won ? 3 : 1.5}
          />
        </g>
      ))}
    </>
  );
});

/** The colour a multiplier has on the wheel and beside it. */
function colorOf(multiplier: number): string {
  if (multiplier === 0) return '#4a4372';
  if (multiplier >= 100_000) return '#ffd23f';
  if (multiplier >= 25_000) return '#ff5c8a';
  if (multiplier >= 18_000) return '#3fd6a8';
  return multiplier >= 14_000 ? '#ff9f45' : '#6fb3ff';
}

import type { PlinkoBet, PlinkoEvent } from '@arara/games';
import { useTimeline } from '../motion/use-timeline.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import { Board } from './board.tsx';
import type { PlinkoChoice } from './choice.ts';
import { title } from './letters.ts';
import { boardMoments, emptyBoard } from './moments.ts';
import styles from './plinko-stage.module.css';

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly PlinkoEvent[];
const betOf = (round: StageRound) => round.bet as PlinkoBet;

const look: TitleLook = {
  name: 'Plinko Lapa',
  lettering: title,
  face: ['#fff', '#ffe1f4', '#ff77c8'],
  depth: '#5a1b7a',
  edge: '#0d0f36',
};

/** Plinko Lapa: a ball over the arches, down to its slot. */
export function PlinkoStage(props: StageProps<PlinkoChoice>) {
  const { words, choice, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t, locale } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: emptyBoard,
    momentsOf: (played) => boardMoments(eventsOf(played)),
    onDone,
  });
  const played = round && !isWaiting ? betOf(round) : null;
  // Another board once other rows or another risk are chosen.
  const isSame = played !== null && played.rows === choice.rows && played.risk === choice.risk;
  const isShown = played !== null && (isLocked || isSame);
  const shown = isShown ? scene : emptyBoard;
  const told = shown.slot === null ? null : round;
  const detail = told
    ? t('games.stage_plinko_landed', { multiplier: multiplierText(shown.multiplier, locale) })
    : undefined;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Arches />}
      told={told}
      isCalm={isCalm}
      waitingText={t(shown.path ? 'games.stage_good_luck' : 'games.stage_plinko_hint')}
      detail={detail}
      spoken={detail ?? null}
    >
      <Board words={words} scene={shown} board={isShown && played ? played : choice} isCalm={isCalm} />
    </StageFrame>
  );
}

/** The arches of Lapa under a blue night. */
function Arches() {
  return (
    <svg
      className={styles.arches}
      viewBox="0 0 900 300"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      {Array.from({ length: 10 }, (_, arch) => arch).map((arch) => (
        <g
          key={arch}
          transform={`translate(${arch * 92 - 10} 0)`}
          fill="none"
          stroke="#fff"
          strokeOpacity=".16"
        >
          <path d="M6 300V190a40 40 0 0 1 80 0v110" strokeWidth="9" />
          <path d="M6 150v-40a40 40 0 0 1 80 0v40" strokeWidth="7" />
        </g>
      ))}
      <path d="M0 148h900M0 62h900" stroke="#fff" strokeOpacity=".2" strokeWidth="8" />
    </svg>
  );
}

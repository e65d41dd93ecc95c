import type { CrashEvent } from '@arara/games';
import { useTimeline } from '../motion/use-timeline.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { TargetChoice } from '../pieces/target-choice.ts';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import styles from './crash-stage.module.css';
import { Flight } from './flight.tsx';
import { title } from './letters.ts';
import { beforeFlight, flightMoments } from './moments.ts';
import { Sky } from './sky.tsx';

// The server builds the events with the rules this type comes from.
const eventsOf = (round: StageRound) => round.events as readonly CrashEvent[];

const look: TitleLook = {
  name: 'Voo da Arara',
  lettering: title,
  face: ['#fff', '#fff2c4', '#ffc53d'],
  depth: '#a3163f',
  edge: '#5c0d2e',
};

/** Voo da Arara: the macaw climbs until it turns back; the bet leaves at its target. */
export function CrashStage(props: StageProps<TargetChoice>) {
  const { words, choice, round, isWaiting, isCalm, onDone } = props;
  const { t, locale } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: beforeFlight,
    momentsOf: (played) => flightMoments(eventsOf(played)),
    onDone,
  });
  const shown = isWaiting ? beforeFlight : scene;
  const told = shown.phase === 'over' ? round : null;
  const flown = round ? eventsOf(round).find((event) => event.type === 'flight_ended') : undefined;
  const target = multiplierText(choice.target * 100, locale);
  const detail = flown && told ? endWords(flown, words) : undefined;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Sky />}
      told={told}
      isCalm={isCalm}
      waitingText={
        shown.phase === 'resting' && !isWaiting
          ? `${t('games.stage_crash_hint')} · ${target}`
          : shown.isCashedOut && flown
            ? t('games.stage_crash_out', { multiplier: multiplierText(flown.target * 100, locale) })
            : t('games.stage_crash_flying')
      }
      detail={detail}
      spoken={detail ?? null}
    >
      <Flight words={words} scene={shown} isCalm={isCalm} />
    </StageFrame>
  );
}

type Flown = Extract<CrashEvent, { type: 'flight_ended' }>;

function endWords(flown: Flown, { t, locale }: StageWords): string {
  const end = multiplierText(flown.end * 100, locale);
  const target = multiplierText(flown.target * 100, locale);
  if (!flown.isCashedOut) return t('games.stage_crash_missed', { multiplier: end, target });
  const out = t('games.stage_crash_out', { multiplier: target });
  return `${out} · ${t('games.stage_crash_went', { multiplier: end })}`;
}

import type { RaceBet, RaceEvent } from '@arara/games';
import { type BikeName, bikeNames } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import { useTimeline } from '../motion/use-timeline.ts';
import { hundredthsText } from '../pieces/numbers.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import { bikeLooks } from './bike-look.ts';
import { title } from './letters.ts';
import { raceMoments, startLine } from './moments.ts';
import styles from './race-stage.module.css';
import { Road } from './road.tsx';

export interface RaceChoice {
  readonly targets: Readonly<Record<BikeName, number | null>>;
}

// The server builds bets and events with the rules these types come from.
const eventsOf = (round: StageRound) => round.events as readonly RaceEvent[];
const betOf = (round: StageRound) => round.bet as RaceBet;

const look: TitleLook = {
  name: 'Moto Turbo',
  lettering: title,
  face: ['#fff', '#ffe3c4', '#ff9f45'],
  depth: '#8a0f3f',
  edge: '#2b0530',
};

/** Moto Turbo: three bikes, three engines, three targets. */
export function RaceStage(props: StageProps<RaceChoice>) {
  const { words, choice, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t, locale } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: startLine,
    momentsOf: (played) => raceMoments(eventsOf(played)),
    onDone,
  });
  const bet = round && !isWaiting ? betOf(round) : null;
  const isSame = bet !== null && bikeNames.every((bike) => bet.targets[bike] === choice.targets[bike]);
  // Back on the start line once other targets are chosen.
  const shown = bet && (isLocked || isSame) ? scene : startLine;
  const targets = shown === startLine || !bet ? choice.targets : bet.targets;
  const isOver = shown.phase === 'over';
  const told = isOver ? round : null;
  const spoken = isOver
    ? shown.bikes
        .filter(({ target }) => target !== null)
        .map(({ bike, end }) => `${bikeLooks[bike].name} ${hundredthsText(end, locale)}×`)
        .join(', ')
    : null;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<div className={styles.sun} aria-hidden="true" />}
      told={told}
      isCalm={isCalm}
      waitingText={shown.phase === 'running' ? t('arcade.race_running') : t('arcade.race_hint')}
      detail={spoken ?? undefined}
      spoken={spoken}
    >
      <Road words={words} scene={shown} targets={targets} isCalm={isCalm} />
      <ul className={styles.grid}>
        {bikeNames.map((bike) => {
          const target = targets[bike];
          const one = isOver ? shown.bikes.find((other) => other.bike === bike) : undefined;
          return (
            <li
              key={bike}
              className={classNames(
                styles.slot,
                one?.isCashedOut && styles.paid,
                one && !one.isCashedOut && styles.missed,
              )}
              style={{ borderColor: bikeLooks[bike].color }}
            >
              <span>{bikeLooks[bike].name}</span>
              <b>{target === null ? t('arcade.race_none') : `${hundredthsText(target, locale)}×`}</b>
              <small>{one ? `${hundredthsText(one.end, locale)}×` : '\u00A0'}</small>
            </li>
          );
        })}
      </ul>
    </StageFrame>
  );
}

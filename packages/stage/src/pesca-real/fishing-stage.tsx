import type { FishingEvent } from '@arara/games';
import { fishPays } from '@arara/games/tables';
import coral from '@lobehub/fluent-emoji-3d/assets/1fab8.webp';
import { memo } from 'react';
import { useTimeline } from '../motion/use-timeline.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound } from '../stage.ts';
import { type FishingChoice, fishName } from './choice.ts';
import styles from './fishing-stage.module.css';
import { title } from './letters.ts';
import { quietTank, tankMoments } from './moments.ts';
import { Tank } from './tank.tsx';

// The server builds the events with the rules this type comes from.
const eventsOf = (round: StageRound) => round.events as readonly FishingEvent[];

const look: TitleLook = {
  name: 'Pesca Real',
  lettering: title,
  face: ['#fff', '#d9f7ff', '#6fe0ff'],
  depth: '#0b46b0',
  edge: '#06206a',
};

/** Pesca Real: a tank of fish, a cannon, one shot a bet. */
export function FishingStage(props: StageProps<FishingChoice>) {
  const { words, choice, onChoose, round, isWaiting, isLocked, isCalm, onDone } = props;
  const { t } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: quietTank,
    momentsOf: (played) => tankMoments(eventsOf(played)),
    onDone,
  });
  const shown = isWaiting ? quietTank : scene;
  const told = shown.isTold ? round : null;
  const fish = shown.fish ? fishName(shown.fish, words) : '';
  const detail = told
    ? t(shown.phase === 'caught' ? 'games.stage_fishing_caught' : 'games.stage_fishing_away', { fish })
    : undefined;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<Depths />}
      told={told}
      isCalm={isCalm}
      waitingText={`${fishName(choice.fish, words)} · ${fishPays[choice.fish]}×`}
      detail={detail}
      spoken={detail ?? null}
    >
      <Tank
        scene={shown}
        chosen={choice.fish}
        isCalm={isCalm}
        isLocked={isLocked}
        onChoose={(chosen) => onChoose({ fish: chosen })}
      />
    </StageFrame>
  );
}

/** Light from above, the sand, corals. */
const Depths = memo(function Depths() {
  return (
    <div className={styles.depths} aria-hidden="true">
      <i className={styles.light} />
      <i className={styles.light} />
      <i className={styles.light} />
      <i className={styles.sand} />
      <img className={styles.coral} src={coral} alt="" />
      <img className={styles.coral} src={coral} alt="" />
    </div>
  );
});

import type { CrossingView } from '@arara/games';
import { type CrossingDifficulty, crossingLadder } from '@arara/games/tables';
import { classNames } from '@arara/ui';
import bus from '@lobehub/fluent-emoji-3d/assets/1f68c.webp';
import truck from '@lobehub/fluent-emoji-3d/assets/1f69a.webp';
import palm from '@lobehub/fluent-emoji-3d/assets/1f334.webp';
import taxi from '@lobehub/fluent-emoji-3d/assets/1f695.webp';
import car from '@lobehub/fluent-emoji-3d/assets/1f697.webp';
import type { CSSProperties } from 'react';
import { useTimeline } from '../motion/use-timeline.ts';
import { shortMultiplierText } from '../pieces/numbers.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import { Capybara } from './capybara.tsx';
import styles from './crossing-stage.module.css';
import { title } from './letters.ts';
import { type CrossingScene, crossingMoments, nearBank } from './moments.ts';

export interface CrossingChoice {
  readonly difficulty: CrossingDifficulty;
}

// The server builds the view with the rules this type comes from.
const viewOf = (round: StageRound | null) => (round?.view ?? null) as CrossingView | null;

const look: TitleLook = {
  name: 'Travessia da Capivara',
  lettering: title,
  face: ['#fff', '#e8ffd0', '#9be15a'],
  depth: '#3a5a14',
  edge: '#182a06',
};
const traffic = [car, taxi, truck, bus, car, truck];

/** Travessia da Capivara: a wide road, lane by lane; the road moves so that the capybara stays in sight. */
export function CrossingStage(props: StageProps<CrossingChoice>) {
  const { words, choice, round, isWaiting, isCalm, onDone, onAct } = props;
  const { t, locale } = words;
  const { scene, isPlaying } = useTimeline({
    round,
    isCalm,
    first: nearBank,
    momentsOf: (played) => momentsOfRound(viewOf(played)),
    onDone,
  });
  const view = viewOf(round);
  const isStarting = isWaiting && !round?.isOpen;
  // The near bank again once another difficulty is chosen after the end.
  const isOther =
    round !== null && !round.isOpen && view?.difficulty !== choice.difficulty && !props.isLocked;
  const shown = isStarting || isOther ? nearBank : scene;
  const difficulty = isStarting || isOther || !view ? choice.difficulty : view.difficulty;
  const ladder = crossingLadder(difficulty);
  const told = shown.end ? round : null;
  const canStep = round?.isOpen === true && !isWaiting && !isPlaying;
  const detail = told && view ? endWords(view, words) : undefined;
  // Custom properties are not in CSSProperties.
  const at = { '--crossed': shown.crossed, '--lanes': ladder.length } as CSSProperties;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={null}
      told={told}
      isCalm={isCalm}
      waitingText={
        round?.isOpen && view?.nextMultiplier
          ? t('arcade.next', { multiplier: shortMultiplierText(view.nextMultiplier, locale) })
          : t('arcade.crossing_hint')
      }
      detail={detail}
      spoken={
        detail ??
        (view && view.crossed > 0 && round?.isOpen
          ? t('games.stage_mines_safe', { multiplier: shortMultiplierText(view.multiplier, locale) })
          : null)
      }
    >
      <div className={styles.window} style={at} aria-hidden="true">
        <div className={classNames(styles.road, isCalm && styles.still)}>
          <div className={styles.bank}>
            <img src={palm} alt="" />
          </div>
          {ladder.map((multiplier, lane) => (
            <Lane
              key={multiplier}
              lane={lane}
              worth={shortMultiplierText(multiplier, locale)}
              scene={shown}
              isCalm={isCalm}
            />
          ))}
          <div className={classNames(styles.bank, styles.farBank)}>
            <img src={palm} alt="" />
          </div>
          <div className={classNames(styles.walker, shown.isHit && styles.struck)}>
            <span key={shown.crossed} className={isCalm ? undefined : styles.hop}>
              <Capybara className={styles.capybara} />
            </span>
          </div>
        </div>
      </div>
      <button
        type="button"
        className={styles.step}
        disabled={!canStep}
        onClick={() => onAct({ type: 'step' })}
      >
        {t('arcade.crossing_step')}
        {view?.nextMultiplier && round?.isOpen ? (
          <b>{shortMultiplierText(view.nextMultiplier, locale)}</b>
        ) : null}
      </button>
    </StageFrame>
  );
}

interface LaneProps {
  lane: number;
  worth: string;
  scene: CrossingScene;
  isCalm: boolean;
}

function Lane({ lane, worth, scene, isCalm }: LaneProps) {
  const isHere = lane === scene.crossed - 1;
  const isBehind = lane < scene.crossed;
  const isCar = scene.dangers?.[lane] === true;
  const picture = traffic[lane % traffic.length] ?? car;
  const isDriving = !isBehind && !isCalm && scene.dangers === null;
  // Custom properties are not in CSSProperties.
  const pace = { '--pace': `${1.5 + ((lane * 7) % 5) * 0.35}s`, '--wait': `${-((lane * 13) % 9) / 3}s` };
  return (
    <div className={styles.lane}>
      <span className={classNames(styles.cover, isBehind && styles.passed, isHere && styles.here)}>
        {worth}
      </span>
      {isDriving && <img className={styles.driving} style={pace as CSSProperties} src={picture} alt="" />}
      {isHere && scene.isHit && <img className={styles.crash} src={picture} alt="" />}
      {isCar && !isHere && <img className={styles.parked} src={picture} alt="" />}
      {isBehind && !scene.isHit && <i className={styles.barrier} />}
    </div>
  );
}

function momentsOfRound(view: CrossingView | null) {
  return view ? crossingMoments(view) : [];
}

function endWords({ end, crossed }: CrossingView, { t }: StageWords): string {
  if (end === 'car_came') return t('arcade.crossing_hit');
  if (end === 'far_bank') return t('arcade.crossing_far');
  return t('arcade.crossing_cashed', { count: crossed });
}

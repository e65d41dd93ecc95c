import type { CrashEvent } from '@arara/games';
import { classNames } from '@arara/ui';
import blast from '@lobehub/fluent-emoji-3d/assets/1f4a5.webp';
import rocket from '@lobehub/fluent-emoji-3d/assets/1f680.webp';
import planet from '@lobehub/fluent-emoji-3d/assets/1fa90.webp';
import { useRef } from 'react';
import { useCanvas } from '../motion/use-canvas.ts';
import { useTimeline } from '../motion/use-timeline.ts';
import { multiplierText } from '../pieces/numbers.ts';
import { StageFrame, type TitleLook } from '../pieces/stage-frame.tsx';
import type { TargetChoice } from '../pieces/target-choice.ts';
import type { StageProps, StageRound, StageWords } from '../stage.ts';
import { title } from './letters.ts';
import styles from './limbo-stage.module.css';
import { heightAt, type LaunchScene, launchMoments, onThePad, riseMs } from './moments.ts';

// The server builds the events with the rules this type comes from.
const eventsOf = (round: StageRound) => round.events as readonly CrashEvent[];

const look: TitleLook = {
  name: 'Foguete Zero',
  lettering: title,
  face: ['#fff', '#d4e2ff', '#86a8ff'],
  depth: '#1d2f8c',
  edge: '#060b2c',
};

/** Foguete Zero: one launch, one number. */
export function LimboStage(props: StageProps<TargetChoice>) {
  const { words, choice, round, isWaiting, isCalm, onDone } = props;
  const { t, locale } = words;
  const { scene } = useTimeline({
    round,
    isCalm,
    first: onThePad,
    momentsOf: (played) => launchMoments(eventsOf(played)),
    onDone,
  });
  const shown = isWaiting ? onThePad : scene;
  const told = shown.phase === 'there' ? round : null;
  const flown = told ? eventsOf(told).find((event) => event.type === 'flight_ended') : undefined;
  const detail = flown ? endWords(flown, words) : undefined;
  return (
    <StageFrame
      words={words}
      title={look}
      className={styles.stage}
      backdrop={<img className={styles.planet} src={planet} alt="" />}
      told={told}
      isCalm={isCalm}
      waitingText={
        shown.phase === 'rising'
          ? t('games.stage_good_luck')
          : `${t('games.stage_limbo_hint')} · ${multiplierText(choice.target * 100, locale)}`
      }
      detail={detail}
      spoken={detail ?? null}
    >
      <Launch words={words} scene={shown} isCalm={isCalm} />
    </StageFrame>
  );
}

type Flown = Extract<CrashEvent, { type: 'flight_ended' }>;

function endWords({ end, target, isCashedOut }: Flown, { t, locale }: StageWords): string {
  const multiplier = multiplierText(end * 100, locale);
  if (isCashedOut) return t('games.stage_limbo_reached', { multiplier });
  return t('games.stage_limbo_missed', { multiplier, target: multiplierText(target * 100, locale) });
}

function Launch({ words, scene, isCalm }: { words: StageWords; scene: LaunchScene; isCalm: boolean }) {
  const started = useRef({ scene, atMs: 0 });
  if (started.current.scene !== scene) started.current = { scene, atMs: performance.now() };
  const number = useRef<HTMLElement>(null);
  const isRising = scene.phase === 'rising' && !isCalm;
  const isLost = scene.phase === 'there' && !scene.isReached;
  const canvas = useCanvas((context, { width, height }, nowMs) => {
    const part = isRising ? Math.min((nowMs - started.current.atMs) / riseMs, 1) : 1;
    const passed = isRising ? (nowMs - started.current.atMs) / 1_000 : 0;
    for (let star = 0; star < 60; star += 1) {
      const depth = 0.4 + (star % 5) * 0.2;
      const y = (((star * 61) % 100) / 100 + passed * depth * (2 - part)) % 1;
      context.fillStyle = `rgb(255 255 255 / ${0.25 + (star % 4) * 0.16})`;
      context.fillRect(
        (((star * 37) % 100) / 100) * width,
        y * height,
        1.6,
        isRising ? 10 * depth * (1.6 - part) : 1.6,
      );
    }
    if (number.current && scene.phase !== 'resting') {
      number.current.textContent = multiplierText(heightAt(scene.end, part) * 100, words.locale);
    }
  }, isRising);
  return (
    <div className={styles.space} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
      {isLost ? (
        <img className={classNames(styles.rocket, styles.blast, isCalm && styles.still)} src={blast} alt="" />
      ) : (
        <img
          className={classNames(
            styles.rocket,
            isRising && styles.rising,
            scene.phase === 'there' && styles.there,
          )}
          src={rocket}
          alt=""
        />
      )}
      <b
        ref={number}
        className={classNames(styles.height, scene.isReached && styles.reached, isLost && styles.lost)}
      >
        {multiplierText(scene.end * 100, words.locale)}
      </b>
    </div>
  );
}

import { useCanvas } from '@arara/stage';
import { classNames, Macaw } from '@arara/ui';
import { type ReactNode, useRef } from 'react';
import { useLanguage } from '../../../lib/i18n.ts';
import { angleOf, curveOf, type Frame, viewAt } from './curve.ts';
import { drawMacaw } from './macaw-skin.ts';
import { timesText } from './multiplier.ts';
import { Rocket } from './rocket.tsx';
import { drawRocket } from './rocket-skin.ts';
import styles from './scene.module.css';
import type { Flight } from './use-table.ts';

interface SceneProps {
  kind: 'flight' | 'rocket';
  flight: Flight;
  isCalm: boolean;
  /** What is told over the picture. */
  children: ReactNode;
}

const narrow = 500;

/** Where in the picture the curve may go: the readout stays clear above it. */
function frameOf(kind: SceneProps['kind'], width: number, height: number): Frame {
  const isNarrow = width < narrow;
  return {
    left: kind === 'rocket' ? 56 : isNarrow ? -6 : -10,
    right: width * (isNarrow ? 0.8 : 0.82),
    top: height * (isNarrow ? 0.42 : kind === 'rocket' ? 0.38 : 0.34),
    bottom: height * (kind === 'rocket' ? 0.84 : 0.9),
  };
}

/** The flight as everybody sees it, drawn with every picture of the screen; still for those who want less motion. */
export function Scene({ kind, flight, isCalm, children }: SceneProps) {
  const { locale } = useLanguage();
  const flyer = useRef<HTMLDivElement>(null);
  const dawn = useRef<HTMLDivElement>(null);
  const { state, rules } = flight;
  const phase = state.round?.phase ?? 'waiting';
  const isOver = phase === 'settled';
  const ended = useEndedAt(state.round?.id ?? '', isOver);
  const canvas = useCanvas((context, size, nowMs) => {
    const { elapsedMs, hundredths } = flight.momentAt(nowMs);
    const frame = frameOf(kind, size.width, size.height);
    const shownMs = isCalm ? 0 : elapsedMs;
    const points = curveOf(rules.growth, frame, isCalm ? 0 : elapsedMs);
    const tip = points.at(-1) ?? { x: 0, y: 0 };
    const angle = phase === 'playing' || isOver ? angleOf(points) : -0.12;
    const rise = Math.log10(hundredths / 100);
    const isFlying = phase === 'playing';
    const draw = kind === 'rocket' ? drawRocket : drawMacaw;
    draw(context, {
      size,
      frame,
      view: viewAt(rules.growth, shownMs),
      points,
      tip,
      angle,
      rise: isCalm ? 0 : rise,
      elapsedMs: shownMs,
      isFlying: isFlying && !isCalm,
      endedMs: isOver && !isCalm ? nowMs - ended(nowMs) : null,
      nowMs: isCalm ? 0 : nowMs,
      heightLabel: (height) => timesText(height, locale),
    });
    if (dawn.current)
      dawn.current.style.opacity = isCalm ? '0' : String(Math.min(rise * 0.75, 0.9).toFixed(3));
    if (flyer.current) {
      const side = flyer.current.offsetWidth;
      const bob = isCalm ? 0 : Math.sin(nowMs / (isFlying ? 160 : 420)) * (kind === 'rocket' ? 1.2 : 3.5);
      const [x, y] = placeOf(kind, side, tip, frame);
      const turn = kind === 'rocket' ? angle : angle * 0.35;
      flyer.current.style.transform = `translate(${x - side / 2}px, ${y - side / 2 + bob}px) rotate(${turn}rad)`;
    }
  }, !isCalm);
  return (
    <div className={classNames(styles.scene, styles[kind])} data-phase={phase}>
      <div ref={dawn} className={styles.dawn} />
      <div aria-hidden="true">
        <canvas ref={canvas} className={styles.canvas} />
      </div>
      <div ref={flyer} className={styles.flyer} aria-hidden="true">
        <div className={classNames(styles.figure, isOver && styles.gone)}>
          {kind === 'rocket' ? <Rocket size={110} /> : <Macaw size={170} />}
        </div>
      </div>
      {children}
    </div>
  );
}

/** The flyer holds the end of its ribbons; before the start it waits where it can be seen whole. */
function placeOf(
  kind: SceneProps['kind'],
  side: number,
  tip: { x: number; y: number },
  frame: Frame,
): [number, number] {
  const x = Math.max(tip.x, frame.left + side * (kind === 'rocket' ? 0.3 : 0.55));
  return kind === 'rocket'
    ? [x, tip.y]
    : [x + side * 0.1, Math.min(tip.y, frame.bottom - side * 0.12) - side * 0.12];
}

/** When this page saw the round end. */
function useEndedAt(roundId: string, isOver: boolean): (nowMs: number) => number {
  const seen = useRef({ roundId: '', atMs: 0 });
  return (nowMs) => {
    if (isOver && seen.current.roundId !== roundId) seen.current = { roundId, atMs: nowMs };
    return seen.current.atMs;
  };
}

import { classNames, Macaw } from '@arara/ui';
import { useRef } from 'react';
import { useCanvas } from '../motion/use-canvas.ts';
import { multiplierText } from '../pieces/numbers.ts';
import type { StageWords } from '../stage.ts';
import styles from './crash-stage.module.css';
import { type FlightScene, flightMs, heightIn } from './moments.ts';

const ribbons = [
  { color: '#ff3d57', shift: -7 },
  { color: '#ffc53d', shift: 0 },
  { color: '#3b82ff', shift: 7 },
] as const;
const birdSize = 150;

interface FlightProps {
  words: StageWords;
  scene: FlightScene;
  isCalm: boolean;
}

/** The macaw draws its three ribbons across the sky; the multiplier climbs with it. */
export function Flight({ words, scene, isCalm }: FlightProps) {
  const started = useRef({ scene, atMs: 0 });
  if (started.current.scene !== scene) started.current = { scene, atMs: performance.now() };
  const bird = useRef<HTMLDivElement>(null);
  const number = useRef<HTMLElement>(null);
  const isMoving = !isCalm && (scene.phase === 'climbing' || scene.phase === 'paid');

  const canvas = useCanvas((context, { width, height }, nowMs) => {
    const part = isMoving && scene.ms > 0 ? (nowMs - started.current.atMs) / scene.ms : 1;
    const reached = heightIn(scene, part);
    const tip = tipAt(reached, width, height);
    for (const { color, shift } of ribbons) {
      context.beginPath();
      context.moveTo(0, height * 0.82 + shift);
      context.quadraticCurveTo(tip.x * 0.66, height * 0.82 + shift, tip.x + shift * 0.7, tip.y + shift * 0.5);
      context.lineWidth = 7;
      context.lineCap = 'round';
      context.strokeStyle = color;
      context.stroke();
    }
    const bob = isMoving ? Math.sin(nowMs / 160) * 3 : 0;
    if (bird.current) {
      bird.current.style.transform = `translate(${tip.x - birdSize / 2}px, ${tip.y - birdSize * 0.62 + bob}px)`;
    }
    if (number.current) number.current.textContent = multiplierText(reached * 100, words.locale);
  }, isMoving);

  return (
    <div className={styles.flight} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
      <div ref={bird} className={styles.bird}>
        <div className={classNames(styles.figure, scene.phase === 'over' && !isCalm && styles.away)}>
          <Macaw size={birdSize} />
        </div>
      </div>
      <div className={styles.height}>
        <b
          ref={number}
          className={classNames(
            scene.isCashedOut && styles.reached,
            scene.phase === 'over' && !scene.isCashedOut && styles.lost,
          )}
        >
          {multiplierText(scene.to * 100, words.locale)}
        </b>
      </div>
    </div>
  );
}

/** Where the bird is at a height: it crosses the sky in the first seconds, then climbs. */
function tipAt(hundredths: number, width: number, height: number): { x: number; y: number } {
  const seconds = flightMs(hundredths) / 1_000;
  const across = 1 - Math.exp(-seconds / 1.7);
  const up = 1 - Math.exp(-seconds / 2.6);
  return { x: width * (0.14 + 0.62 * across), y: height * (0.79 - 0.5 * up) };
}

import { type BikeName, bikeNames } from '@arara/games/tables';
import bike from '@lobehub/fluent-emoji-3d/assets/1f3cd-fe0f.webp';
import { useRef } from 'react';
import { useCanvas } from '../motion/use-canvas.ts';
import { multiplierText } from '../pieces/numbers.ts';
import type { StageWords } from '../stage.ts';
import { bikeLooks } from './bike-look.ts';
import { placesIn, type RaceScene } from './moments.ts';
import styles from './race-stage.module.css';

/** The start, a bike and the longest plate beside it: what a narrow road keeps free so that no multiplier leaves it. */
const besidePx = 190;

/** How far along the road a bike in hundredths is, from 0 to 1. */
const along = (hundredths: number) => 1 - 1 / (1 + Math.log2(hundredths / 100) * 0.42);

interface RoadProps {
  words: StageWords;
  scene: RaceScene;
  targets: Readonly<Record<BikeName, number | null>>;
  isCalm: boolean;
}

/** Three tracks towards the horizon's sun; each bike draws its light behind it. */
export function Road({ words, scene, targets, isCalm }: RoadProps) {
  const started = useRef({ scene, atMs: 0 });
  if (started.current.scene !== scene) started.current = { scene, atMs: performance.now() };
  const riders = useRef(new Map<BikeName, HTMLElement>());
  const isMoving = !isCalm && scene.phase === 'running';

  const canvas = useCanvas((context, { width, height }, nowMs) => {
    const part = isMoving && scene.ms > 0 ? (nowMs - started.current.atMs) / scene.ms : 1;
    paintGrid(context, width, height, isMoving ? nowMs / 1_000 : 0);
    const places = placesIn(scene, part);
    bikeNames.forEach((name, track) => {
      const place = places.get(name) ?? 100;
      const one = scene.bikes.find(({ bike: other }) => other === name);
      const x = width * 0.06 + Math.min(width * 0.72, width - besidePx) * along(place);
      const y = height * (0.4 + track * 0.245);
      paintTrail(
        context,
        x + 26,
        y,
        width,
        bikeLooks[name].color,
        isMoving && one !== undefined && place < one.end,
      );
      const rider = riders.current.get(name);
      if (!rider) return;
      const hasStopped = one !== undefined && place >= one.end;
      const bob = isMoving && !hasStopped ? Math.sin(nowMs / 60 + track) * 1.6 : 0;
      rider.style.transform = `translate(${x}px, ${y - 62 + bob}px)`;
      const target = targets[name];
      rider.dataset.state =
        target !== null && scene.phase !== 'resting' && place >= target
          ? 'paid'
          : hasStopped
            ? 'stopped'
            : 'racing';
      const label = rider.querySelector('b');
      if (label) label.textContent = multiplierText(Math.floor(place) * 100, words.locale);
    });
  }, isMoving);

  return (
    <div className={styles.road} aria-hidden="true">
      <canvas ref={canvas} className={styles.canvas} />
      {bikeNames.map((name) => (
        <div
          key={name}
          ref={(element) => {
            if (element) riders.current.set(name, element);
          }}
          className={styles.rider}
        >
          <img src={bike} alt="" style={{ filter: bikeLooks[name].filter }} />
          <div className={styles.plate} style={{ borderColor: bikeLooks[name].color }}>
            <span>{bikeLooks[name].name}</span>
            <b />
          </div>
        </div>
      ))}
    </div>
  );
}

/** A grid that runs towards the rider, as on the poster. */
function paintGrid(context: CanvasRenderingContext2D, width: number, height: number, seconds: number): void {
  const horizon = height * 0.26;
  context.lineWidth = 1;
  context.strokeStyle = 'rgb(255 61 160 / 0.4)';
  context.beginPath();
  for (let column = -9; column <= 9; column += 1) {
    context.moveTo(width / 2 + column * width * 0.045, horizon);
    context.lineTo(width / 2 + column * width * 0.3, height);
  }
  for (let row = 0; row < 11; row += 1) {
    const depth = ((row + ((seconds * 2.4) % 1)) / 11) ** 2;
    const y = horizon + (height - horizon) * depth;
    context.moveTo(0, y);
    context.lineTo(width, y);
  }
  context.stroke();
}

function paintTrail(
  context: CanvasRenderingContext2D,
  x: number,
  y: number,
  width: number,
  color: string,
  isRunning: boolean,
): void {
  const light = context.createLinearGradient(0, 0, x, 0);
  light.addColorStop(0, 'transparent');
  light.addColorStop(1, color);
  context.fillStyle = 'rgb(255 255 255 / 0.12)';
  context.fillRect(0, y + 4, width, 2);
  context.fillStyle = light;
  context.globalAlpha = isRunning ? 1 : 0.55;
  context.fillRect(0, y - 12, x, 5);
  context.fillRect(0, y + 2, x, 3);
  context.globalAlpha = 1;
}

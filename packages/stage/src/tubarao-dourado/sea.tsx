import type { SeaKind } from '@arara/games/tables';
import { type PointerEvent, useRef } from 'react';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { nearestOf, type Swimmer, swimmerAt } from '../waters/shoal.ts';
import { usePictures } from '../waters/use-pictures.ts';
import { useTank } from '../waters/use-tank.ts';
import styles from './aquarium-stage.module.css';
import type { SeaScene } from './moments.ts';
import { seaPictures } from './pictures.ts';
import { makeSeaScene, type SeaFrame } from './sea-scene.ts';
import { swimmersIn } from './swimmers.ts';

/** Where everything swims while nothing may move. */
const stillSeconds = 6;

interface SeaProps {
  scene: SeaScene;
  chosen: SeaKind;
  gun: number;
  isCalm: boolean;
  isLocked: boolean;
  onChoose(kind: SeaKind): void;
}

/** The tank. A tap on an animal aims at its kind; the panel lists the same kinds for keyboards and screen readers. */
export function Sea({ scene, chosen, gun, isCalm, isLocked, onChoose }: SeaProps) {
  const pictures = usePictures(seaPictures, 'tubarao_dourado');
  const started = useRef({ scene, atMs: 0 });
  if (started.current.scene !== scene) started.current = { scene, atMs: performance.now() };
  const aimed = useRef<Swimmer<SeaKind> | null>(null);
  const secondsAt = (nowMs: number) => (isCalm ? stillSeconds : nowMs / 1_000);

  const frameAt = (nowMs: number, size: CanvasSize): SeaFrame => {
    const seconds = secondsAt(nowMs);
    const wanted = scene.kind ?? chosen;
    // Whoever is shot at stays aimed at until the shot is over.
    if (scene.phase === 'swimming' || aimed.current?.kind !== wanted)
      aimed.current = nearestOf(swimmersIn(size), wanted, seconds);
    const sceneMs = isCalm ? 0 : nowMs - started.current.atMs;
    return { pictures, scene, aimed: aimed.current, sceneMs, seconds, chosen, gun };
  };
  const box = useTank(makeSeaScene, frameAt, !isCalm, styles.canvas);

  const tap = (event: PointerEvent<HTMLDivElement>) => {
    if (isLocked) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const point = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    const swimmers = swimmersIn({ width, height });
    const found = swimmerAt(swimmers, point, width / height, secondsAt(performance.now()));
    if (found) onChoose(found.kind);
  };
  return <div ref={box} className={styles.tank} aria-hidden="true" onPointerDown={tap} />;
}

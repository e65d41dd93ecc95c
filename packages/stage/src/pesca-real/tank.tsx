import type { FishKind } from '@arara/games/tables';
import { type PointerEvent, useRef } from 'react';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { nearestOf, type Swimmer, swimmerAt } from '../waters/shoal.ts';
import { usePictures } from '../waters/use-pictures.ts';
import { useTank } from '../waters/use-tank.ts';
import styles from './fishing-stage.module.css';
import type { TankScene } from './moments.ts';
import { fishPictures } from './pictures.ts';
import { shoalIn } from './shoal.ts';
import { makeTankScene, type TankFrame } from './tank-scene.ts';

/** Where everything swims while nothing may move. */
const stillSeconds = 6;

interface TankProps {
  scene: TankScene;
  chosen: FishKind;
  isCalm: boolean;
  isLocked: boolean;
  onChoose(fish: FishKind): void;
}

/** The tank. A tap on an animal aims at its kind; the panel lists the same kinds for keyboards and screen readers. */
export function Tank({ scene, chosen, isCalm, isLocked, onChoose }: TankProps) {
  const pictures = usePictures(fishPictures, 'tubarao_dourado');
  const started = useRef({ scene, atMs: 0 });
  if (started.current.scene !== scene) started.current = { scene, atMs: performance.now() };
  const aimed = useRef<Swimmer<FishKind> | null>(null);
  const secondsAt = (nowMs: number) => (isCalm ? stillSeconds : nowMs / 1_000);

  const frameAt = (nowMs: number, size: CanvasSize): TankFrame => {
    const shoal = shoalIn(size);
    const seconds = secondsAt(nowMs);
    const sceneMs = isCalm ? 0 : nowMs - started.current.atMs;
    if (scene.phase === 'swimming') aimed.current = nearestOf(shoal, chosen, seconds);
    if (scene.phase === 'shooting' && aimed.current?.kind !== scene.fish && scene.fish) {
      aimed.current = nearestOf(shoal, scene.fish, seconds);
    }
    if (isCalm && scene.fish) aimed.current = nearestOf(shoal, scene.fish, seconds);
    return { pictures, scene, aimed: aimed.current, sceneMs, seconds, chosen };
  };
  const box = useTank(makeTankScene, frameAt, !isCalm, styles.canvas);

  const tap = (event: PointerEvent<HTMLDivElement>) => {
    if (isLocked) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const point = { x: (event.clientX - left) / width, y: (event.clientY - top) / height };
    const shoal = shoalIn({ width, height });
    const found = swimmerAt(shoal, point, width / height, secondsAt(performance.now()));
    if (found) onChoose(found.kind);
  };
  return <div ref={box} className={styles.tank} aria-hidden="true" onPointerDown={tap} />;
}

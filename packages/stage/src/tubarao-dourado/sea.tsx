import { type SeaKind, seaKindNames } from '@arara/games/tables';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTank } from '../waters/use-tank.ts';
import styles from './aquarium-stage.module.css';
import type { SeaScene } from './moments.ts';
import { goldFilter, seaPictures } from './pictures.ts';
import { makeSeaScene, type SeaFrame } from './sea-scene.ts';
import { nearestOf, type Swimmer, swimmerAt } from './swimmers.ts';

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
  const pictures = usePictures();
  const started = useRef({ scene, atMs: 0 });
  if (started.current.scene !== scene) started.current = { scene, atMs: performance.now() };
  const aimed = useRef<Swimmer | null>(null);
  const secondsAt = (nowMs: number) => (isCalm ? stillSeconds : nowMs / 1_000);

  const frameAt = (nowMs: number): SeaFrame => {
    const seconds = secondsAt(nowMs);
    const wanted = scene.kind ?? chosen;
    // Whoever is shot at stays aimed at until the shot is over.
    if (scene.phase === 'swimming' || aimed.current?.kind !== wanted)
      aimed.current = nearestOf(wanted, seconds);
    const sceneMs = isCalm ? 0 : nowMs - started.current.atMs;
    return { pictures, scene, aimed: aimed.current, sceneMs, seconds, chosen, gun };
  };
  const box = useTank(makeSeaScene, frameAt, !isCalm, styles.canvas);

  const tap = (event: PointerEvent<HTMLDivElement>) => {
    if (isLocked) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    const found = swimmerAt(x, y, width / height, secondsAt(performance.now()));
    if (found) onChoose(found.kind);
  };
  return <div ref={box} className={styles.tank} aria-hidden="true" onPointerDown={tap} />;
}

/** The pictures as they load, the golden one painted over once. */
function usePictures(): ReadonlyMap<SeaKind, CanvasImageSource> {
  const [pictures, setPictures] = useState<ReadonlyMap<SeaKind, CanvasImageSource>>(new Map());
  useEffect(() => {
    let isCurrent = true;
    for (const kind of seaKindNames) {
      const image = new Image();
      image.src = seaPictures[kind];
      image.onload = () => {
        const picture = kind === 'tubarao_dourado' ? gilded(image) : image;
        if (isCurrent) setPictures((before) => new Map(before).set(kind, picture));
      };
    }
    return () => {
      isCurrent = false;
    };
  }, []);
  return pictures;
}

function gilded(image: HTMLImageElement): CanvasImageSource {
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  const context = canvas.getContext('2d');
  if (!context) return image;
  context.filter = goldFilter;
  context.drawImage(image, 0, 0);
  return canvas;
}

import { Container, type Sprite } from 'pixi.js';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { added, type Point } from '../waters/scene.ts';
import { fontsState, type Textures } from '../waters/textures.ts';
import { partMs, type SeaScene } from './moments.ts';
import { bolt, part, partRadius } from './paint.ts';

/** What a boss brings: numbers around it, joined by lightning where it leaps. Sprites are made as they are needed. */
export function makeParts(parent: Container) {
  const [bolts, numbers]: [Sprite[], Sprite[]] = [[], []];
  const under = parent.addChild(new Container());
  const over = parent.addChild(new Container());
  const nth = (all: Sprite[], index: number, layer: Container) => {
    const known = all[index];
    if (known) return known;
    const one = added(layer);
    all.push(one);
    return one;
  };
  return {
    dress(textures: Textures, { parts, feature }: SeaScene) {
      parts.forEach((pay, index) => {
        const side = partRadius * 2 + 4;
        nth(numbers, index, over).texture = textures.of(
          `mar part ${pay} ${feature} ${fontsState()}`,
          side,
          side,
          part(pay, feature),
        );
        for (const half of [0, 1])
          nth(bolts, index * 2 + half, under).texture = textures.of('mar bolt', 8, 4, bolt);
      });
    },
    show(size: CanvasSize, scene: SeaScene, target: Point, sceneMs: number) {
      const { parts, phase, feature } = scene;
      const isShown = phase === 'bursting' || phase === 'caught';
      const spots = isShown ? parts.map((_, index) => spotOf(index, size, target)) : [];
      numbers.forEach((one, index) => {
        const spot = spots[index];
        one.visible = spot !== undefined;
        if (!spot) return;
        const isNew = phase === 'bursting' && index === parts.length - 1;
        one.position.set(spot.x, spot.y);
        one.scale.set(isNew ? 1 + 0.5 * Math.max(1 - sceneMs / partMs, 0) : 1);
      });
      bolts.forEach((one, index) => {
        const to = Math.floor(index / 2);
        const [from, end] = [spots[to - 1], spots[to]];
        one.visible = feature === 'chain' && from !== undefined && end !== undefined;
        if (!from || !end) return;
        const bend = { x: (end.x + from.x) / 2 + ((to % 2) * 24 - 12), y: end.y - 14 };
        if (index % 2 === 0) stretch(one, from, bend);
        else stretch(one, bend, end);
      });
    },
  };
}

/** The first number stands where the boss was met, the others around it, all of them in sight. */
function spotOf(index: number, { width, height }: CanvasSize, target: Point): Point {
  const angle = index * 2.4 - 1.2;
  const spread = Math.min(width, height) * 0.3;
  const far = index === 0 ? 0 : spread * (0.62 + (index % 3) * 0.19);
  const keep = (value: number, most: number) => Math.min(Math.max(value, 34), most - 34);
  return {
    x: keep(target.x + Math.cos(angle) * far, width),
    y: keep(target.y + Math.sin(angle) * far, height - 60),
  };
}

/** Lays a picture 8 px long from one point to another. */
function stretch(one: Sprite, from: Point, to: Point): void {
  one.position.set((from.x + to.x) / 2, (from.y + to.y) / 2);
  one.rotation = Math.atan2(to.y - from.y, to.x - from.x);
  one.scale.set(Math.hypot(to.x - from.x, to.y - from.y) / 8, 1);
}

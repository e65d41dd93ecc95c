import type { FishKind } from '@arara/games/tables';
import { Container } from 'pixi.js';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { animal } from '../waters/animal.ts';
import { makeBubbles } from '../waters/bubbles.ts';
import { makeNet } from '../waters/net.ts';
import { showPlate } from '../waters/plates.ts';
import { added, addedMany, type TankScene } from '../waters/scene.ts';
import { isSmallTank, placeOf, type Swimmer } from '../waters/shoal.ts';
import { makeShot } from '../waters/shot.ts';
import { makeSurface } from '../waters/surface.ts';
import { fontsState } from '../waters/textures.ts';
import { barrel, cannonHeight, foot, shine } from './cannon.ts';
import { endMs, type TankScene as Moment, shotMs } from './moments.ts';
import { farAnimal, plate, plateBox, plateText } from './paint.ts';
import { mostFish, shoalIn } from './shoal.ts';

/** Everything one frame shows. */
export interface TankFrame {
  readonly pictures: ReadonlyMap<FishKind, CanvasImageSource>;
  readonly scene: Moment;
  /** The animal that is shot at or was, and how long its scene has lasted. */
  readonly aimed: Swimmer<FishKind> | null;
  readonly sceneMs: number;
  readonly seconds: number;
  /** The kind the player has chosen: its animals are ringed. */
  readonly chosen: FishKind;
}

const balls = [
  { behind: 0.2, radius: 4, color: 'rgb(255 211 74 / 0.6)', alpha: 1 },
  { behind: 0.1, radius: 6, color: 'rgb(255 211 74 / 0.7)', alpha: 1 },
  { behind: 0, radius: 9, color: '#fff3c4', alpha: 1 },
];
const farCount = { small: 4, large: 9 } as const;

/** The tank: water, a school far behind, bubbles, animals, the shot, its net, the cannon, and over all of them the multipliers. */
export function makeTankScene(): TankScene<TankFrame> {
  const root = new Container();
  const surface = makeSurface(root, 4, '225 248 255');
  const far = addedMany(root, farCount.large);
  const bubbles = makeBubbles(root, 14, 'rgb(255 255 255 / 0.35)');
  const bodies = addedMany(root, mostFish);
  const shot = makeShot(root, balls.length);
  const net = makeNet(root);
  const [pointing, standing] = [added(root), added(root)];
  const signs = addedMany(root, mostFish);
  /** The animals of a tank of this size with their sprites; those left over are in no one's sight. */
  const swimmersIn = (size: CanvasSize) => {
    const shoal = shoalIn(size);
    for (const one of [...bodies.slice(shoal.length), ...signs.slice(shoal.length)]) one.visible = false;
    return shoal.flatMap((swimmer, index) => {
      const [body, sign] = [bodies[index], signs[index]];
      return body && sign ? [{ swimmer, body, sign }] : [];
    });
  };

  const showFar = (size: CanvasSize, seconds: number) =>
    far.forEach((one, index) => {
      const { width, height } = size;
      one.visible = index < (isSmallTank(size) ? farCount.small : farCount.large);
      const along = (seconds * 0.018 + index * 0.045 + (index % 3) * 0.02) % 1.3;
      one.position.set((1.2 - along) * width, height * (0.2 + (index % 3) * 0.045 + (index % 2) * 0.3));
    });

  const showSwimmers = (size: CanvasSize, frame: TankFrame) => {
    const { width, height } = size;
    for (const { swimmer, body, sign } of swimmersIn(size)) {
      const { x, y } = placeOf(swimmer, frame.seconds);
      const { scale, aside } = swimmer === frame.aimed ? struck(frame) : { scale: 1, aside: 0 };
      body.visible = true;
      body.position.set(x * width + aside, y * height);
      body.scale.set(scale);
      sign.visible = scale > 0.4;
      const text = plateText(swimmer.kind);
      showPlate(sign, swimmer, size, { seconds: frame.seconds, text, aside });
    }
  };

  return {
    root,
    looksOf: ({ pictures, chosen }) => `${pictures.size} ${chosen}`,
    dress(textures, size, { pictures, chosen }) {
      surface.dress(textures, size);
      bubbles.dress(textures);
      shot.dress(textures, balls);
      net.dress(textures, size.height, shine);
      const sardine = pictures.get('sardinha');
      const farSide = size.height * 0.07;
      for (const one of far)
        if (sardine) one.texture = textures.of('pesca far', farSide, farSide, farAnimal(sardine, farSide));
      for (const { swimmer, body, sign } of swimmersIn(size)) {
        const { kind } = swimmer;
        const picture = pictures.get(kind);
        if (!picture) continue;
        const side = swimmer.size * size.height;
        const isTurned = swimmer.speed > 0;
        const isChosen = kind === chosen;
        body.texture = textures.of(`pesca ${kind} ${isTurned}`, side, side, animal(picture, side, isTurned));
        const { width, height } = plateBox;
        sign.texture = textures.of(
          `pesca plate ${kind} ${isChosen} ${fontsState()}`,
          width,
          height,
          plate(kind, isChosen),
        );
      }
      pointing.texture = textures.of('pesca barrel', 32, 124, barrel);
      standing.texture = textures.of('pesca foot', 54, 54, foot);
    },
    show(size, frame) {
      surface.show(size, frame.seconds);
      showFar(size, frame.seconds);
      bubbles.show(size, frame.seconds);
      showSwimmers(size, frame);
      const { aimed, scene, sceneMs, seconds } = frame;
      const cannon = { x: size.width / 2, y: size.height - cannonHeight };
      const place = aimed ? placeOf(aimed, seconds) : { x: 0.5, y: 0 };
      const target = { x: place.x * size.width, y: place.y * size.height };
      shot.show(cannon, target, scene.phase === 'shooting' ? sceneMs / shotMs : null);
      const isCaught = scene.phase === 'caught';
      const part = Math.min(sceneMs / endMs, 1);
      const radius = (aimed?.size ?? 0.1) * size.height * (0.5 + part * 0.35);
      const hasEnded = isCaught || scene.phase === 'away';
      net.show(hasEnded ? { ...target, radius, alpha: 1 - part * 0.7, isCaught } : null);
      pointing.rotation = Math.atan2(target.x - cannon.x, cannon.y - target.y);
      for (const one of [pointing, standing]) one.position.set(cannon.x, cannon.y);
    },
  };
}

/** What a shot does to the animal it met: it goes with the net, or shakes the shot off. */
function struck({ scene: { phase }, sceneMs }: TankFrame): { scale: number; aside: number } {
  const part = Math.min(sceneMs / endMs, 1);
  if (phase === 'caught') return { scale: Math.max(1 - part * 1.1, 0), aside: 0 };
  if (phase === 'away') return { scale: 1, aside: Math.sin(part * 28) * 5 * (1 - part) };
  return { scale: 1, aside: 0 };
}

import type { SeaKind } from '@arara/games/tables';
import { Container } from 'pixi.js';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { animal } from '../waters/animal.ts';
import { makeBubbles } from '../waters/bubbles.ts';
import { makeNet } from '../waters/net.ts';
import { showPlate } from '../waters/plates.ts';
import { added, addedMany, type TankScene } from '../waters/scene.ts';
import { placeOf, type Swimmer } from '../waters/shoal.ts';
import { makeShot, type ShotBall } from '../waters/shot.ts';
import { makeSurface } from '../waters/surface.ts';
import { fontsState } from '../waters/textures.ts';
import { barrels, foot, gunHeight, lightOf } from './gun.ts';
import { endMs, type SeaScene, shotMs } from './moments.ts';
import { aim, aimLine, plate, plateBox, plateText } from './paint.ts';
import { makeParts } from './parts.ts';
import { mostSwimmers, swimmersIn } from './swimmers.ts';

/** Everything one frame shows. */
export interface SeaFrame {
  readonly pictures: ReadonlyMap<SeaKind, CanvasImageSource>;
  readonly scene: SeaScene;
  /** The animal that is shot at or was, and how long its scene has lasted. */
  readonly aimed: Swimmer<SeaKind> | null;
  readonly sceneMs: number;
  readonly seconds: number;
  readonly chosen: SeaKind;
  readonly gun: number;
}

const ballsOf = (gun: number): ShotBall[] =>
  [0.24, 0.16, 0.08, 0].map((behind) => ({
    behind,
    radius: 11 - behind * 30,
    color: lightOf(gun),
    alpha: 1 - behind * 3,
  }));

/** The tank: water, bubbles, animals, the shot, its net, the gun, over them the plates, and what a boss lets loose. */
export function makeSeaScene(): TankScene<SeaFrame> {
  const root = new Container();
  const surface = makeSurface(root, 4, '255 250 214');
  const bubbles = makeBubbles(root, 16, 'rgb(255 240 200 / 0.32)');
  const bodies = Array.from({ length: mostSwimmers }, () => ({ corners: added(root), body: added(root) }));
  const shot = makeShot(root, 4);
  const net = makeNet(root);
  const [pointing, standing] = [added(root), added(root)];
  const signs = addedMany(root, mostSwimmers);
  const parts = makeParts(root);
  /** The animals of a tank of this size with their sprites; those left over are in no one's sight. */
  const allIn = (size: CanvasSize) => {
    const swimmers = swimmersIn(size);
    for (const { corners, body } of bodies.slice(swimmers.length)) corners.visible = body.visible = false;
    for (const sign of signs.slice(swimmers.length)) sign.visible = false;
    return swimmers.flatMap((swimmer, index) => {
      const [own, sign] = [bodies[index], signs[index]];
      return own && sign ? [{ swimmer, ...own, sign }] : [];
    });
  };

  const showSwimmers = (size: CanvasSize, frame: SeaFrame) => {
    const { width, height } = size;
    for (const { swimmer, corners, body, sign } of allIn(size)) {
      const { x, y } = placeOf(swimmer, frame.seconds);
      const { scale, aside } = swimmer === frame.aimed ? struck(frame) : { scale: 1, aside: 0 };
      const side = swimmer.size * height;
      body.visible = true;
      body.position.set(x * width + aside, y * height);
      body.scale.set(scale);
      corners.visible = swimmer.kind === frame.chosen && scale > 0.4;
      corners.position.copyFrom(body.position);
      corners.scale.set(1 + (Math.sin(frame.seconds * 4) * 2) / (side * 0.62));
      sign.visible = scale > 0.4;
      const text = plateText(swimmer.kind);
      showPlate(sign, swimmer, size, { seconds: frame.seconds, text, aside });
    }
  };

  return {
    root,
    looksOf: ({ pictures, gun, scene }) =>
      `${pictures.size} ${gun} ${scene.kind ? scene.gun : gun} ${scene.feature} ${scene.parts.join()}`,
    dress(textures, size, { pictures, gun, scene }) {
      surface.dress(textures, size);
      bubbles.dress(textures);
      // A shot on its way keeps the power it was fired with.
      const power = scene.kind ? scene.gun : gun;
      shot.dress(textures, ballsOf(power));
      net.dress(textures, size.height, lightOf(power));
      parts.dress(textures, scene);
      for (const { swimmer, corners, body, sign } of allIn(size)) {
        const { kind } = swimmer;
        const picture = pictures.get(kind);
        if (!picture) continue;
        const side = swimmer.size * size.height;
        const reach = side * 0.62;
        const isTurned = swimmer.speed > 0;
        const box = reach * 2 + aimLine * 2;
        corners.texture = textures.of('mar aim', box, box, aim(reach));
        body.texture = textures.of(`mar ${kind} ${isTurned}`, side, side, animal(picture, side, isTurned));
        const { width, height } = plateBox;
        sign.texture = textures.of(`mar plate ${kind} ${fontsState()}`, width, height, plate(kind));
      }
      pointing.texture = textures.of(`mar barrels ${gun}`, 72, 140, barrels(gun));
      standing.texture = textures.of(`mar foot ${gun} ${fontsState()}`, 62, 62, foot(gun));
    },
    show(size, frame) {
      surface.show(size, frame.seconds);
      bubbles.show(size, frame.seconds);
      showSwimmers(size, frame);
      const { aimed, scene, sceneMs, seconds } = frame;
      const { phase } = scene;
      const gun = { x: size.width / 2, y: size.height - gunHeight };
      const place = aimed ? placeOf(aimed, seconds) : { x: 0.5, y: 0 };
      const target = { x: place.x * size.width, y: place.y * size.height };
      shot.show(gun, target, phase === 'shooting' ? sceneMs / shotMs : null);
      const isCaught = phase === 'caught';
      const part = Math.min(sceneMs / endMs, 1);
      const radius = (aimed?.size ?? 0.1) * size.height * (0.5 + part * 0.4);
      const hasEnded = isCaught || phase === 'away';
      net.show(hasEnded ? { ...target, radius, alpha: 1 - part * 0.75, isCaught } : null);
      parts.show(size, scene, target, sceneMs);
      pointing.rotation = Math.atan2(target.x - gun.x, gun.y - target.y);
      for (const one of [pointing, standing]) one.position.set(gun.x, gun.y);
    },
  };
}

/** What a shot does to the animal it met: it goes with the net, shakes the shot off, or swells while it bursts. */
function struck({ scene: { phase }, sceneMs }: SeaFrame): { scale: number; aside: number } {
  const part = Math.min(sceneMs / endMs, 1);
  if (phase === 'caught') return { scale: Math.max(1 - part * 1.1, 0), aside: 0 };
  if (phase === 'away') return { scale: 1, aside: Math.sin(part * 28) * 5 * (1 - part) };
  if (phase === 'bursting') return { scale: 1 + Math.sin(sceneMs / 40) * 0.06, aside: 0 };
  return { scale: 1, aside: 0 };
}

import type { SeaKind } from '@arara/games/tables';
import { drawSprite, fontsState, sprite } from '../motion/sprites.ts';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { endMs, partMs, type SeaScene, shotMs } from './moments.ts';
import { markOf, plateOf } from './pictures.ts';
import { placeOf, type Swimmer, swimmers } from './swimmers.ts';

/** Everything one frame shows. */
export interface SeaFrame {
  readonly pictures: ReadonlyMap<SeaKind, CanvasImageSource>;
  readonly scene: SeaScene;
  /** The animal that is shot at or was, and how long its scene has lasted. */
  readonly aimed: Swimmer | null;
  readonly sceneMs: number;
  readonly seconds: number;
  readonly chosen: SeaKind;
  readonly gun: number;
}

/** The light of each gun's shot. */
const lights: Readonly<Record<number, string>> = { 1: '#bdf3ff', 2: '#7dffb0', 5: '#ffd34a', 10: '#ff6bd0' };

/** Paints the tank: bubbles, animals with their plates, the gun, its shot, and what a boss lets loose. */
export function paintSea(context: CanvasRenderingContext2D, size: CanvasSize, frame: SeaFrame): void {
  paintBubbles(context, size, frame.seconds);
  for (const swimmer of swimmers) paintSwimmer(context, size, frame, swimmer);
  paintShot(context, size, frame);
  paintParts(context, size, frame);
  paintGun(context, size, frame);
}

function pointsOf({ width, height }: CanvasSize, { aimed, seconds }: SeaFrame) {
  const gun = { x: width / 2, y: height - 30 };
  if (!aimed) return { gun, target: { x: width / 2, y: 0 } };
  const { x, y } = placeOf(aimed, seconds);
  return { gun, target: { x: x * width, y: y * height } };
}

function paintBubbles(
  context: CanvasRenderingContext2D,
  { width, height }: CanvasSize,
  seconds: number,
): void {
  context.lineWidth = 1.5;
  context.strokeStyle = 'rgb(255 240 200 / 0.32)';
  for (let bubble = 0; bubble < 16; bubble += 1) {
    const rise = (seconds * (0.05 + (bubble % 3) * 0.02) + bubble * 0.137) % 1.1;
    const x = (((bubble * 71) % 100) / 100) * width + Math.sin(seconds + bubble) * 6;
    context.beginPath();
    context.arc(x, height * (1.05 - rise), 3 + (bubble % 4) * 2, 0, Math.PI * 2);
    context.stroke();
  }
}

function paintSwimmer(
  context: CanvasRenderingContext2D,
  { width, height }: CanvasSize,
  frame: SeaFrame,
  swimmer: Swimmer,
): void {
  const picture = frame.pictures.get(swimmer.kind);
  if (!picture) return;
  const { x, y } = placeOf(swimmer, frame.seconds);
  const side = swimmer.size * height;
  const isAimed = swimmer === frame.aimed;
  const part = isAimed ? Math.min(frame.sceneMs / endMs, 1) : 0;
  let scale = 1;
  context.save();
  context.translate(x * width, y * height);
  if (isAimed && frame.scene.phase === 'caught') scale = Math.max(1 - part * 1.1, 0);
  if (isAimed && frame.scene.phase === 'away') context.translate(Math.sin(part * 28) * 5 * (1 - part), 0);
  if (isAimed && frame.scene.phase === 'bursting') scale = 1 + Math.sin(frame.sceneMs / 40) * 0.06;
  if (swimmer.kind === frame.chosen && scale > 0.4) paintAim(context, side * 0.62, frame.seconds);
  const isTurned = swimmer.speed > 0;
  const animal = sprite(`mar ${swimmer.kind} ${isTurned}`, side, side, (own) => {
    // The pictures look to the left.
    own.scale(isTurned ? -1 : 1, 1);
    own.imageSmoothingQuality = 'high';
    own.drawImage(picture, -side / 2, -side / 2, side, side);
  });
  drawSprite(context, animal, side * scale, side * scale);
  if (scale > 0.4) paintPlate(context, swimmer.kind, side);
  context.restore();
}

/** Four corners around the kind that is aimed at. */
function paintAim(context: CanvasRenderingContext2D, reach: number, seconds: number): void {
  const far = reach + Math.sin(seconds * 4) * 2;
  const arm = reach * 0.36;
  context.lineWidth = 3;
  context.strokeStyle = '#ff3d57';
  context.beginPath();
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    context.moveTo(sx * far, sy * (far - arm));
    context.lineTo(sx * far, sy * far);
    context.lineTo(sx * (far - arm), sy * far);
  }
  context.stroke();
}

function paintPlate(context: CanvasRenderingContext2D, kind: SeaKind, side: number): void {
  const [width, height] = [104, 22];
  const plate = sprite(`mar plate ${kind} ${fontsState()}`, width, height, (own) => {
    const mark = markOf(kind);
    const text = mark ? `${mark} ${plateOf(kind)}` : plateOf(kind);
    own.font = "700 12px 'Sora Variable', sans-serif";
    own.textAlign = 'center';
    own.textBaseline = 'middle';
    const across = own.measureText(text).width + 14;
    own.beginPath();
    own.roundRect(-across / 2, -10, across, 20, 6);
    own.fillStyle = mark ? '#ffc53d' : 'rgb(6 20 56 / 0.84)';
    own.fill();
    own.fillStyle = mark ? '#2a1b00' : '#fff';
    own.fillText(text, 0, 0.5);
  });
  context.translate(0, side * 0.4 + 10);
  drawSprite(context, plate, width, height);
}

function paintShot(context: CanvasRenderingContext2D, size: CanvasSize, frame: SeaFrame): void {
  const { gun, target } = pointsOf(size, frame);
  const { phase } = frame.scene;
  const light = lights[frame.scene.gun] ?? '#fff';
  if (phase === 'shooting') {
    const part = Math.min(frame.sceneMs / shotMs, 1);
    for (const behind of [0.24, 0.16, 0.08, 0]) {
      const at = Math.max(part - behind, 0);
      context.beginPath();
      context.arc(
        gun.x + (target.x - gun.x) * at,
        gun.y + (target.y - gun.y) * at,
        11 - behind * 30,
        0,
        Math.PI * 2,
      );
      context.fillStyle = light;
      context.globalAlpha = 1 - behind * 3;
      context.fill();
    }
    context.globalAlpha = 1;
  }
  if (phase !== 'caught' && phase !== 'away') return;
  const part = Math.min(frame.sceneMs / endMs, 1);
  const radius = (frame.aimed?.size ?? 0.1) * size.height * (0.5 + part * 0.4);
  context.globalAlpha = 1 - part * 0.75;
  context.lineWidth = 3;
  context.strokeStyle = phase === 'caught' ? light : 'rgb(255 255 255 / 0.7)';
  context.beginPath();
  for (const ring of phase === 'caught' ? [1, 0.66, 0.33] : [1]) {
    context.moveTo(target.x + radius * ring, target.y);
    context.arc(target.x, target.y, radius * ring, 0, Math.PI * 2);
  }
  for (let thread = 0; phase === 'caught' && thread < 6; thread += 1) {
    const [cos, sin] = [Math.cos((thread * Math.PI) / 6), Math.sin((thread * Math.PI) / 6)];
    context.moveTo(target.x - cos * radius, target.y - sin * radius);
    context.lineTo(target.x + cos * radius, target.y + sin * radius);
  }
  context.stroke();
  context.globalAlpha = 1;
}

/** What a boss brings: numbers around it, joined by lightning where it leaps. */
function paintParts(context: CanvasRenderingContext2D, size: CanvasSize, frame: SeaFrame): void {
  const { parts, phase, feature } = frame.scene;
  if (parts.length === 0 || (phase !== 'bursting' && phase !== 'caught')) return;
  const { target } = pointsOf(size, frame);
  const spread = Math.min(size.width, size.height) * 0.3;
  const spots = parts.map((_, index) => {
    const angle = index * 2.4 - 1.2;
    const far = index === 0 ? 0 : spread * (0.62 + (index % 3) * 0.19);
    const keep = (value: number, most: number) => Math.min(Math.max(value, 34), most - 34);
    return {
      x: keep(target.x + Math.cos(angle) * far, size.width),
      y: keep(target.y + Math.sin(angle) * far, size.height - 60),
    };
  });
  if (feature === 'chain') {
    context.lineWidth = 4;
    context.strokeStyle = '#fff6a0';
    context.beginPath();
    spots.forEach(({ x, y }, index) => {
      if (index > 0) context.lineTo((x + (spots[index - 1]?.x ?? x)) / 2 + ((index % 2) * 24 - 12), y - 14);
      context.lineTo(x, y);
    });
    context.stroke();
  }
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  spots.forEach(({ x, y }, index) => {
    const pay = parts[index] ?? 0;
    const isNew = phase === 'bursting' && index === parts.length - 1;
    const grow = isNew ? 1 + 0.5 * Math.max(1 - frame.sceneMs / partMs, 0) : 1;
    context.beginPath();
    context.arc(x, y, 24 * grow, 0, Math.PI * 2);
    context.fillStyle = pay === 0 ? 'rgb(20 30 60 / 0.75)' : feature === 'bomb' ? '#ff5a2e' : '#ffc53d';
    context.fill();
    context.lineWidth = 2.5;
    context.strokeStyle = '#fff6d8';
    context.stroke();
    context.font = "750 15px 'Sora Variable', sans-serif";
    context.fillStyle = pay === 0 || feature === 'bomb' ? '#fff' : '#2a1b00';
    context.fillText(pay === 0 ? '–' : `+${pay}`, x, y + 1);
  });
}

/** A gun with as many barrels as its power asks for. */
function paintGun(context: CanvasRenderingContext2D, size: CanvasSize, frame: SeaFrame): void {
  const { gun, target } = pointsOf(size, frame);
  const light = lights[frame.gun] ?? '#fff';
  const barrels = { 1: 1, 2: 2, 5: 3, 10: 4 }[frame.gun] ?? 1;
  context.save();
  context.translate(gun.x, gun.y);
  context.rotate(Math.atan2(target.x - gun.x, gun.y - target.y));
  const metal = context.createLinearGradient(-22, 0, 22, 0);
  metal.addColorStop(0, '#3b2a08');
  metal.addColorStop(0.5, '#ffe9a3');
  metal.addColorStop(1, '#5a3c05');
  for (let barrel = 0; barrel < barrels; barrel += 1) {
    const x = (barrel - (barrels - 1) / 2) * 13;
    context.fillStyle = metal;
    context.beginPath();
    context.roundRect(x - 6.5, -64 + Math.abs(x) * 0.5, 13, 60, 5);
    context.fill();
    context.fillStyle = light;
    context.beginPath();
    context.arc(x, -62 + Math.abs(x) * 0.5, 5, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
  for (const [radius, fill] of [
    [30, '#d9a02a'],
    [24, '#0b2a5e'],
    [12, light],
  ] as const) {
    context.beginPath();
    context.arc(gun.x, gun.y, radius, 0, Math.PI * 2);
    context.fillStyle = fill;
    context.fill();
  }
  context.font = "800 12px 'Sora Variable', sans-serif";
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#10203f';
  context.fillText(`${frame.gun}×`, gun.x, gun.y + 1);
}

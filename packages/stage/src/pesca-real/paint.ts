import { type FishKind, fishPays } from '@arara/games/tables';
import { drawSprite, fontsState, sprite } from '../motion/sprites.ts';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { endMs, shotMs, type TankScene } from './moments.ts';
import { placeOf, type Swimmer, shoal } from './shoal.ts';

/** Everything one frame shows. */
export interface TankFrame {
  readonly pictures: ReadonlyMap<FishKind, CanvasImageSource>;
  readonly scene: TankScene;
  /** The animal that is shot at or was, and how long its scene has lasted. */
  readonly aimed: Swimmer | null;
  readonly sceneMs: number;
  readonly seconds: number;
  /** The kind the player has chosen: its animals are ringed. */
  readonly chosen: FishKind;
}

const shine = '#ffe27a';

/** Paints the tank: bubbles, animals with their multipliers, the cannon and its shot. */
export function paintTank(context: CanvasRenderingContext2D, size: CanvasSize, frame: TankFrame): void {
  paintFar(context, size, frame);
  paintBubbles(context, size, frame.seconds);
  for (const swimmer of shoal) paintSwimmer(context, size, frame, swimmer);
  paintShot(context, size, frame);
}

/** Where the cannon stands, and where the aimed animal is. */
function pointsOf({ width, height }: CanvasSize, { aimed, seconds }: TankFrame) {
  const cannon = { x: width / 2, y: height - 26 };
  if (!aimed) return { cannon, target: { x: width / 2, y: 0 } };
  const { x, y } = placeOf(aimed, seconds);
  return { cannon, target: { x: x * width, y: y * height } };
}

/** A school far behind, only to look at: small, faint, slow. */
function paintFar(context: CanvasRenderingContext2D, { width, height }: CanvasSize, frame: TankFrame): void {
  const picture = frame.pictures.get('sardinha');
  if (!picture) return;
  const side = height * 0.07;
  const fish = sprite('pesca far', side, side, (own) => {
    own.globalAlpha = 0.34;
    own.drawImage(picture, -side / 2, -side / 2, side, side);
  });
  for (let one = 0; one < 9; one += 1) {
    const along = (1.2 - ((frame.seconds * 0.018 + one * 0.045 + (one % 3) * 0.02) % 1.3)) * width;
    const depth = height * (0.2 + (one % 3) * 0.045 + (one % 2) * 0.3);
    context.drawImage(fish, along - side / 2, depth - side / 2, side, side);
  }
}

function paintBubbles(
  context: CanvasRenderingContext2D,
  { width, height }: CanvasSize,
  seconds: number,
): void {
  context.lineWidth = 1.5;
  context.strokeStyle = 'rgb(255 255 255 / 0.35)';
  for (let bubble = 0; bubble < 14; bubble += 1) {
    const radius = 3 + (bubble % 4) * 2;
    const rise = (seconds * (0.05 + (bubble % 3) * 0.02) + bubble * 0.137) % 1.1;
    const x = (((bubble * 71) % 100) / 100) * width + Math.sin(seconds + bubble) * 6;
    context.beginPath();
    context.arc(x, height * (1.05 - rise), radius, 0, Math.PI * 2);
    context.stroke();
  }
}

function paintSwimmer(
  context: CanvasRenderingContext2D,
  { width, height }: CanvasSize,
  frame: TankFrame,
  swimmer: Swimmer,
): void {
  const picture = frame.pictures.get(swimmer.kind);
  if (!picture) return;
  const { x, y } = placeOf(swimmer, frame.seconds);
  const side = swimmer.size * height;
  const isAimed = swimmer === frame.aimed;
  const part = isAimed ? Math.min(frame.sceneMs / endMs, 1) : 0;
  context.save();
  context.translate(x * width, y * height);
  let scale = 1;
  if (isAimed && frame.scene.phase === 'caught') scale = Math.max(1 - part * 1.1, 0);
  if (isAimed && frame.scene.phase === 'away') context.translate(Math.sin(part * 28) * 5 * (1 - part), 0);
  const isTurned = swimmer.speed > 0;
  const animal = sprite(`pesca ${swimmer.kind} ${isTurned}`, side, side, (own) => {
    // The pictures look to the left.
    own.scale(isTurned ? -1 : 1, 1);
    own.imageSmoothingQuality = 'high';
    own.drawImage(picture, -side / 2, -side / 2, side, side);
  });
  drawSprite(context, animal, side * scale, side * scale);
  if (scale > 0.4) paintPlate(context, swimmer, side, frame.chosen === swimmer.kind);
  context.restore();
}

/** The multiplier under an animal: gold where it is large, ringed where it is chosen. */
function paintPlate(
  context: CanvasRenderingContext2D,
  { kind }: Swimmer,
  side: number,
  isChosen: boolean,
): void {
  const isLarge = fishPays[kind] >= 30;
  const [width, height] = [76, 26];
  const plate = sprite(`pesca plate ${kind} ${isChosen} ${fontsState()}`, width, height, (own) => {
    const text = `${fishPays[kind]}×`;
    own.font = "700 12px 'Sora Variable', sans-serif";
    own.textAlign = 'center';
    own.textBaseline = 'middle';
    const across = own.measureText(text).width + 14;
    own.beginPath();
    own.roundRect(-across / 2, -10, across, 20, 6);
    own.fillStyle = isLarge ? '#ffc53d' : 'rgb(4 18 70 / 0.82)';
    own.fill();
    if (isChosen) {
      own.lineWidth = 2;
      own.strokeStyle = '#fff';
      own.stroke();
    }
    own.fillStyle = isLarge ? '#2a1b00' : '#fff';
    own.fillText(text, 0, 0.5);
  });
  context.translate(0, side * 0.4 + 10);
  drawSprite(context, plate, width, height);
}

function paintShot(context: CanvasRenderingContext2D, size: CanvasSize, frame: TankFrame): void {
  const { cannon, target } = pointsOf(size, frame);
  const angle = Math.atan2(target.x - cannon.x, cannon.y - target.y);
  if (frame.scene.phase === 'shooting') {
    const part = Math.min(frame.sceneMs / shotMs, 1);
    for (const behind of [0, 0.1, 0.2]) {
      const at = Math.max(part - behind, 0);
      context.beginPath();
      context.arc(
        cannon.x + (target.x - cannon.x) * at,
        cannon.y + (target.y - cannon.y) * at,
        9 - behind * 30,
        0,
        Math.PI * 2,
      );
      context.fillStyle = behind === 0 ? '#fff3c4' : 'rgb(255 211 74 / 0.6)';
      context.fill();
    }
  }
  if (frame.scene.phase === 'caught' || frame.scene.phase === 'away') {
    const part = Math.min(frame.sceneMs / endMs, 1);
    const radius = (frame.aimed?.size ?? 0.1) * size.height * (0.5 + part * 0.35);
    context.globalAlpha = 1 - part * 0.7;
    context.lineWidth = 3;
    context.strokeStyle = frame.scene.phase === 'caught' ? shine : 'rgb(255 255 255 / 0.7)';
    for (const ring of frame.scene.phase === 'caught' ? [1, 0.66, 0.33] : [1]) {
      context.beginPath();
      context.arc(target.x, target.y, radius * ring, 0, Math.PI * 2);
      context.stroke();
    }
    if (frame.scene.phase === 'caught') {
      for (let thread = 0; thread < 6; thread += 1) {
        const turn = (thread * Math.PI) / 6;
        context.beginPath();
        context.moveTo(target.x - Math.cos(turn) * radius, target.y - Math.sin(turn) * radius);
        context.lineTo(target.x + Math.cos(turn) * radius, target.y + Math.sin(turn) * radius);
        context.stroke();
      }
    }
    context.globalAlpha = 1;
  }
  paintCannon(context, cannon, angle);
}

function paintCannon(
  context: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  angle: number,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  const barrel = context.createLinearGradient(-12, 0, 12, 0);
  barrel.addColorStop(0, '#7a0d26');
  barrel.addColorStop(0.5, '#ff4d6d');
  barrel.addColorStop(1, '#6a0a20');
  context.fillStyle = barrel;
  context.beginPath();
  context.roundRect(-12, -58, 24, 52, 6);
  context.fill();
  context.fillStyle = '#e0a838';
  for (const ring of [-60, -30]) {
    context.beginPath();
    context.roundRect(-15, ring, 30, 10, 5);
    context.fill();
  }
  context.restore();
  for (const [radius, fill] of [
    [26, '#e0a838'],
    [21, '#5a0f22'],
    [9, shine],
  ] as const) {
    context.beginPath();
    context.arc(x, y, radius, 0, Math.PI * 2);
    context.fillStyle = fill;
    context.fill();
  }
}

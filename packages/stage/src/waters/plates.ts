import type { Sprite } from 'pixi.js';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { placeOf, type Swimmer } from './shoal.ts';

/** About how wide a plate is drawn, in px, without asking a canvas in every frame. */
const acrossOf = (text: string) => text.length * 8.2 + 14;
/** Within this share of the tank's width from its sides a plate fades. */
const fadesIn = 0.03;

/** Puts a plate under its animal, wholly in sight as long as the middle of the animal is: half of "60×" would say "0×". */
export function showPlate(
  sign: Sprite,
  swimmer: Swimmer<unknown>,
  { width, height }: CanvasSize,
  { seconds, text, aside }: { seconds: number; text: string; aside: number },
): void {
  const { x, y } = placeOf(swimmer, seconds);
  const half = acrossOf(text) / 2;
  sign.position.set(
    Math.min(Math.max(x * width + aside, half), width - half),
    (y + swimmer.size * 0.4) * height + 10,
  );
  sign.alpha = Math.min(Math.max((0.5 - Math.abs(x - 0.5)) / fadesIn, 0), 1);
}

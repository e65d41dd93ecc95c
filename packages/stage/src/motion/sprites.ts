import { densityMax } from './use-canvas.ts';

/** More than a tank ever needs: only a window that is being resized makes so many. */
const keptMost = 160;
const kept = new Map<string, HTMLCanvasElement>();

/**
 * Something that looks the same in every frame, painted once: scaling a picture and setting words costs more than all else
 * in a frame. `paint` draws around the middle of a box of this size in CSS px.
 */
export function sprite(
  key: string,
  width: number,
  height: number,
  paint: (context: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const density = Math.min(window.devicePixelRatio || 1, densityMax);
  const place = `${key} ${Math.round(width)} ${Math.round(height)} ${density}`;
  const known = kept.get(place);
  if (known) return known;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.ceil(width * density), 1);
  canvas.height = Math.max(Math.ceil(height * density), 1);
  const context = canvas.getContext('2d');
  context?.setTransform(density, 0, 0, density, canvas.width / 2, canvas.height / 2);
  if (context) paint(context);
  if (kept.size >= keptMost) kept.clear();
  kept.set(place, canvas);
  return canvas;
}

/** Draws a sprite with its middle at the origin. */
export function drawSprite(
  context: CanvasRenderingContext2D,
  picture: HTMLCanvasElement,
  width: number,
  height: number,
): void {
  context.drawImage(picture, -width / 2, -height / 2, width, height);
}

/** Part of a key: words painted before their font has come must be painted again. */
export function fontsState(): string {
  return document.fonts.status;
}

import type { Box } from './sampling.ts';

/** Colours of what is scratched away: light, middle and dark, and the drawing on it. */
export type Foil = readonly [light: string, middle: string, dark: string, mark: string];

/** A place with the roundness of its corners. */
export type Covered = Box & { readonly corner: number };

/** Covers one place. */
export function paintFoil(context: CanvasRenderingContext2D, box: Covered, foil: Foil): void {
  const { left, top, width, height, corner } = box;
  const [light, middle, dark, mark] = foil;
  context.save();
  context.globalCompositeOperation = 'source-over';
  context.beginPath();
  context.roundRect(left, top, width, height, corner);
  context.clip();
  const metal = context.createLinearGradient(left, top, left + width, top + height);
  metal.addColorStop(0, light);
  metal.addColorStop(0.35, middle);
  metal.addColorStop(0.5, light);
  metal.addColorStop(0.7, middle);
  metal.addColorStop(1, dark);
  context.fillStyle = metal;
  context.fillRect(left, top, width, height);
  context.strokeStyle = mark;
  context.globalAlpha = 0.28;
  context.lineWidth = 1.5;
  for (let x = left - height; x < left + width; x += 9) {
    context.beginPath();
    context.moveTo(x, top + height);
    context.lineTo(x + height, top);
    context.stroke();
  }
  context.globalAlpha = 0.75;
  context.fillStyle = mark;
  star(context, left + width / 2, top + height / 2, Math.min(width, height) * 0.24);
  context.restore();
}

/** Takes the foil away under a round brush. */
export function rubOut(
  context: CanvasRenderingContext2D,
  spot: { x: number; y: number },
  radius: number,
): void {
  context.save();
  context.globalCompositeOperation = 'destination-out';
  context.beginPath();
  context.arc(spot.x, spot.y, radius, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

function star(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  for (let point = 0; point < 10; point += 1) {
    const reach = point % 2 === 0 ? size : size * 0.46;
    const angle = (point * Math.PI) / 5 - Math.PI / 2;
    context.lineTo(x + reach * Math.cos(angle), y + reach * Math.sin(angle));
  }
  context.closePath();
  context.fill();
}

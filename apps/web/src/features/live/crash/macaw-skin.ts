import { linesOf, pointOf } from './curve.ts';
import { type Picture, type Skin, scatter, shade, trace } from './skin.ts';

const ribbons = [
  { color: '#ff3d57', shift: -7.5 },
  { color: '#ffc53d', shift: 0 },
  { color: '#3b82ff', shift: 7.5 },
] as const;
const fadeMs = 900;

/** Night over the bay that turns to dawn as the macaw climbs; its three ribbons are the curve. */
export const drawMacaw: Skin = (context, picture) => {
  drawStars(context, picture);
  drawHills(context, picture);
  drawHeights(context, picture);
  const left = picture.endedMs === null ? 1 : Math.max(0, 1 - picture.endedMs / fadeMs);
  if (left > 0 && picture.elapsedMs > 0) {
    context.globalAlpha = left;
    shade(context, picture, ['rgb(255 61 87 / 0.34)', 'rgb(255 61 87 / 0)']);
    const width = picture.size.width < 500 ? 5 : 7.5;
    for (const { color, shift } of ribbons) {
      trace(context, picture.points, (shift * width) / 7.5);
      context.lineWidth = width;
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.strokeStyle = color;
      context.stroke();
    }
    context.globalAlpha = 1;
  }
  if (picture.endedMs !== null) drawFeathers(context, picture, picture.endedMs);
};

function drawStars(context: CanvasRenderingContext2D, { size, rise, nowMs, elapsedMs }: Picture): void {
  const seen = Math.max(0.15, 1 - rise * 0.7);
  for (let star = 0; star < 70; star += 1) {
    const drift = (elapsedMs / 1_000) * (2 + scatter(star, 3) * 5);
    const x = (((scatter(star, 1) * size.width - drift) % size.width) + size.width) % size.width;
    const y = (scatter(star, 2) ** 1.4 * size.height * 0.62 + rise * 40 * scatter(star, 4)) % size.height;
    const twinkle = 0.65 + 0.35 * Math.sin(nowMs / 700 + star);
    context.fillStyle = `rgb(255 255 255 / ${(seen * twinkle * (0.35 + scatter(star, 5) * 0.6)).toFixed(3)})`;
    const side = 0.8 + scatter(star, 6) * 1.5;
    context.fillRect(x, y, side, side);
  }
}

/** Three chains of hills with the Sugarloaf, each passing and sinking at its own speed; lamps on the nearest. */
function drawHills(context: CanvasRenderingContext2D, { size, elapsedMs, rise }: Picture): void {
  const { width, height } = size;
  const chains = [
    { color: 'rgb(74 31 122 / 0.62)', base: 0.8, tall: 0.3, speed: 5, sink: 0.1 },
    { color: 'rgb(51 18 89 / 0.82)', base: 0.87, tall: 0.16, speed: 11, sink: 0.16 },
    { color: '#1d0838', base: 0.95, tall: 0.07, speed: 20, sink: 0.2 },
  ];
  for (const [chain, { color, base, tall, speed, sink }] of chains.entries()) {
    const passed = (elapsedMs / 1_000) * speed;
    const floor = height * (base + Math.min(rise, 2) * sink);
    context.beginPath();
    context.moveTo(0, height);
    for (let x = 0; x <= width + 8; x += 8)
      context.lineTo(x, floor - hill(x + passed, chain) * height * tall);
    context.lineTo(width, height);
    context.closePath();
    context.fillStyle = color;
    context.fill();
    if (chain < 2) continue;
    for (let lamp = 0; lamp < 46; lamp += 1) {
      const x = (((scatter(lamp, 7) * (width + 200) - passed) % (width + 200)) + width + 200) % (width + 200);
      context.fillStyle = `rgb(255 210 138 / ${(0.25 + scatter(lamp, 9) * 0.5).toFixed(3)})`;
      const y = floor - hill(x + passed, 2) * height * tall + 6 + scatter(lamp, 8) * height * 0.07;
      context.fillRect(x, y, 1.8, 1.8);
    }
  }
}

function hill(x: number, chain: number): number {
  if (chain === 0) {
    const place = (((x + 160) % 900) + 900) % 900;
    const loaf = Math.exp(-((Math.abs(place - 420) / 78) ** 2.5));
    return Math.max(loaf * 0.98, 0.3 + 0.24 * Math.sin(x / 150) + 0.12 * Math.sin(x / 61));
  }
  return 0.5 + 0.32 * Math.sin(x / (120 + chain * 40) + chain * 2) + 0.18 * Math.sin(x / 53 + chain);
}

function drawHeights(context: CanvasRenderingContext2D, { view, frame, size, heightLabel }: Picture): void {
  context.font = '600 12px "Inter Variable", system-ui, sans-serif';
  context.textAlign = 'right';
  for (const height of linesOf(view)) {
    const { y } = pointOf(view, frame, 0, height);
    context.fillStyle = 'rgb(255 255 255 / 0.09)';
    context.fillRect(0, y, size.width, 1);
    context.fillStyle = 'rgb(236 226 255 / 0.62)';
    context.fillText(heightLabel(height), size.width - 12, y - 5);
  }
}

/** What is left of a macaw that flew on: a few feathers that sink. */
function drawFeathers(context: CanvasRenderingContext2D, { tip, size }: Picture, endedMs: number): void {
  const seconds = endedMs / 1_000;
  if (seconds > 4) return;
  for (let feather = 0; feather < 9; feather += 1) {
    const sway = Math.sin(seconds * (2 + scatter(feather, 11)) + feather) * 18;
    const x = tip.x + (scatter(feather, 12) - 0.5) * 90 + sway;
    const y = tip.y + (scatter(feather, 13) - 0.5) * 40 + seconds * (34 + scatter(feather, 14) * 46);
    context.save();
    context.translate(x, Math.min(y, size.height + 20));
    context.rotate(scatter(feather, 15) * 6 + Math.sin(seconds * 2 + feather) * 0.7);
    context.globalAlpha = Math.max(0, 1 - seconds / 4);
    context.fillStyle = ribbons[feather % ribbons.length]?.color ?? '#fff';
    context.beginPath();
    context.ellipse(0, 0, 3.2, 10, 0, 0, 2 * Math.PI);
    context.fill();
    context.restore();
  }
}

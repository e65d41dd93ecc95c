import { linesOf, pointOf } from './curve.ts';
import { type Picture, type Skin, scatter, shade, trace } from './skin.ts';

const burstMs = 1_100;

/** Deep space that rushes by: the planet falls behind, an instrument's lines tell the height, the trail glows. */
export const drawRocket: Skin = (context, picture) => {
  drawStars(context, picture);
  drawPlanet(context, picture);
  drawInstrument(context, picture);
  if (picture.elapsedMs > 0) drawTrail(context, picture);
  if (picture.isFlying) drawFlame(context, picture);
  if (picture.endedMs !== null) drawBurst(context, picture, picture.endedMs);
};

/** Stars become strokes along the way of the rocket, the longer the faster it is. */
function drawStars(context: CanvasRenderingContext2D, { size, elapsedMs, isFlying, angle }: Picture): void {
  const passed = elapsedMs / 1_000;
  const speed = isFlying ? Math.min(1 + passed / 6, 6) : 0;
  for (let star = 0; star < 90; star += 1) {
    const depth = 0.25 + scatter(star, 1) * 0.75;
    const way = passed * passed * 6 * depth + passed * 26 * depth;
    const turn = isFlying ? angle : -0.6;
    const x = wrap(scatter(star, 2) * size.width - Math.cos(turn) * way, size.width);
    const y = wrap(scatter(star, 3) * size.height - Math.sin(turn) * way, size.height);
    const length = 1.4 + speed * depth * 7;
    context.strokeStyle = `rgb(${200 + 55 * depth} 225 255 / ${(0.2 + depth * 0.6).toFixed(3)})`;
    context.lineWidth = 0.8 + depth;
    context.beginPath();
    context.moveTo(x, y);
    context.lineTo(x - Math.cos(turn) * length, y - Math.sin(turn) * length);
    context.stroke();
  }
}

const wrap = (value: number, size: number) => ((value % size) + size) % size;

function drawPlanet(context: CanvasRenderingContext2D, { size, rise }: Picture): void {
  const radius = Math.max(size.width, size.height) * 1.15;
  const y = size.height * (0.85 + Math.min(rise, 1.6) * 0.22) + radius;
  const x = size.width * 0.36;
  const glow = context.createRadialGradient(x, y, radius * 0.97, x, y, radius * 1.09);
  glow.addColorStop(0, 'rgb(92 200 255 / 0.55)');
  glow.addColorStop(0.35, 'rgb(64 120 255 / 0.2)');
  glow.addColorStop(1, 'rgb(64 120 255 / 0)');
  context.fillStyle = glow;
  context.fillRect(0, 0, size.width, size.height);
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  const body = context.createLinearGradient(0, y - radius, 0, y - radius + size.height * 0.24);
  body.addColorStop(0, '#2b63c9');
  body.addColorStop(0.2, '#123071');
  body.addColorStop(1, '#050b26');
  context.fillStyle = body;
  context.fill();
}

function drawInstrument(
  context: CanvasRenderingContext2D,
  { view, frame, size, heightLabel }: Picture,
): void {
  context.font = '600 12px "Inter Variable", system-ui, sans-serif';
  context.textAlign = 'left';
  for (const height of linesOf(view)) {
    const { y } = pointOf(view, frame, 0, height);
    context.strokeStyle = 'rgb(126 176 255 / 0.2)';
    context.lineWidth = 1;
    context.setLineDash([3, 7]);
    context.beginPath();
    context.moveTo(54, y);
    context.lineTo(size.width, y);
    context.stroke();
    context.setLineDash([]);
    context.fillStyle = 'rgb(178 208 255 / 0.78)';
    context.fillText(heightLabel(height), 12, y + 4);
  }
}

function drawTrail(context: CanvasRenderingContext2D, picture: Picture): void {
  const { points, tip, endedMs } = picture;
  const isOver = endedMs !== null;
  shade(
    context,
    picture,
    isOver
      ? ['rgb(255 61 87 / 0.26)', 'rgb(255 61 87 / 0)']
      : ['rgb(70 150 255 / 0.4)', 'rgb(70 150 255 / 0)'],
  );
  const [first] = points;
  if (!first) return;
  const line = context.createLinearGradient(first.x, 0, Math.max(tip.x, first.x + 1), 0);
  line.addColorStop(0, isOver ? 'rgb(255 61 87 / 0.3)' : 'rgb(59 130 255 / 0.35)');
  line.addColorStop(0.7, isOver ? '#ff5a70' : '#58b9ff');
  line.addColorStop(1, isOver ? '#ff8091' : '#f4fbff');
  for (const [width, alpha] of [
    [14, 0.16],
    [8, 0.28],
    [4, 1],
  ] as const) {
    trace(context, points);
    context.globalAlpha = alpha;
    context.lineWidth = width;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.strokeStyle = line;
    context.stroke();
  }
  context.globalAlpha = 1;
}

function drawFlame(context: CanvasRenderingContext2D, { tip, angle, nowMs, size }: Picture): void {
  const scale = size.width < 500 ? 0.62 : 1;
  const flicker = 1 + 0.22 * Math.sin(nowMs / 37) + 0.12 * Math.sin(nowMs / 17);
  context.save();
  context.translate(tip.x, tip.y);
  context.rotate(angle);
  context.scale(scale, scale);
  for (const [length, width, color] of [
    [112 * flicker, 19, 'rgb(255 110 40 / 0.55)'],
    [82 * flicker, 13, 'rgb(255 190 60 / 0.85)'],
    [52 * flicker, 7, 'rgb(255 250 225 / 0.95)'],
  ] as const) {
    context.beginPath();
    context.moveTo(-26, -width);
    context.quadraticCurveTo(-26 - length * 0.5, -width * 0.9, -26 - length, 0);
    context.quadraticCurveTo(-26 - length * 0.5, width * 0.9, -26, width);
    context.closePath();
    context.fillStyle = color;
    context.fill();
  }
  context.restore();
}

function drawBurst(context: CanvasRenderingContext2D, { tip }: Picture, endedMs: number): void {
  const part = endedMs / burstMs;
  if (part >= 1) return;
  const out = 1 - (1 - part) ** 3;
  context.globalAlpha = 1 - part;
  const blaze = context.createRadialGradient(tip.x, tip.y, 0, tip.x, tip.y, 40 + 110 * out);
  blaze.addColorStop(0, 'rgb(255 250 220 / 0.95)');
  blaze.addColorStop(0.35, 'rgb(255 150 50 / 0.7)');
  blaze.addColorStop(1, 'rgb(255 61 87 / 0)');
  context.fillStyle = blaze;
  context.beginPath();
  context.arc(tip.x, tip.y, 40 + 110 * out, 0, 2 * Math.PI);
  context.fill();
  context.lineWidth = 3;
  context.strokeStyle = '#ffd9a0';
  context.beginPath();
  context.arc(tip.x, tip.y, 20 + 150 * out, 0, 2 * Math.PI);
  context.stroke();
  for (let shard = 0; shard < 26; shard += 1) {
    const turn = scatter(shard, 21) * 2 * Math.PI;
    const far = (50 + scatter(shard, 22) * 170) * out;
    context.save();
    context.translate(tip.x + Math.cos(turn) * far, tip.y + Math.sin(turn) * far + 40 * part * part);
    context.rotate(turn + part * 6);
    context.fillStyle = shard % 3 === 0 ? '#ff3d57' : shard % 3 === 1 ? '#ffc53d' : '#e9f2ff';
    context.fillRect(-4, -1.6, 8, 3.2);
    context.restore();
  }
  context.globalAlpha = 1;
}

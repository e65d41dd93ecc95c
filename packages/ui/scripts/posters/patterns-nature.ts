import { sequence } from '../../src/art/random.ts';
import {
  beams,
  bokeh,
  circle,
  frond,
  line,
  rays,
  ripples,
  scatter,
  shape,
  sparkle,
  times,
} from './shapes.ts';

const ring = (width: number, color: string) => `stroke="${color}" stroke-width="${width}"`;

export function leaves(): string {
  return (
    beams('#ffe27a', 0.16, -90) +
    bokeh(sequence(21), 10, ['#ffe27a', '#b9ff9a'], 0.16) +
    frond(-6, 60, 70, '#0a7a4c') +
    frond(306, 70, -70, '#0a7a4c') +
    frond(-10, 330, 50, '#054a30', 7, 120) +
    frond(310, 330, -50, '#054a30', 7, 120) +
    frond(20, -6, 160, '#128a58', 6, 80) +
    frond(280, -6, 200, '#128a58', 6, 80)
  );
}

export function river(): string {
  return (
    shape('M0 120 60 70 110 104 170 56 240 108 300 76V170H0Z', '#0d6a66', 0.55) +
    shape('M0 150 80 112 150 146 220 108 300 150V190H0Z', '#0a4a46', 0.7) +
    shape('M0 180h300v70H0Z', '#1aa7a0', 0.4) +
    [196, 212, 230].map((y, index) => ripples(y, -20 + index * 14, '#d9fff6', 2.5, 0.45, 60, 7)).join('') +
    '<ellipse cx="150" cy="268" rx="190" ry="34" fill="#5b3410"/><ellipse cx="150" cy="262" rx="170" ry="26" fill="#8a5620"/>' +
    times(22, (index) =>
      circle(20 + index * 12.5, 262 + ((index * 7) % 11) - 5, 3 + (index % 3), '#ffd24a', 0.9),
    ).join('')
  );
}

export function facets(): string {
  const next = sequence(4);
  const cuts = times(30, (index) => {
    const x = (index % 5) * 75 - 20;
    const y = Math.floor(index / 5) * 68;
    return (
      shape(`M${x} ${y}l75 0l-37 68Z`, '#fff', Math.round((0.03 + next() * 0.16) * 100) / 100) +
      shape(`M${x + 75} ${y}l-37 68l75 0Z`, '#04103a', Math.round((0.02 + next() * 0.12) * 100) / 100)
    );
  });
  return (
    cuts.join('') +
    sparkle(60, 50, 14) +
    sparkle(250, 210, 18) +
    sparkle(40, 240, 10) +
    sparkle(220, 40, 8) +
    sparkle(270, 300, 9)
  );
}

export function moonwater(): string {
  const water = [226, 240, 256, 274, 296].map(
    (y, index) =>
      line(`M${154 + index * 0} ${y}h${120 - index * 8}`, '#ffd9c0', 5 - index * 0.5, 0.6 - index * 0.08) +
      ripples(y + 4, -10, '#fff', 3, 0.14, 50, 8),
  );
  return (
    circle(214, 86, 84, '#ffd6f2', 0.18) +
    circle(214, 86, 62, '#fff1d6', 0.95) +
    circle(198, 74, 10, '#e6c9b0', 0.6) +
    circle(230, 100, 14, '#e6c9b0', 0.5) +
    shape('M0 176 50 150 90 168 140 138 190 170 240 146 300 172V230H0Z', '#1a0c46', 0.85) +
    '<rect y="216" width="300" height="184" fill="#8a2f8f" opacity=".5"/>' +
    water.join('') +
    line('M96 274q56 30 118 0', '#fff', 6, 0.75)
  );
}

export function desert(): string {
  const gems = [40, 110, 240, 276].map((x, index) =>
    shape(`M${x} ${300 + index * 6}l14-10 12 10-12 12Z`, '#5cd6ff', 0.8),
  );
  return (
    circle(214, 84, 74, '#fff3c4', 0.25) +
    circle(214, 84, 52, '#fff3c4', 0.95) +
    shape('M0 190 46 150 78 154 96 190 150 178 176 120 226 116 250 182 300 170V260H0Z', '#8a2c16', 0.65) +
    shape('M0 246Q80 214 160 240T300 232V400H0Z', '#c2542a') +
    shape('M0 276Q90 246 180 272T300 262V400H0Z', '#7a2a14') +
    gems.join('')
  );
}

export function beach(): string {
  return (
    circle(240, 60, 60, '#fff6c4', 0.3) +
    circle(240, 60, 40, '#fff6c4', 0.95) +
    shape('M0 206h300v90H0Z', '#0fa7b8') +
    [216, 230, 246].map((y, index) => ripples(y, -20 + index * 16, '#eafffb', 3, 0.6)).join('') +
    shape('M0 286Q150 238 300 286V400H0Z', '#ffe2a0') +
    shape('M0 300Q150 258 300 300V400H0Z', '#f2c676')
  );
}

export function sea(): string {
  const light = times(7, (index) =>
    shape(
      `M${index * 52 - 20} -10L${index * 52 + 26} -10L${index * 70 - 60} 330L${index * 70 - 110} 330Z`,
      '#fff',
      0.05 + (index % 3) * 0.04,
    ),
  );
  const bubbles = scatter(24, 67, 91, (x, y, index) => {
    const r = 3 + (index % 5) * 2;
    return circle(x, y, r, '#fff', 0.1) + circle(x, y, r, 'none', 0.5, ring(1.2, '#dff8ff'));
  });
  return light.join('') + bubbles + shape('M0 320q40-26 80-6t80-4 70 6 70-14v98H0Z', '#04206a', 0.8);
}

export function deep(): string {
  return (
    rays(150, -40, 26, '#ffd98a', 0.1, 600) +
    scatter(
      18,
      83,
      61,
      (x, y, index) => circle(x, y, 2 + (index % 4) * 2, 'none', 0.45, ring(1.4, '#9fe6e0')),
      340,
    ) +
    shape(
      'M0 330 30 292 52 322 84 280 112 324 160 300 196 326 232 284 262 320 300 288V400H0Z',
      '#01080e',
      0.85,
    )
  );
}

export function clover(): string {
  const next = sequence(9);
  const petal = 'M0 0C-16-8-16-26-6-26-2-26 0-22 0-20 0-22 2-26 6-26 16-26 16-8 0 0Z';
  const one = (x: number, y: number, scale: number, opacity: number) =>
    `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})" opacity="${opacity}">${[
      0, 90, 180, 270,
    ]
      .map((turn) => `<path transform="rotate(${turn})" d="${petal}" fill="#0b6b3f"/>`)
      .join('')}</g>`;
  return (
    beams('#fff', 0.14, 120) +
    times(18, () => one(next() * 300, next() * 330, 0.5 + next() * 0.9, 0.17)).join('') +
    bokeh(next, 8, ['#fffbd0'], 0.24)
  );
}

export function sunset(): string {
  const net = times(20, (index) => line(`M${index * 16} 94V126`, '#fff', 1.3, 0.7));
  return (
    circle(96, 150, 92, '#fff3c0', 0.25) +
    circle(96, 150, 64, '#fff3c0', 0.95) +
    shape('M150 186Q178 110 206 152 236 128 260 160L300 176V190H120Z', '#b8526a', 0.8) +
    '<rect y="184" width="300" height="56" fill="#3fb6c8"/>' +
    [194, 206, 220].map((y, index) => ripples(y, -20 + index * 20, '#fff', 2.5, 0.6, 44, 6)).join('') +
    shape('M0 236Q150 224 300 236V400H0Z', '#f3d08a') +
    `<g opacity=".85"><rect x="-4" y="92" width="308" height="36" fill="none" stroke="#fff" stroke-width="4"/>${net.join('')}${line('M0 104H300M0 115H300', '#fff', 1.3, 0.7)}</g>`
  );
}

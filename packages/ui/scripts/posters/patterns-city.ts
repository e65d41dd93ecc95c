import { sequence } from '../../src/art/random.ts';
import { bokeh, circle, flags, line, rays, scatter, shape, times } from './shapes.ts';

const stroked = (width: number, color: string) => `stroke="${color}" stroke-width="${width}"`;

export function awning(): string {
  const stripes = times(8, (index) =>
    shape(`M${index * 37.5} 0h37.5v58a18.75 18.75 0 0 1-37.5 0Z`, index % 2 === 0 ? '#fff' : '#e5173f', 0.95),
  );
  const crate = [292, 322, 352].map((y) => line(`M-10 ${y}H310`, '#7a0b2e', 20, 0.28));
  return (
    bokeh(sequence(31), 12, ['#fff', '#ffe9a8'], 0.2) +
    crate.join('') +
    stripes.join('') +
    '<rect width="300" height="14" fill="#000" opacity=".12"/>'
  );
}

export function confetti(): string {
  const next = sequence(7);
  const colors = ['#ffd34a', '#3fe0ff', '#ff5c8a', '#8dff6a', '#fff'];
  const paper = times(70, (index) => {
    const place = `translate(${(next() * 300).toFixed(1)} ${(next() * 300).toFixed(1)}) rotate(${(next() * 180).toFixed(0)})`;
    const size = `width="${(4 + next() * 8).toFixed(1)}" height="${(3 + next() * 4).toFixed(1)}"`;
    return `<rect transform="${place}" ${size} rx="1" fill="${colors[index % 5]}" opacity="${(0.5 + next() * 0.5).toFixed(2)}"/>`;
  });
  const spots = [
    'M-20 -10 90 330H210Z',
    'M320 -10 90 330H210Z',
    'M110 -10 40 330H150Z',
    'M190 -10 150 330H260Z',
  ].map((d) => shape(d, '#ffb0ee', 0.12));
  return spots.join('') + paper.join('');
}

export function rings(): string {
  const cups = times(9, (index) => circle(150, 170, 40 + index * 30, 'none', 0.16, stroked(9, '#fff')));
  const steam = times(3, (index) =>
    line(`M${118 + index * 32} 62c-14-14 14-22 0-38s12-20 4-32`, '#fff', 7, 0.55),
  );
  const places = [
    [24, 70],
    [276, 150],
    [40, 300],
    [262, 280],
    [18, 190],
    [284, 250],
    [70, 350],
    [236, 352],
    [120, 20],
    [190, 330],
  ] as const;
  const beans = places.map(
    ([x, y], index) =>
      `<g transform="translate(${x} ${y}) rotate(${index * 37})"><ellipse rx="13" ry="9" fill="#3d1b0c"/>${line('M-11 1q6-5 11 0t11-1', '#8a5126', 2.5)}</g>`,
  );
  return cups.join('') + steam.join('') + beans.join('');
}

export function calcada(): string {
  const rows = times(7, (row) => {
    const y = 262 + row * 26;
    const waves = Array.from({ length: 7 }, () => 'q18.75 -14 37.5 0t37.5 0').join('');
    return `<path transform="translate(${row % 2 === 1 ? 37.5 : 0} 0)" d="M-80 ${y}${waves}" fill="none" stroke="#dff4ff" stroke-width="11" opacity=".2"/>`;
  });
  return (
    shape('M0 240Q60 150 96 196T150 214Q196 110 236 190T300 220V300H0Z', '#04162c', 0.65) +
    circle(60, 60, 3, '#fff', 0.7) +
    circle(250, 48, 2.5, '#fff', 0.6) +
    circle(150, 34, 2, '#fff', 0.6) +
    rows.join('')
  );
}

export function damask(): string {
  const figure = 'M0-22C12-10 12 10 0 22C-12 10-12-10 0-22ZM-22 0C-10-12 10-12 22 0C10 12-10 12-22 0Z';
  const cloth = times(35, (index) => {
    const column = index % 5;
    const row = Math.floor(index / 5);
    return `<path transform="translate(${column * 75 + (row % 2 === 1 ? 37 : 0)} ${row * 62})" d="${figure}" fill="#ffb080" opacity=".14"/>`;
  });
  return (
    cloth.join('') +
    shape('M0 0H60Q20 120 64 300H0Z', '#2a030f', 0.5) +
    shape('M300 0H240Q280 120 236 300H300Z', '#2a030f', 0.5)
  );
}

export function goldRays(): string {
  const places = [
    [20, 40],
    [280, 70],
    [44, 120],
    [260, 140],
    [12, 220],
    [290, 230],
    [80, 30],
    [226, 40],
    [140, 20],
    [30, 300],
    [270, 310],
    [160, 300],
    [110, 320],
    [250, 20],
    [60, 340],
    [200, 330],
  ] as const;
  return (
    rays(150, 175, 22, '#ffd86b', 0.17) +
    places.map(([x, y], index) => circle(x, y, 2 + (index % 3), '#ffe69a', 0.9)).join('')
  );
}

export function skyline(): string {
  const next = sequence(5);
  const stars = times(40, () => circle(next() * 300, next() * 130, next() * 1.6 + 0.5, '#fff', 0.7));
  const hills = shape(
    'M0 286Q40 230 70 262 96 180 128 256 190 210 220 268 260 236 300 280V400H0Z',
    '#3a1f6e',
    0.75,
  );
  let houses = '';
  let x = 0;
  while (x < 300) {
    const width = Math.round(18 + next() * 22);
    const top = Math.round(290 - next() * 70);
    houses += `<rect x="${x}" y="${top}" width="${width}" height="${410 - top}" fill="#24124f"/>`;
    for (let y = top + 8; y < 320; y += 11) {
      for (let column = x + 4; column < x + width - 4; column += 8) {
        if (next() > 0.45)
          houses += `<rect x="${column}" y="${y}" width="3.5" height="5" fill="#ffd98a" opacity=".85"/>`;
      }
    }
    x += width + 2;
  }
  return stars.join('') + hills + houses;
}

export function flight(): string {
  const ribbons = ['#ff3d57', '#ffc53d', '#3b82ff'].map((color, index) =>
    line(
      `M-10 ${318 + index * 15}C60 ${300 + index * 15} 96 ${270 + index * 14} ${112 + index * 7} ${206 + index * 12}`,
      color,
      15,
    ),
  );
  return (
    shape('M0 262Q44 196 76 238 104 128 142 232 196 190 224 246 262 214 300 256V400H0Z', '#3a1050', 0.6) +
    scatter(26, 53, 37, (x, y, index) => circle(x, y, 1 + (index % 3) * 0.6, '#fff', 0.75), 150) +
    ribbons.join('')
  );
}

export function space(): string {
  return (
    scatter(60, 71, 113, (x, y, index) =>
      circle(x, y, 0.8 + (index % 4) * 0.5, '#fff', 0.4 + (index % 5) * 0.12),
    ) +
    circle(150, 470, 210, '#4f6dff', 0.35) +
    circle(150, 474, 196, '#0d1a5c') +
    line('M30 300 128 200', '#fff', 26, 0.1) +
    line('M36 312 118 222', '#ffb14a', 16, 0.7) +
    line('M60 290 118 222', '#fff2c0', 8, 0.9) +
    line('M-10 120 60 50M20 210 80 150M220 330 290 262', '#bcd0ff', 3, 0.4)
  );
}

export function grid(): string {
  const bars = times(
    5,
    (index) =>
      `<rect x="30" y="${160 + index * 16}" width="240" height="${3 + index * 1.6}" fill="#6a1068"/>`,
  );
  const away = times(19, (index) =>
    line(`M${150 + (index - 9) * 14} 208L${150 + (index - 9) * 90} 400`, '#ff4f9a', 1.8, 0.75),
  );
  const across = [210, 218, 230, 248, 274, 312, 366].map((y) => line(`M0 ${y}H300`, '#ff4f9a', 1.8, 0.75));
  return (
    '<defs><linearGradient id="neon" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#ffe07a"/><stop offset="1" stop-color="#ff2d78"/></linearGradient></defs>' +
    circle(150, 150, 104, 'url(#neon)') +
    bars.join('') +
    '<rect y="208" width="300" height="192" fill="#1a0526"/>' +
    away.join('') +
    across.join('')
  );
}

export function bunting(): string {
  const clouds = [
    [50, 90, 30],
    [84, 96, 22],
    [240, 60, 34],
    [278, 70, 24],
    [210, 72, 22],
  ] as const;
  return (
    clouds.map(([x, y, r]) => circle(x, y, r, '#fff', 0.55)).join('') +
    bokeh(sequence(17), 10, ['#fff'], 0.16) +
    flags(14, 26, ['#ff5c7a', '#ffd23d', '#2bd98a', '#ffffff', '#8b5cf6'], 8, 34)
  );
}

export function junina(): string {
  return (
    scatter(30, 53, 47, (x, y, index) => circle(x, y, 1 + (index % 3) * 0.6, '#fff', 0.8), 180) +
    flags(-4, 20, ['#ff5c5c', '#ffd23d', '#3fd0ff', '#7be37a', '#ff8ad0'], 9, 30) +
    flags(52, 26, ['#3fd0ff', '#ff8ad0', '#ffd23d', '#7be37a', '#ff5c5c'], 8, 30) +
    shape('M0 330Q150 270 300 330V400H0Z', '#3a0f1c', 0.8)
  );
}

export function stadium(): string {
  const lamps = [20, 90, 160, 230].map(
    (x) =>
      times(4, (index) => circle(x + index * 16 + 6, 40, 6, '#fff')).join('') +
      `<rect x="${x}" y="30" width="60" height="20" rx="4" fill="#fff" opacity=".18"/>` +
      shape(`M${x} 50L${x - 60} 240H${x + 120}L${x + 60} 50Z`, '#fff', 0.06),
  );
  const crowd = ['#ffd633', '#fff', '#2bd98a', '#3b82ff', '#0b2b4a'];
  const people = times(120, (index) =>
    circle((index * 29) % 300, 80 + ((index * 17) % 70), 3.2, crowd[index % 5] ?? '#fff', 0.55),
  );
  const net = times(9, (index) =>
    line(`M${84 + index * 17} 108V224M70 ${118 + index * 13}H230`, '#fff', 1.2, 0.4),
  );
  const grass = times(5, (index) => shape(`M${index * 80 - 40} 224h40l-20 176h-60Z`, '#fff', 0.07));
  return (
    lamps.join('') +
    people.join('') +
    '<rect y="152" width="300" height="14" fill="#0c2b4a"/>' +
    line('M66 232V104h168v128', '#fff', 7) +
    net.join('') +
    grass.join('')
  );
}

/** Drawing words for posters: every function returns SVG text in the 300 x 400 box. */

const round = (value: number) => Math.round(value * 10) / 10;

export const times = <Part>(count: number, draw: (index: number) => Part): Part[] =>
  Array.from({ length: count }, (_, index) => draw(index));

export const circle = (x: number, y: number, r: number, fill: string, opacity = 1, extra = ''): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" opacity="${opacity}" ${extra}/>`;

export const shape = (d: string, fill: string, opacity = 1): string =>
  `<path d="${d}" fill="${fill}" opacity="${opacity}"/>`;

export const line = (d: string, stroke: string, width: number, opacity = 1): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"/>`;

/** A sun of `count` wedges around a point. */
export function rays(
  x: number,
  y: number,
  count: number,
  color: string,
  opacity: number,
  radius = 420,
): string {
  const at = (angle: number) =>
    `${round(x + radius * Math.cos(angle))} ${round(y + radius * Math.sin(angle))}`;
  const wedges = times(count, (index) => {
    const from = (index * 2 * Math.PI) / count;
    return `M${x} ${y}L${at(from)}L${at(from + Math.PI / count)}Z`;
  });
  return shape(wedges.join(''), color, opacity);
}

/** Beams falling from above, as through leaves or water. */
export function beams(color: string, opacity: number, lean: number): string {
  return times(6, (index) => {
    const x = index * 58 - 10;
    return shape(
      `M${x} -10h${24 + (index % 3) * 10}L${x + lean + 60} 340H${x + lean}Z`,
      color,
      opacity * (0.6 + (index % 3) * 0.3),
    );
  }).join('');
}

/** Soft round lights out of focus. */
export function bokeh(next: () => number, count: number, colors: readonly string[], opacity: number): string {
  return times(count, (index) =>
    circle(
      next() * 300,
      next() * 300,
      8 + next() * 26,
      colors[index % colors.length] ?? '#fff',
      opacity * (0.4 + next() * 0.6),
    ),
  ).join('');
}

function leaf(length: number, width: number, turn: number, fill: string): string {
  const d = `M0 0C${width} ${-length * 0.3} ${width} ${-length * 0.75} 0 ${-length}C${-width} ${-length * 0.75} ${-width} ${-length * 0.3} 0 0Z`;
  return `<path transform="rotate(${round(turn)})" d="${d}" fill="${fill}"/>`;
}

/** A palm frond growing from a point. */
export function frond(x: number, y: number, turn: number, fill: string, count = 7, length = 90): string {
  const leaves = times(count, (index) =>
    leaf(
      length * (1 - 0.06 * Math.abs(index - (count - 1) / 2)),
      length * 0.13,
      -60 + (index * 120) / (count - 1),
      fill,
    ),
  );
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${leaves.join('')}</g>`;
}

/** A line of little flags hanging over the poster. */
export function flags(
  y: number,
  sag: number,
  colors: readonly string[],
  count: number,
  height: number,
): string {
  const rope = `<path d="M-10 ${y}Q150 ${y + sag * 2} 310 ${y}" fill="none" stroke="#fff" stroke-width="2" opacity=".6"/>`;
  const cloth = times(count, (index) => {
    const along = (index + 0.5) / count;
    const x = -10 + 320 * along;
    const top = y + 4 * sag * along * (1 - along);
    const d = `M${round(x - 15)} ${round(top)}h30v${height}l-15 ${-height * 0.36}l-15 ${height * 0.36}Z`;
    return shape(d, colors[index % colors.length] ?? '#fff');
  });
  return rope + cloth.join('');
}

/** Small waves in a row. */
export function ripples(
  y: number,
  start: number,
  color: string,
  width: number,
  opacity: number,
  step = 44,
  rise = 8,
): string {
  return line(
    `M${start} ${y}q${step / 2} ${-rise} ${step} 0${`t${step} 0`.repeat(8)}`,
    color,
    width,
    opacity,
  );
}

/** A four-pointed sparkle. */
export function sparkle(x: number, y: number, r: number, fill = '#fff'): string {
  const near = r * 0.12;
  const d = `M0 ${-r}Q${near} ${-near} ${r} 0Q${near} ${near} 0 ${r}Q${-near} ${near} ${-r} 0Q${-near} ${-near} 0 ${-r}Z`;
  return `<path transform="translate(${x} ${y})" d="${d}" fill="${fill}"/>`;
}

export const scatter = (
  count: number,
  stepX: number,
  stepY: number,
  draw: (x: number, y: number, index: number) => string,
  height = 330,
) => times(count, (index) => draw((index * stepX) % 300, (index * stepY) % height, index)).join('');

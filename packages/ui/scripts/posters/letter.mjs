/**
 * Letters a title into `#letters`; runs inside the browser, because only it can measure the face.
 * Each line is fitted to 250 units, extruded downwards, outlined and filled from light to deep.
 */
export function letterTitle({ lines, lettering }) {
  const { font, weight, stroke, depth, skew = 0, leading = 0.9, sizeMax, spacing = 0 } = lettering;
  const group = document.querySelector('#letters');
  const face = {
    'font-family': `'${font}'`,
    'font-weight': weight,
    'text-anchor': 'middle',
    'letter-spacing': spacing,
    'stroke-linejoin': 'round',
  };
  const write = (text, attributes) => {
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'text');
    element.textContent = text;
    for (const [name, value] of Object.entries({ ...face, ...attributes }))
      element.setAttribute(name, String(value));
    return group.appendChild(element);
  };
  const sizes = lines.map((text) => {
    const probe = write(text, { 'font-size': 100 });
    const width = probe.getComputedTextLength();
    probe.remove();
    return Math.min(sizeMax, (250 / width) * 100);
  });

  // Baselines from the last line upwards; a cedilla or a tail needs room at the foot.
  const hasTail = /[ÇçQgjpqy,]/.test(lines.at(-1));
  const tight = font === 'Lobster' ? 1 : 0.92;
  const baselines = [];
  let y = hasTail ? 364 : 372;
  for (let index = lines.length - 1; index >= 0; index -= 1) {
    baselines[index] = y;
    y -= sizes[index] * leading * tight + 3;
  }

  lines.forEach((text, index) => {
    const size = sizes[index];
    const outline = Math.max(5, size * 0.15);
    const copies = Math.max(3, Math.round(size * 0.09));
    const at = (drop) => `translate(150 ${baselines[index] + drop}) skewX(${skew})`;
    const common = { 'font-size': size, 'paint-order': 'stroke' };
    for (let copy = copies; copy >= 1; copy -= 1) {
      const edge = copy === copies ? stroke : depth;
      write(text, {
        ...common,
        transform: at(copy * 1.1),
        fill: depth,
        stroke: edge,
        'stroke-width': outline,
      });
    }
    write(text, { ...common, transform: at(0), fill: stroke, stroke, 'stroke-width': outline });
    write(text, {
      'font-size': size,
      transform: at(0),
      fill: 'url(#ink)',
      stroke: '#fff',
      'stroke-opacity': 0.35,
      'stroke-width': 1,
    });
  });
}

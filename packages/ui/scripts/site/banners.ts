import { createElement } from 'react';
import { Skyline, type SkylineTone } from '../../src/art/skyline.tsx';
import { at, coin, figure, gem, lift, macaw, type Placed, pixMark, svg } from './pieces.ts';

/** Gives an object of the Fluent set as a data URI. */
type PictureOf = (code: string) => string;

/** Wide pictures are 1200 x 400, those for phones 720 x 512; words stand at the left of both. */
interface Scene {
  readonly tone: SkylineTone;
  readonly wide: readonly string[];
  readonly phone: readonly string[];
}

const slices = ['#8b5cf6', '#ffc53d', '#3b82ff', '#ff3d57', '#19d27c', '#f4f7ff'];
/** The wheel of prizes without its prizes: slices, golden rim, bulbs, the macaw at the hub. */
function wheel({ x, y, size }: Placed): string {
  const step = Math.PI / 6;
  const point = (radius: number, angle: number) =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  const parts = Array.from({ length: 12 }, (_, index) => {
    const [from, to] = [index * step, (index + 1) * step];
    return `<path d="M0 0L${point(100, from)}A100 100 0 0 1 ${point(100, to)}Z" fill="${slices[index % 6]}" stroke="#2a1050" stroke-width="1.500"/><circle cx="0" cy="0" r="4" fill="#fff6e6" transform="translate(${point(110, from + step / 2)})"/>`;
  }).join('');
  return `<g filter="url(#lift)" transform="translate(${x} ${y}) scale(${size / 240})"><circle r="120" fill="#b06d0d"/><circle r="118" fill="#ffc53d"/><circle r="102" fill="#8a4f06"/>${parts}<circle r="30" fill="#0e1c36"/><circle r="30" fill="none" stroke="#ffc53d" stroke-width="5"/><g transform="scale(.16)">${figure}</g><path d="M0-96l-13-30h26Z" fill="#fff6e6"/></g>`;
}

const scenesOf = (pictureOf: PictureOf): Readonly<Record<string, Scene>> => {
  const emoji = (code: string, place: Placed) =>
    at(place, `<image href="${pictureOf(code)}" width="${place.size}" height="${place.size}"/>`);
  return {
    welcome: {
      tone: 'dusk',
      wide: [
        coin({ x: 806, y: 50, size: 48, turn: -12 }),
        gem({ x: 1152, y: 70, size: 58 }),
        macaw({ x: 985, y: 214, size: 352 }),
        coin({ x: 800, y: 318, size: 84, turn: -14 }),
        coin({ x: 1128, y: 320, size: 96, turn: 10 }),
      ],
      phone: [
        gem({ x: 660, y: 130, size: 52 }),
        macaw({ x: 570, y: 350, size: 330 }),
        coin({ x: 662, y: 456, size: 84, turn: 10 }),
      ],
    },
    wheel: {
      tone: 'night',
      wide: [
        wheel({ x: 985, y: 205, size: 360 }),
        coin({ x: 770, y: 300, size: 76, turn: -12 }),
        coin({ x: 804, y: 60, size: 44 }),
      ],
      phone: [wheel({ x: 576, y: 340, size: 300 }), coin({ x: 420, y: 452, size: 64, turn: -12 })],
    },
    relief: {
      tone: 'sea',
      wide: [
        emoji('1f4b0', { x: 1000, y: 214, size: 250 }),
        coin({ x: 830, y: 296, size: 92, turn: -14 }),
        coin({ x: 1140, y: 92, size: 60, turn: 12 }),
      ],
      phone: [emoji('1f4b0', { x: 590, y: 356, size: 230 }), coin({ x: 452, y: 440, size: 72, turn: -14 })],
    },
    fair: {
      tone: 'ember',
      wide: [
        emoji('1f6e1', { x: 985, y: 208, size: 244 }),
        emoji('1f50d', { x: 1108, y: 288, size: 150, turn: -8 }),
        gem({ x: 836, y: 108, size: 56 }),
      ],
      phone: [emoji('1f6e1', { x: 572, y: 352, size: 224 }), emoji('1f50d', { x: 660, y: 430, size: 124 })],
    },
    pix: {
      tone: 'sea',
      wide: [
        pixMark({ x: 1000, y: 196, size: 232 }),
        coin({ x: 850, y: 306, size: 104, turn: -10 }),
        coin({ x: 1136, y: 96, size: 64, turn: 8 }),
      ],
      phone: [
        pixMark({ x: 588, y: 340, size: 210 }),
        coin({ x: 456, y: 440, size: 84, turn: -10 }),
        coin({ x: 672, y: 160, size: 54 }),
      ],
    },
    calm: {
      tone: 'night',
      wide: [emoji('23f3', { x: 990, y: 210, size: 244 }), emoji('1f319', { x: 1120, y: 82, size: 78 })],
      phone: [emoji('23f3', { x: 584, y: 356, size: 224 }), emoji('1f319', { x: 664, y: 150, size: 64 })],
    },
  };
};

function draw(tone: SkylineTone, width: number, height: number, objects: readonly string[]): string {
  const sky = svg(createElement(Skyline, { tone })).replace(
    '<svg ',
    `<svg width="${width}" height="${height}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${lift}${sky}${objects.join('')}</svg>`;
}

/** File by file: every banner's picture, wide and for phones. */
export function banners(pictureOf: PictureOf): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(scenesOf(pictureOf)).flatMap(([name, { tone, wide, phone }]) => [
      [`${name}.svg`, draw(tone, 1200, 400, wide)],
      [`${name}-phone.svg`, draw(tone, 720, 512, phone)],
    ]),
  );
}

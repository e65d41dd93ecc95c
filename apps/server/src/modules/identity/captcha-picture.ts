import { randomInt } from 'node:crypto';
import * as svgCaptcha from 'svg-captcha';

/** The package's main export draws a text of our choosing; its declarations leave that out. */
const draw = (svgCaptcha as unknown as { default: (text: string, options: object) => string }).default;

/** Signs that cannot be taken for one another, not even in upper and lower case: no 0 O Q, 1 I L, 2 Z, 5 S, 6 G, 8 B, U V. */
const signs = 'ACDEFHJKMNPRTWXY3479';
const length = 5;
const width = 180;
const height = 60;

/** A random text of five unambiguous signs. */
export function newCode(): string {
  return Array.from({ length }, () => signs[randomInt(signs.length)]).join('');
}

/** Draws a text as an SVG document: dark signs on a light ground, in every theme of the page. */
export function drawCode(text: string): string {
  const svg = draw(text, { width, height, fontSize: 58, noise: 2, color: false });
  const ground = `<rect width="${width}" height="${height}" fill="#eef2f7"/>`;
  return svg.replace(/^(<svg[^>]*>)/, `$1${ground}`);
}

import { densityMax } from '../motion/use-canvas.ts';

/** Whether pictures can be painted with the same filters that styles give: where they cannot, elements stay as they are. */
export function canPaint(): boolean {
  return typeof CanvasRenderingContext2D !== 'undefined' && 'filter' in CanvasRenderingContext2D.prototype;
}

/**
 * What an element shows of drawings and pictures, painted once: each where it stands, in its order, with its shadows. Text
 * and backgrounds are no part of it. `null` when something of it cannot be had.
 */
export async function paintElement(box: HTMLElement): Promise<HTMLCanvasElement | null> {
  const parts = partsOf(box);
  // A picture that is still on its way has no height yet.
  const areThere = await Promise.all(
    parts.map((part) => !(part instanceof HTMLImageElement) || isThere(part)),
  );
  if (areThere.includes(false)) return null;
  const { left, top, width, height } = box.getBoundingClientRect();
  const density = Math.min(window.devicePixelRatio || 1, densityMax);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || canvas.width === 0 || canvas.height === 0) return null;
  // All is measured before a drawing is waited for: the page may be laid out anew meanwhile.
  const pictures = parts.map((part) => {
    const place = part.getBoundingClientRect();
    const isImage = part instanceof HTMLImageElement;
    const picture = isImage ? part : drawingOf(part, place.width * density, place.height * density);
    return { picture, place, filter: filterOf(part, box, density) };
  });
  for (const { picture, place, filter } of pictures) {
    if (!(await isThere(picture)) || place.width === 0 || place.height === 0) return null;
    context.filter = filter;
    context.drawImage(
      picture,
      (place.left - left) * density,
      (place.top - top) * density,
      place.width * density,
      place.height * density,
    );
  }
  return canvas;
}

/** Waits for a picture; one that cannot be had leaves the element as it is. */
export function isThere(picture: HTMLImageElement): Promise<boolean> {
  return picture.decode().then(
    () => true,
    () => false,
  );
}

type Part = HTMLImageElement | SVGSVGElement;

function partsOf(box: HTMLElement): Part[] {
  return [...box.querySelectorAll('img, svg')].filter(
    (part): part is Part => part instanceof HTMLImageElement || part instanceof SVGSVGElement,
  );
}

/** The filters of a part and of what holds it, innermost first, their lengths in the canvas's own pixels. */
function filterOf(part: Element, box: Element, density: number): string {
  const filters: string[] = [];
  for (let element: Element | null = part; element && element !== box; element = element.parentElement) {
    const { filter } = getComputedStyle(element);
    if (filter !== 'none') filters.push(filter);
  }
  const scaled = filters.join(' ').replace(/(-?[\d.]+)px/g, (_, px) => `${Number(px) * density}px`);
  return scaled === '' ? 'none' : scaled;
}

/** A drawing as a picture of its own, at the size it will have. */
function drawingOf(drawing: SVGSVGElement, width: number, height: number): HTMLImageElement {
  const copy = drawing.cloneNode(true);
  if (copy instanceof Element) {
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String(height));
  }
  const image = new Image(Math.ceil(width), Math.ceil(height));
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  return image;
}

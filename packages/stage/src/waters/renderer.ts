import { type Renderer, Ticker } from 'pixi.js';
import { densityMax } from '../motion/use-canvas.ts';
import { hasGraphicsChip } from './graphics-chip.ts';

/** How many pixels a CSS px has on the canvas. */
export function densityNow(): number {
  return Math.min(window.devicePixelRatio || 1, densityMax);
}

/**
 * A renderer with a canvas of its own: WebGL where a graphics chip does the work, a plain canvas where the processor would
 * have to play one. Only the one that is used is fetched.
 */
export async function makeRenderer(width: number, height: number): Promise<Renderer> {
  // What runs by it looks for leftovers; a tank gives back what it made, and a still one must not wake every frame.
  Ticker.system.autoStart = false;
  Ticker.system.stop();
  const options = {
    width,
    height,
    resolution: densityNow(),
    backgroundAlpha: 0,
    gcActive: false,
    // The parts for pointers, screen readers and text fields: the page has its own.
    skipExtensionImports: true,
  };
  if (hasGraphicsChip()) {
    const { webglRenderer } = await import('./with-webgl.ts');
    const renderer = webglRenderer();
    // A driver may refuse the second context it is asked for.
    const isMade = await renderer.init({ ...options, antialias: true }).then(
      () => true,
      () => false,
    );
    if (isMade) return renderer;
  }
  const { canvasRenderer } = await import('./with-canvas.ts');
  const renderer = canvasRenderer();
  await renderer.init(options);
  return renderer;
}

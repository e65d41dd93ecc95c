import { CanvasSource, Texture } from 'pixi.js';
import { densityNow } from './renderer.ts';

/** Paints around the middle of a box, in CSS px. */
export type Painter = (context: CanvasRenderingContext2D) => void;

/**
 * What a tank's sprites show: each picture painted once for its size and kept as a texture. Scaling a picture and setting
 * words costs more than all else in a frame.
 */
export interface Textures {
  /** The picture of this key, which names all that it depends on, in a box of this size in CSS px. */
  of(key: string, width: number, height: number, paint: Painter): Texture;
  /** Gives back all of them: whatever wears one must have another by then. */
  dispose(): void;
}

export function makeTextures(): Textures {
  const density = densityNow();
  const made = new Map<string, Texture>();
  return {
    of(key, width, height, paint) {
      const place = `${key} ${width} ${height}`;
      const known = made.get(place);
      if (known) return known;
      const resource = painted(width * density, height * density, density, paint);
      const texture = new Texture({ source: new CanvasSource({ resource, resolution: density }) });
      made.set(place, texture);
      return texture;
    },
    dispose() {
      for (const texture of made.values()) texture.destroy(true);
      made.clear();
    },
  };
}

function painted(width: number, height: number, density: number, paint: Painter): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(Math.ceil(width), 1);
  canvas.height = Math.max(Math.ceil(height), 1);
  const context = canvas.getContext('2d');
  context?.setTransform(density, 0, 0, density, canvas.width / 2, canvas.height / 2);
  if (context) paint(context);
  return canvas;
}

/** Part of a key: words painted before their font has come must be painted again. */
export function fontsState(): string {
  return document.fonts.status;
}

import type { Container } from 'pixi.js';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { addedMany } from './scene.ts';
import type { Textures } from './textures.ts';

/** Lights on the water above, which drift against each other; `color` is red, green and blue. */
export function makeSurface(parent: Container, count: number, color: string) {
  const sprites = addedMany(parent, count);
  return {
    dress(textures: Textures, { width }: CanvasSize) {
      const across = Math.min(width * 0.4, 260);
      const high = 12;
      const light = textures.of(`water ${color}`, across, high, (own) => {
        const soft = own.createRadialGradient(0, 0, 0, 0, 0, 1);
        soft.addColorStop(0, `rgb(${color} / 0.45)`);
        // The same colour: towards plain transparency it would darken.
        soft.addColorStop(1, `rgb(${color} / 0)`);
        own.scale(across / 2, high / 2);
        own.fillStyle = soft;
        own.fillRect(-1, -1, 2, 2);
      });
      for (const one of sprites) one.texture = light;
    },
    show({ width, height }: CanvasSize, seconds: number) {
      sprites.forEach((one, light) => {
        const way = light % 2 === 0 ? 1 : -1;
        const along = (((light * 0.37 + way * seconds * (0.012 + light * 0.004)) % 1.4) + 1.4) % 1.4;
        one.position.set((along - 0.2) * width, height * (0.02 + light * 0.035));
        one.alpha = 0.55 + Math.sin(seconds * 0.8 + light * 2) * 0.35;
      });
    },
  };
}

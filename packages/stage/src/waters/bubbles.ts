import type { Container } from 'pixi.js';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { addedMany } from './scene.ts';
import type { Textures } from './textures.ts';

const radiusOf = (bubble: number) => 3 + (bubble % 4) * 2;

/** Bubbles that rise and sway, each with a light of its own. */
export function makeBubbles(parent: Container, count: number, color: string) {
  const sprites = addedMany(parent, count);
  return {
    dress(textures: Textures) {
      sprites.forEach((one, bubble) => {
        const radius = radiusOf(bubble);
        const side = radius * 2 + 4;
        one.texture = textures.of(`bubble ${color}`, side, side, (own) => paintBubble(own, radius, color));
      });
    },
    show({ width, height }: CanvasSize, seconds: number) {
      sprites.forEach((one, bubble) => {
        const rise = (seconds * (0.05 + (bubble % 3) * 0.02) + bubble * 0.137) % 1.1;
        one.position.set(
          (((bubble * 71) % 100) / 100) * width + Math.sin(seconds + bubble) * 6,
          height * (1.05 - rise),
        );
      });
    },
  };
}

function paintBubble(own: CanvasRenderingContext2D, radius: number, color: string): void {
  own.lineWidth = 1.5;
  own.strokeStyle = color;
  own.beginPath();
  own.arc(0, 0, radius, 0, Math.PI * 2);
  own.stroke();
  own.beginPath();
  own.arc(0, 0, radius * 0.6, Math.PI * 1.1, Math.PI * 1.5);
  own.stroke();
}

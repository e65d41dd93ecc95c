import type { Painter } from './textures.ts';

/** An animal as it looks along its way; the pictures look to the left. */
export function animal(picture: CanvasImageSource, side: number, isTurned: boolean): Painter {
  return (own) => {
    own.scale(isTurned ? -1 : 1, 1);
    own.imageSmoothingQuality = 'high';
    own.drawImage(picture, -side / 2, -side / 2, side, side);
  };
}

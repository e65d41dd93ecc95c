import { type Container, Sprite, Texture } from 'pixi.js';
import type { CanvasSize } from '../motion/use-canvas.ts';
import type { Textures } from './textures.ts';

/** A place in the tank, in CSS px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A tank's sprites and how a frame moves them. */
export interface TankScene<Frame> {
  readonly root: Container;
  /** What the pictures depend on, besides the tank's size: while it stays the same nobody is dressed anew. */
  looksOf(frame: Frame): string;
  /** Gives every sprite its picture. */
  dress(textures: Textures, size: CanvasSize, frame: Frame): void;
  /** Puts every sprite where this frame has it. */
  show(size: CanvasSize, frame: Frame): void;
}

/** A sprite held by its middle, over all that were added before it. */
export function added(parent: Container): Sprite {
  const one = new Sprite(Texture.EMPTY);
  one.anchor.set(0.5);
  parent.addChild(one);
  return one;
}

export function addedMany(parent: Container, count: number): Sprite[] {
  return Array.from({ length: count }, () => added(parent));
}

import { type RefObject, useEffect, useRef } from 'react';

/** The picture's size in CSS px. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
}

/** Draws one frame; `nowMs` is the time of `performance.now()`. */
export type DrawFrame = (context: CanvasRenderingContext2D, size: CanvasSize, nowMs: number) => void;

/** More than this is not seen on small screens and costs time. */
export const densityMax = 2;

/** A canvas that fits its box, sharp on dense screens: drawn every frame while it moves, else once after each change. */
export function useCanvas(draw: DrawFrame, isMoving: boolean): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(draw);
  latest.current = draw;
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    let frame = 0;
    // Measured when it changes: asking in a frame would have the page laid out in the middle of it.
    let [width, height] = [element.clientWidth, element.clientHeight];
    const paint = () => {
      const density = Math.min(window.devicePixelRatio || 1, densityMax);
      const [columns, rows] = [Math.round(width * density), Math.round(height * density)];
      if (element.width !== columns || element.height !== rows) {
        element.width = columns;
        element.height = rows;
      }
      context.setTransform(density, 0, 0, density, 0, 0);
      context.clearRect(0, 0, width, height);
      latest.current(context, { width, height }, performance.now());
    };
    const loop = () => {
      paint();
      frame = requestAnimationFrame(loop);
    };
    const observer = new ResizeObserver(() => {
      [width, height] = [element.clientWidth, element.clientHeight];
      paint();
    });
    observer.observe(element);
    if (isMoving) loop();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [isMoving]);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (isMoving || !element || !context) return;
    context.clearRect(0, 0, element.clientWidth, element.clientHeight);
    draw(context, { width: element.clientWidth, height: element.clientHeight }, performance.now());
  });
  return canvas;
}

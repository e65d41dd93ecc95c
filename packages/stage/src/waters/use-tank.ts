import type { Renderer } from 'pixi.js';
import { type RefObject, useEffect, useRef } from 'react';
import type { CanvasSize } from '../motion/use-canvas.ts';
import { densityNow, makeRenderer } from './renderer.ts';
import type { TankScene } from './scene.ts';
import { fontsState, makeTextures } from './textures.ts';

/**
 * A tank that fills its box, sharp on dense screens: drawn every frame while it moves, else once after each change.
 * Its canvas is put into the box; `frameAt` says what a frame of that size shows at a time of `performance.now()`.
 */
export function useTank<Frame>(
  make: () => TankScene<Frame>,
  frameAt: (nowMs: number, size: CanvasSize) => Frame,
  isMoving: boolean,
  className: string | undefined,
): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  const draw = useRef<() => void>(() => {});
  const latest = useRef({ frameAt, isMoving, make });
  latest.current = { frameAt, isMoving, make };

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let isGone = false;
    let close = () => {};
    const { clientWidth, clientHeight } = element;
    void makeRenderer(Math.max(clientWidth, 1), Math.max(clientHeight, 1)).then((renderer) => {
      if (isGone) return renderer.destroy();
      renderer.canvas.className = className ?? '';
      element.append(renderer.canvas);
      const shown = opened(renderer, latest.current.make(), element, (nowMs, size) =>
        latest.current.frameAt(nowMs, size),
      );
      draw.current = shown.draw;
      shown.draw();
      close = shown.close;
    });
    return () => {
      isGone = true;
      draw.current = () => {};
      close();
    };
  }, [className]);

  useEffect(() => {
    if (!isMoving) return;
    let frame = 0;
    const loop = () => {
      draw.current();
      frame = requestAnimationFrame(loop);
    };
    loop();
    return () => cancelAnimationFrame(frame);
  }, [isMoving]);
  useEffect(() => {
    if (!isMoving) draw.current();
  });
  return box;
}

/** Draws one scene until it is closed, dressed anew whenever its looks or its box have changed. */
function opened<Frame>(
  renderer: Renderer,
  scene: TankScene<Frame>,
  element: HTMLElement,
  frameAt: (nowMs: number, size: CanvasSize) => Frame,
) {
  let textures = makeTextures();
  let [paintedFor, dressedFor] = ['', ''];
  let size: CanvasSize = { width: 0, height: 0 };
  const dress = (frame: Frame, sizes: string) => {
    const before = textures;
    if (sizes !== paintedFor) textures = makeTextures();
    scene.dress(textures, size, frame);
    if (before !== textures) before.dispose();
    paintedFor = sizes;
  };
  const draw = () => {
    if (size.width === 0 || size.height === 0) return;
    const frame = frameAt(performance.now(), size);
    const density = densityNow();
    if (renderer.resolution !== density) renderer.resize(size.width, size.height, density);
    const sizes = `${size.width} ${size.height} ${density}`;
    const looks = `${sizes} ${fontsState()} ${scene.looksOf(frame)}`;
    if (looks !== dressedFor) dress(frame, sizes);
    dressedFor = looks;
    scene.show(size, frame);
    renderer.render(scene.root);
  };
  // Measured when it changes: asking in a frame would have the page laid out in the middle of it.
  const measure = () => {
    size = { width: element.clientWidth, height: element.clientHeight };
    if (size.width > 0 && size.height > 0) renderer.resize(size.width, size.height, densityNow());
  };
  measure();
  const observer = new ResizeObserver(() => {
    measure();
    draw();
  });
  observer.observe(element);
  return {
    draw,
    close: () => {
      observer.disconnect();
      scene.root.destroy({ children: true });
      textures.dispose();
      renderer.destroy({ removeView: true });
    },
  };
}

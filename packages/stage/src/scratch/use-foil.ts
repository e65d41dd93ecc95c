import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Covered, type Foil, paintFoil, rubOut } from './foil.ts';
import { type Scratched, scratchAt, spotsBetween } from './sampling.ts';

interface FoilInput {
  card: RefObject<HTMLElement | null>;
  foil: Foil;
  /** A new card is covered anew. */
  cardKey: string;
  opened: ReadonlySet<number>;
  isScratchable: boolean;
  onOpen(places: readonly number[]): void;
}

/** How round a place is that is not a circle. */
const cornerPx = 12;
/** More than this is not seen on small screens and costs time. */
const densityMax = 2;

/** The foil over a card's places: painted on a canvas, rubbed out by pointers. Places are elements with `data-place`. */
export function useFoil({ card, foil, cardKey, opened, isScratchable, onOpen }: FoilInput) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const scratched = useRef<Scratched>(new Map());
  const boxes = useRef<(Covered | null)[]>([]);
  const last = useRef<{ x: number; y: number } | null>(null);
  const painted = useRef({ key: '', size: '' });

  useEffect(() => {
    const element = canvas.current;
    const holder = card.current;
    const context = element?.getContext('2d');
    if (!element || !holder || !context) return;
    const cover = () => {
      const frame = holder.getBoundingClientRect();
      const density = Math.min(window.devicePixelRatio || 1, densityMax);
      const size = `${frame.width}x${frame.height}`;
      const isSame = painted.current.key === cardKey && painted.current.size === size;
      boxes.current = [...holder.querySelectorAll('[data-place]')].map((place, index) => {
        const { left, top, width, height } = place.getBoundingClientRect();
        const corner = place.hasAttribute('data-round') ? height / 2 : cornerPx;
        return opened.has(index)
          ? null
          : { left: left - frame.left, top: top - frame.top, width, height, corner };
      });
      if (!isSame) {
        element.width = Math.round(frame.width * density);
        element.height = Math.round(frame.height * density);
        scratched.current = new Map();
      }
      context.setTransform(density, 0, 0, density, 0, 0);
      if (!isSame) for (const box of boxes.current) if (box) paintFoil(context, box, foil);
      // What has just been opened loses the rest of its foil.
      [...holder.querySelectorAll('[data-place]')].forEach((place, index) => {
        if (!opened.has(index)) return;
        const { left, top, width, height } = place.getBoundingClientRect();
        context.clearRect(left - frame.left - 1, top - frame.top - 1, width + 2, height + 2);
      });
      painted.current = { key: cardKey, size };
    };
    cover();
    const observer = new ResizeObserver(cover);
    observer.observe(holder);
    return () => observer.disconnect();
  }, [card, foil, cardKey, opened]);

  const rub = (event: PointerEvent<HTMLCanvasElement>) => {
    const context = canvas.current?.getContext('2d');
    if (!isScratchable || !context) return;
    const frame = event.currentTarget.getBoundingClientRect();
    const spot = { x: event.clientX - frame.left, y: event.clientY - frame.top };
    const radius = Math.max(16, frame.width * 0.055);
    const found = new Set<number>();
    for (const step of spotsBetween(last.current ?? spot, spot, radius)) {
      rubOut(context, step, radius);
      for (const place of scratchAt(scratched.current, boxes.current, step, radius)) found.add(place);
    }
    last.current = spot;
    onOpen([...found].filter((place) => !opened.has(place)));
  };
  return {
    canvas,
    onPointerDown(event: PointerEvent<HTMLCanvasElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = null;
      rub(event);
    },
    onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
      if (event.buttons > 0) rub(event);
    },
  };
}

/** A rectangle of the card in CSS px, from its top left corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Points looked at along each side of a place. */
const points = 7;
/** So much of a place scratched away shows it whole. */
const openedFrom = 0.5;

/** Which points of each place have been scratched away. */
export type Scratched = Map<number, Set<number>>;

/** Notes what a round brush at one spot takes away, and says which places are open by it. */
export function scratchAt(
  scratched: Scratched,
  boxes: readonly (Box | null)[],
  spot: { x: number; y: number },
  radius: number,
): number[] {
  return boxes.flatMap((box, place) => {
    if (!box || isFar(box, spot, radius)) return [];
    const taken = scratched.get(place) ?? new Set<number>();
    scratched.set(place, taken);
    for (let point = 0; point < points * points; point += 1) {
      const x = box.left + (((point % points) + 0.5) / points) * box.width;
      const y = box.top + ((Math.floor(point / points) + 0.5) / points) * box.height;
      if (Math.hypot(x - spot.x, y - spot.y) <= radius) taken.add(point);
    }
    return taken.size >= points * points * openedFrom ? [place] : [];
  });
}

/** Spots along the way of a pointer, close enough to leave no gaps. */
export function spotsBetween(
  from: { x: number; y: number },
  to: { x: number; y: number },
  radius: number,
): { x: number; y: number }[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / (radius / 2)));
  return Array.from({ length: steps }, (_, step) => {
    const share = (step + 1) / steps;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  });
}

function isFar(
  { left, top, width, height }: Box,
  { x, y }: { x: number; y: number },
  radius: number,
): boolean {
  return x < left - radius || x > left + width + radius || y < top - radius || y > top + height + radius;
}

/** Numbers in [0, 1) that are the same at every drawing, for stars, leaves and lamps. */
function sequence(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

interface Spot {
  readonly key: number;
  readonly x: number;
  readonly y: number;
  /** In [0, 1). */
  readonly size: number;
  readonly turn: number;
}

/** `count` places within a box, always the same ones for a seed. */
export function scattered(
  seed: number,
  count: number,
  box: { x?: number; y?: number; width: number; height: number },
): readonly Spot[] {
  const next = sequence(seed * 7_919 + 13);
  next();
  return Array.from({ length: count }, (_, key) => ({
    key,
    x: Math.round((box.x ?? 0) + next() * box.width),
    y: Math.round((box.y ?? 0) + next() * box.height),
    size: Math.round(next() * 100) / 100,
    turn: Math.round(next() * 360),
  }));
}

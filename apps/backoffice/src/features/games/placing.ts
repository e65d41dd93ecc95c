/** The games of a page in their order; the first so many have a place of their own, the others follow by play. */
export interface Placing {
  readonly order: readonly string[];
  readonly placed: number;
}

/**
 * Moves the game that stands at `from` to where another stands. Whatever is above it afterwards has a place; a game
 * that had one and is moved among those that follow lets it go.
 */
export function moveGame({ order, placed }: Placing, from: number, to: number, placedMax: number): Placing {
  const slug = order[from];
  const last = order.length - 1;
  const at = Math.min(Math.max(to, 0), last);
  if (slug === undefined || at === from) {
    // The last that has a place has nowhere further down to go: it lets its place go where it stands.
    return slug !== undefined && from < placed && to > last
      ? { order, placed: placed - 1 }
      : { order, placed };
  }
  const next = order.filter((one) => one !== slug);
  next.splice(at, 0, slug);
  if (from < placed) return { order: next, placed: at < placed ? placed : placed - 1 };
  return { order: next, placed: Math.min(Math.max(placed + 1, at + 1), placedMax) };
}

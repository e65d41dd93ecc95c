import type { KeyStore } from '../../lib/storage.ts';

const key = 'home-my-games';

/** How much room the member's own games took the last time in this session, in pixels; none while that is not known. */
export function roomOf(store: KeyStore, width: number): number {
  const [keptWidth, height] = (store.getItem(key) ?? '').split(' ').map(Number);
  return keptWidth === width && height !== undefined && height > 0 ? height : 0;
}

/** Keeps it for the next look; the height holds for this width of the window. */
export function keepRoom(store: KeyStore, width: number, height: number): void {
  store.setItem(key, `${width} ${Math.round(height)}`);
}

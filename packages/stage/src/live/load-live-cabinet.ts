import type { LiveCabinet } from './live-cabinet.ts';

const loaders: Record<string, () => Promise<LiveCabinet>> = {
  roulette: async () => (await import('./roulette-live.tsx')).rouletteLive,
  baccarat: async () => (await import('./baccarat-live.tsx')).baccaratLive,
  dragon: async () => (await import('./dragon-live.tsx')).dragonLive,
  sicbo: async () => (await import('./sic-bo-live.tsx')).sicBoLive,
  bingo: async () => (await import('./bingo-live.tsx')).bingoLive,
  lottery: async () => (await import('./lottery-live.tsx')).trevoLive,
  'lottery:ipe-de-ouro': async () => (await import('./lottery-live.tsx')).ipeLive,
  digits: async () => (await import('./digits-live.tsx')).digitsLive,
  football: async () => (await import('./football-live.tsx')).footballLive,
  wheel: async () => (await import('./money-wheel-live.tsx')).moneyWheelLive,
};

/** What draws a kind of shared table, in a file of its own; `null` for a kind that has none. */
export async function loadLiveCabinet(kind: string, game: string): Promise<LiveCabinet | null> {
  const load = loaders[`${kind}:${game}`] ?? loaders[kind];
  return (await load?.()) ?? null;
}

/** What swims in the tank, and what a catch pays in times the stake. The last one is the king of it. */
export const fishPays = {
  camarao: 2,
  sardinha: 3,
  acara: 5,
  siri: 8,
  agua_viva: 12,
  baiacu: 18,
  lula: 30,
  polvo: 60,
  tubarao: 120,
  tubarao_dourado: 300,
} as const satisfies Record<string, number>;

export type FishKind = keyof typeof fishPays;

// The keys of an object literal are the kinds and nothing else.
export const fishKinds = Object.keys(fishPays) as readonly FishKind[];

/** A shot hits 24 in 25 * pays: every kind returns exactly 96%. */
export const fishReturned = { share: 24, of: 25 } as const;

/** How many equally likely shots there are at a kind; the first `fishReturned.share` of them hit. */
export function shotsAt(kind: FishKind): number {
  return fishPays[kind] * fishReturned.of;
}

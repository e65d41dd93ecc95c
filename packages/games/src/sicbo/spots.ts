import { multiplierUnit } from '../stake.ts';

export type Dice = readonly [number, number, number];

const sicBoKinds = [
  'small',
  'big',
  'odd',
  'even',
  'total',
  'single',
  'double',
  'pair',
  'triple',
  'any_triple',
] as const;
export type SicBoKind = (typeof sicBoKinds)[number];

/** One place of the table: "small", "total:9", "double:6", "pair:25". */
export interface SicBoSpot {
  readonly key: string;
  readonly kind: SicBoKind;
  /** The total, the face, or both faces of a pair as two digits; 0 where there is nothing to name. */
  readonly selection: number;
}

export const diceFaces = 6;
const faces = Array.from({ length: diceFaces }, (_, index) => index + 1);
const even = 2 * multiplierUnit;

/** What totals give back, in ten-thousandths, the stake included: 4 pays as much as 17, and so on. */
const totalPays: readonly number[] = [700_000, 350_000, 210_000, 140_000, 100_000, 84_000, 77_800];
const doublePays = 131_000;
const pairPays = 70_000;
const triplePays = 2_100_000;
const anyTriplePays = 350_000;
/** A face on one, two or three dice. */
const singlePays: readonly number[] = [0, even, 30_000, 150_000];

const selections: Record<SicBoKind, readonly number[]> = {
  small: [0],
  big: [0],
  odd: [0],
  even: [0],
  total: Array.from({ length: 14 }, (_, index) => index + 4),
  single: faces,
  double: faces,
  pair: faces.flatMap((low) => faces.filter((high) => high > low).map((high) => low * 10 + high)),
  triple: faces,
  any_triple: [0],
};

/** Every place of the table. */
export const sicBoSpots: readonly SicBoSpot[] = sicBoKinds.flatMap((kind) =>
  selections[kind].map((selection) => ({
    key: selection === 0 ? kind : `${kind}:${selection}`,
    kind,
    selection,
  })),
);

const byKey = new Map(sicBoSpots.map((spot) => [spot.key, spot]));

export function sicBoSpot(key: unknown): SicBoSpot | null {
  return typeof key === 'string' ? (byKey.get(key) ?? null) : null;
}

/** What a chip on a place gives back, in ten-thousandths of it. */
export function sicBoMultiplier({ kind, selection }: SicBoSpot, dice: Dice): number {
  const [a, b, c] = dice;
  const total = a + b + c;
  const isTriple = a === b && b === c;
  const shown = (face: number) => dice.filter((die) => die === face).length;
  const pays = (isWon: boolean, multiplier: number) => (isWon ? multiplier : 0);
  switch (kind) {
    case 'small':
      return pays(!isTriple && total <= 10, even);
    case 'big':
      return pays(!isTriple && total >= 11, even);
    case 'odd':
      return pays(!isTriple && total % 2 === 1, even);
    case 'even':
      return pays(!isTriple && total % 2 === 0, even);
    case 'total':
      return pays(total === selection, totalPays[Math.min(total, 21 - total) - 4] ?? 0);
    case 'single':
      return singlePays[shown(selection)] ?? 0;
    case 'double':
      return pays(shown(selection) >= 2, doublePays);
    case 'pair':
      return pays(shown(Math.floor(selection / 10)) > 0 && shown(selection % 10) > 0, pairPays);
    case 'triple':
      return pays(shown(selection) === 3, triplePays);
    case 'any_triple':
      return pays(isTriple, anyTriplePays);
  }
}

/** All 216 throws of three dice, each as likely as any other. */
export const everyThrow: readonly Dice[] = faces.flatMap((a) =>
  faces.flatMap((b) => faces.map((c): Dice => [a, b, c])),
);

export type PatternName =
  | 'leaves'
  | 'awning'
  | 'confetti'
  | 'river'
  | 'rings'
  | 'facets'
  | 'moonwater'
  | 'wheel'
  | 'calcada'
  | 'damask'
  | 'rays'
  | 'skyline'
  | 'desert'
  | 'pegs'
  | 'beach'
  | 'flight'
  | 'space'
  | 'grid'
  | 'sea'
  | 'deep'
  | 'bunting'
  | 'junina'
  | 'wood'
  | 'hearts'
  | 'sunburst'
  | 'clover'
  | 'stadium'
  | 'sunset';

export type Suit = 'spade' | 'heart' | 'diamond' | 'club';

interface Placed {
  /** Centre, in units of the 300 x 400 poster. */
  x: number;
  y: number;
  /** Degrees. */
  turn?: number;
}

export type Hero =
  | (Placed & {
      kind: 'emoji';
      code: string;
      size: number;
      isGolden?: boolean;
      isMirrored?: boolean;
      opacity?: number;
    })
  | (Placed & { kind: 'card'; rank: string; suit: Suit; width: number })
  | (Placed & { kind: 'ball'; text: string; color: string; size: number })
  | (Placed & { kind: 'macaw' | 'bomb'; scale: number });

interface Lettering {
  font: string;
  weight: 400 | 900;
  /** Top, middle, bottom of the letters. */
  fill: readonly [string, string, string];
  stroke: string;
  /** The side of the letters, as if cut from a board. */
  depth: string;
  skew?: number;
  /** Line height as a share of the size. */
  leading?: number;
  sizeMax: number;
  spacing?: number;
}

export interface PosterTitle {
  slug: string;
  name: string;
  lines: readonly string[];
  category: string;
  /** Gradient stops from the top. */
  sky: readonly (readonly [offset: number, color: string])[];
  glow: string;
  pattern: PatternName;
  heroes: readonly Hero[];
  lettering: Lettering;
}

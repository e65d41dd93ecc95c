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
      /** A CSS filter that gives the picture another colour. */
      filter?: string;
      opacity?: number;
    })
  | (Placed & { kind: 'card'; rank: string; suit: Suit; width: number })
  | (Placed & { kind: 'ball'; text: string; color: string; size: number })
  /** Something that a slot's stage draws, by its file and name there. */
  | (Placed & { kind: 'drawn'; file: string; name: string; size: number })
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

/** What stages draw, for posters to show: SVG text. */
export interface StageDrawings {
  scenery(slug: string): string;
  art(file: string, name: string): string;
}

export interface PosterTitle {
  slug: string;
  name: string;
  lines: readonly string[];
  category: string;
  /** Gradient stops from the top. */
  sky: readonly (readonly [offset: number, color: string])[];
  glow: string;
  /** `scenery`: the room of the title's own stage. */
  pattern: PatternName | 'scenery';
  heroes: readonly Hero[];
  lettering: Lettering;
}

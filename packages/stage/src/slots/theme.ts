import type { ComponentType } from 'react';
import type { Lettering } from '../pieces/lettering.tsx';
import type { TitleLook } from '../pieces/stage-frame.tsx';

/** What stands behind a picture: a shape of the title's own material. */
export type PlateShape = 'disc' | 'tile' | 'hex' | 'shield' | 'card' | 'flower';

/** Light, middle and deep of one material. */
export type Tones = readonly [light: string, middle: string, deep: string];

/** How a symbol is drawn in its cell. */
export type SymbolLook =
  | {
      readonly kind: 'picture';
      readonly src: string;
      readonly plate?: { readonly shape: PlateShape; readonly tones: Tones };
      /** A CSS filter that gives a picture the title's own colour. */
      readonly filter?: string;
      /** Share of the cell it takes; 0.76 unless told. */
      readonly size?: number;
    }
  | {
      readonly kind: 'letter';
      readonly lettering: Lettering;
      readonly tones: Tones;
      readonly edge: string;
      readonly plate?: { readonly shape: PlateShape; readonly tones: Tones };
    }
  | { readonly kind: 'drawn'; readonly Art: ComponentType; readonly size?: number };

type FrameKind =
  | 'metal'
  | 'wood'
  | 'stone'
  | 'ice'
  | 'bulbs'
  | 'bamboo'
  | 'riveted'
  | 'tiles'
  | 'velvet'
  | 'rope'
  | 'lace'
  | 'print';

/** A title's art direction. Everything a stage shows of a title besides its words and its rules. */
export interface SlotTheme {
  readonly title: TitleLook;
  /** The same title on two lines, for machines that leave it the side instead of the top. */
  readonly stacked: Lettering;
  /** The room behind the machine. */
  readonly Scenery: ComponentType;
  /** What hovers in the air. */
  readonly motes?: {
    readonly kind: 'spark' | 'paper' | 'petal' | 'bubble';
    readonly colours: readonly string[];
  };
  readonly frame: {
    readonly kind: FrameKind;
    readonly tones: Tones;
    readonly edge: string;
    /** A picture that crowns the machine. */
    readonly crest?: string;
  };
  readonly colours: {
    /** CSS background of the stage under its scenery. */
    readonly ground: string;
    /** CSS background of a reel and of what lies between reels. */
    readonly reel: string;
    readonly gap: string;
    /** Rings and lines of a win. */
    readonly lit: string;
    /** The plate under the word of a wild or a scatter. */
    readonly tag: string;
    /** Plates with counters: their background, edge and text. */
    readonly plate: string;
    readonly plateEdge: string;
    readonly plateText: string;
    /** The veil behind what fills the stage: an award, a wheel, a pick. */
    readonly veil: string;
  };
  readonly symbols: Readonly<Record<string, SymbolLook>>;
  /** The closed thing of a pick bonus. */
  readonly Chest?: ComponentType;
  /** Colours of a bonus wheel's segments, in turn. */
  readonly wheel?: readonly string[];
}

import type { ComponentType } from 'react';
import type { HelpProps, StageWords } from '../stage.ts';

/** A round of a shared table as its scene plays it: everybody sees the same moment at the same time. */
export interface LiveDraw {
  readonly id: string;
  readonly outcome: unknown;
  readonly events: readonly unknown[];
  /** When the scene began, by this page's clock, in milliseconds since 1970. */
  readonly startsAt: number;
  /** How long it has until the round is settled. */
  readonly playingMs: number;
}

export interface LiveSceneProps {
  words: StageWords;
  /** What is drawn; null while bets are taken. */
  draw: LiveDraw | null;
  /** What was fixed for the round before its bets, as the match of a football table. */
  setting: unknown;
  /** How the round before ended, to stand there while bets are taken; null while none has. */
  last: { readonly number: number; readonly outcome: unknown } | null;
  isCalm: boolean;
  /** The result can be seen from now on. */
  onTold(id: string): void;
}

export interface LiveBoardProps {
  words: StageWords;
  /** What lies on each place, bet or not yet. */
  piles: ReadonlyMap<string, bigint>;
  /** What was drawn, once it is told. */
  outcome: unknown;
  setting: unknown;
  isLocked: boolean;
  /** Puts a chip of the value in hand on each of the places. */
  onPut(keys: readonly string[]): void;
  onLift(key: string): void;
}

/** How a result looks among others: short, by colour and by text. */
export interface LiveMark {
  readonly text: string;
  readonly tone: 'red' | 'black' | 'green' | 'blue' | 'gold' | 'violet' | 'plain';
}

/** A kind of shared table: its scene, its places for chips, and the words for its results. */
export interface LiveCabinet {
  Scene: ComponentType<LiveSceneProps>;
  Board: ComponentType<LiveBoardProps>;
  /** Left out where the title's own rules and prizes are the table's. */
  Help?: ComponentType<HelpProps>;
  /** The bodies of the bets that chips on these places are. */
  betsOf(piles: ReadonlyMap<string, bigint>, setting: unknown): readonly Record<string, unknown>[];
  /** Where the chips of a bet lie; a bet as the server tells it. */
  pilesOf(bet: unknown): ReadonlyMap<string, bigint>;
  markOf(outcome: unknown, words: StageWords): LiveMark;
  /** What the dealer calls. */
  callOf(outcome: unknown, words: StageWords): string;
}

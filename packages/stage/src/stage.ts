import type { LeftKind } from '@arara/games';
import type { PhraseKey } from '@arara/phrases';
import type { ComponentType } from 'react';

type PluralOf<Key> = Key extends `${infer Stem}_other` ? Stem : never;

/** A phrase, or the stem of a plural. */
export type StagePhrase = PhraseKey | PluralOf<PhraseKey>;

/** How a stage speaks: words, money and numbers of the player's language. */
export interface StageWords {
  t(key: StagePhrase, values?: Record<string, string | number>): string;
  money(cents: bigint): string;
  locale: string;
}

/** A round as the server told it. What it holds inside is the game's own; each stage reads it by the types of its rules. */
export interface StageRound {
  readonly roundId: string;
  readonly isOpen: boolean;
  readonly stakeCents: bigint;
  readonly payoutCents: bigint;
  readonly bet: unknown;
  readonly outcome: unknown;
  readonly view: unknown;
  readonly events: readonly unknown[];
}

export interface StageProps<Choice> {
  words: StageWords;
  /** What the player is about to bet on, edited on the stage or in the panel. */
  choice: Choice;
  onChoose(choice: Choice): void;
  stakeCents: bigint;
  /** The last answer; a new object is played, the same one is not played again. */
  round: StageRound | null;
  /** The answer is on its way. */
  isWaiting: boolean;
  /** Choices cannot be changed now. */
  isLocked: boolean;
  /** No motion: the end state at once (reduced motion, a resumed or a recalled round). */
  isCalm: boolean;
  /** The player wants spins told quickly; only where the market lets them. */
  isTurbo?: boolean;
  /** The round's answer has been played to its end. */
  onDone(): void;
  /** The next step of an open round, in the shape its rules read. */
  onAct(action: Record<string, unknown>): void;
}

export interface ChoicesProps<Choice> {
  words: StageWords;
  /** Whether the market lets features be bought. */
  isBuyAllowed: boolean;
  choice: Choice;
  onChoose(choice: Choice): void;
  stakeCents: bigint;
  isLocked: boolean;
}

/** What the panel's one action does now. */
export interface StageAction {
  label: StagePhrase;
  /** Stands at the right of the words: what a cash-out pays, what a bet costs. */
  amountCents: bigint | null;
  isEnabled: boolean;
  /** The step it takes in an open round; `null` starts a round. */
  act: Record<string, unknown> | null;
}

/** A game's part of the game page. */
export interface GameStage<Choice> {
  Stage: ComponentType<StageProps<Choice>>;
  /** Stands in the panel above the action. */
  Choices: ComponentType<ChoicesProps<Choice>> | null;
  /** True when the stake is what lies on the table, so the panel asks for no amount. */
  isStakeOnTable: boolean;
  firstChoice: Choice;
  /** The choice after a bet was taken, e.g. what "repeat" repeats. */
  afterBet(choice: Choice): Choice;
  /** The choice that a round taken up again was bet with; left out where only the stake is chosen. */
  choiceOf?(round: StageRound, choice: Choice): Choice;
  /** A stake is a whole multiple of this. */
  stakeStepCents: bigint;
  stakeOf(choice: Choice, stakeCents: bigint): bigint;
  /** The game's own fields of the play request; `stakeCents` is what the panel holds. */
  fieldsOf(choice: Choice, stakeCents: bigint): Record<string, unknown>;
  actionOf(choice: Choice, stakeCents: bigint, round: StageRound | null): StageAction;
  Help: ComponentType<HelpProps>;
}

export interface HelpProps {
  words: StageWords;
  part: 'rules' | 'prizes';
  facts: {
    /** Return to player as people read it, without the percent sign. */
    rtp: string;
    maxPayoutCents: bigint;
    /** How a round that is left open is ended, and after how many hours; null for a game of one step. */
    left: { rule: LeftKind; hours: number } | null;
    /** At a table where one draw falls for everybody: bets of a player on a round, and what all of them together win at most. */
    shared?: { bets: number; mostCents: bigint };
  };
}

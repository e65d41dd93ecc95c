import type { DataOf, games } from '@arara/contract';
import { parseAmount } from '@arara/money';
import type { StageRound } from '@arara/stage';

export type WireRound = DataOf<typeof games.play>;

/**
 * Where the page stands with a round: nothing under way, an answer awaited, an answer being played on the stage,
 * or an open round that waits for the player's next step.
 */
export type Phase = 'idle' | 'waiting' | 'playing' | 'open';

export interface RoundState {
  readonly phase: Phase;
  readonly round: StageRound | null;
  /** How many steps of the round have been seen: the next one is decided by what they showed. */
  readonly step: number;
  /**
   * The answer that is being played: what it paid and the balances it told wait until the stage has shown it. A round
   * found again brings none, for its balances are those of long ago.
   */
  readonly answer: WireRound | null;
  /** The answer being played is the first of its round. */
  readonly isBegun: boolean;
  /** The round was found, not just played: its state is shown without motion. */
  readonly isResumed: boolean;
}

export type RoundNews =
  | { type: 'asked' }
  | { type: 'answered'; round: WireRound }
  | { type: 'failed' }
  | { type: 'resumed'; round: WireRound }
  | { type: 'returned' }
  | { type: 'played' };

export const noRound: RoundState = {
  phase: 'idle',
  round: null,
  step: 0,
  answer: null,
  isBegun: false,
  isResumed: false,
};

/** The page's next state. News that do not fit where it stands change nothing. */
export function nextRoundState(state: RoundState, news: RoundNews): RoundState {
  switch (news.type) {
    case 'asked':
      return canAsk(state) ? { ...state, phase: 'waiting', isResumed: false } : state;
    case 'answered':
      if (state.phase !== 'waiting') return state;
      return {
        ...shown(news.round),
        answer: news.round,
        isBegun: state.round?.roundId !== news.round.round_id,
        isResumed: false,
      };
    case 'failed':
      return state.phase === 'waiting' ? { ...state, phase: restingPhase(state.round) } : state;
    // The stake has gone back: there is no end to play, and the table is free again.
    case 'returned':
      return canAsk(state) ? noRound : state;
    case 'resumed':
      return canAsk(state) && state.round?.roundId !== news.round.round_id
        ? { ...shown(news.round), answer: null, isBegun: false, isResumed: true }
        : state;
    case 'played':
      return state.phase === 'playing' ? { ...state, phase: restingPhase(state.round), answer: null } : state;
  }
}

/** True when the player may bet or take the next step. */
export function canAsk({ phase }: RoundState): boolean {
  return phase === 'idle' || phase === 'open';
}

/** The unfinished round of a game among all unfinished ones. */
export function roundToResume(open: readonly WireRound[], game: string): WireRound | null {
  return open.find((round) => round.game === game && round.state === 'open') ?? null;
}

/** A round of the wire as stages take it. */
export function toStageRound(round: WireRound): StageRound {
  return {
    roundId: round.round_id,
    isOpen: round.state === 'open',
    stakeCents: parseAmount(round.stake) ?? 0n,
    payoutCents: parseAmount(round.payout) ?? 0n,
    bet: round.bet,
    outcome: round.outcome,
    view: round.view,
    events: round.events,
  };
}

/** What the stake field held when a round was bet: sides, insurance and doubling come on top. */
export function stakeInBet({ bet }: StageRound): bigint | null {
  const stake = typeof bet === 'object' && bet !== null && 'stake' in bet ? bet.stake : null;
  return typeof stake === 'string' ? parseAmount(stake) : null;
}

function shown(round: WireRound) {
  return { phase: 'playing' as const, round: toStageRound(round), step: round.step };
}

function restingPhase(round: StageRound | null): Phase {
  return round?.isOpen ? 'open' : 'idle';
}

import type { ReactNode } from 'react';

/** A round that can be recalled: one of the member's own, or a flight that all shared. */
export interface PlayedRound {
  readonly round_id: string | null;
  readonly live_round_id: string | null;
}

/** Shows a round in full over the page that names it, until it is closed. */
export type RenderRecall = (played: PlayedRound | null, onClose: () => void) => ReactNode;

export const isRecalled = (played: PlayedRound): boolean =>
  played.round_id !== null || played.live_round_id !== null;

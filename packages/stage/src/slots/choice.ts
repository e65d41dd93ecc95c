import type { SlotMode } from '@arara/games';

/** How the next round is bought. */
export interface SlotChoice {
  readonly mode: SlotMode;
}

export const firstSlotChoice: SlotChoice = { mode: 'spin' };

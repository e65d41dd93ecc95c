import { isDoublePress } from '../../lib/double-press.ts';

/** When the stage last came to rest after the first answer of a round, and when after the last step of one; null when neither was last. */
export interface Rested {
  readonly begunAtMs: number | null;
  readonly endedAtMs: number | null;
}

/** Whether a press is no second one: the one that began a round takes no step of it, and the one that ended a round begins none. */
export const isMeantPress = (
  does: 'start' | 'step',
  { begunAtMs, endedAtMs }: Rested,
  nowMs: number,
): boolean => !isDoublePress(does === 'step' ? begunAtMs : endedAtMs, nowMs);

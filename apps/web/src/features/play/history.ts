import { numberFormat } from '@arara/money';
import type { HistoryMark } from '@arara/ui';

/** A past round as the strip shows it. */
export interface PastRound {
  readonly roundId: string;
  /** Payout over stake as on the wire, e.g. "9.60". */
  readonly multiplier: string;
  /** It was left open. */
  readonly isEndedByHouse?: boolean;
}

/** Gold from here on. */
const bigFrom = 5;
export const historyMax = 20;

/** Newest first, each round once, no more than fit the strip. */
export function withRound(past: readonly PastRound[], round: PastRound): readonly PastRound[] {
  return [round, ...past.filter(({ roundId }) => roundId !== round.roundId)].slice(0, historyMax);
}

/** Green only above the stake; what gave back the stake or less stays plain. */
export function toneOf(multiplier: string): HistoryMark['tone'] {
  const times = Number(multiplier);
  return times >= bigFrom ? 'big' : times > 1 ? 'win' : 'none';
}

/** "9.60" for people: "9,6×". */
export function shortMultiplier(multiplier: string, locale: string): string {
  const format = numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 });
  return `${format.format(Number(multiplier))}×`;
}

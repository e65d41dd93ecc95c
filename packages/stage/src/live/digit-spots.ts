import { type DigitBetType, digitBets, digitTimes } from '@arara/games/tables';
import { pickDigits } from '../pieces/pick-numbers.ts';

/** A bet on digits as a place for chips. */
export interface DigitSpot {
  readonly type: DigitBetType;
  readonly digits: readonly number[];
}

/** One text for one place, e.g. "exact:709". */
export const digitKey = ({ type, digits }: DigitSpot) => `${type}:${digits.join('')}`;

export function digitSpotOf(key: string): DigitSpot {
  const [name = '', digits = ''] = key.split(':');
  const type = digitBets.find((bet) => bet.type === name)?.type ?? 'exact';
  return { type, digits: [...digits].map(Number) };
}

/** Digits for a bet of a kind, for a player who would rather not choose: this decides nothing. */
export function anyDigits(type: DigitBetType): readonly number[] {
  const count = digitBets.find((bet) => bet.type === type)?.digits ?? 0;
  for (;;) {
    const digits = pickDigits(count);
    // Three equal digits have one order, and are the exact bet.
    if (digitTimes(type, digits) !== null) return digits;
  }
}

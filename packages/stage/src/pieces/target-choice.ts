import { nearestFlightTarget } from '@arara/games/tables';
import { plainDecimal } from '@arara/money';

/** A choice of the multiplier to reach, in hundredths. */
export interface TargetChoice {
  /** 200 is 2.00. */
  readonly target: number;
}

export const firstTargetChoice: TargetChoice = { target: 200 };

/** Targets one tap away. */
export const quickTargets = [150, 200, 300, 1_000, 10_000] as const;

/** The offered target nearest to what was typed, "2,5" or "2.50×"; `null` when it is no number. */
export function typedTarget(text: string, locale: string): number | null {
  const plain = plainDecimal(text.replaceAll(/[\s×x]/g, ''), locale);
  return /^\d{1,6}(\.\d{1,4})?$/.test(plain) ? nearestFlightTarget(Number(plain) * 100) : null;
}

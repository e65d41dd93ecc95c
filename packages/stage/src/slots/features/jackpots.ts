import type { SlotPresentation } from '@arara/games/tables';
import type { StagePhrase } from '../../stage.ts';

const keys: Readonly<Record<string, StagePhrase>> = {
  mini: 'slotstage.jackpot_mini',
  minor: 'slotstage.jackpot_minor',
  major: 'slotstage.jackpot_major',
  grand: 'slotstage.jackpot_grand',
};

export const jackpotKey = (jackpot: string): StagePhrase => keys[jackpot] ?? 'slotstage.jackpot_mini';

/** The fixed jackpots of a title, the largest first, in stakes. */
export function jackpotsOf({
  hold,
  wheel,
  units,
}: SlotPresentation): readonly { jackpot: string; stakes: number }[] {
  const prizes = [...(hold?.values ?? []), ...(wheel?.segments ?? [])];
  const named = new Map(
    prizes.flatMap(({ jackpot, units: worth }) => (jackpot ? [[jackpot, worth / units] as const] : [])),
  );
  if (hold && hold.full > 0) named.set('grand', hold.full / units);
  return [...named].map(([jackpot, stakes]) => ({ jackpot, stakes })).toSorted((a, b) => b.stakes - a.stakes);
}

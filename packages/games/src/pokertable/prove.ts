import { studCounts, threeCardCounts } from './analysis.ts';
import { countStud } from './count-stud.ts';
import { countThreeCard, type PaidCounts } from './count-three-card.ts';

/** Counts all deals of Trinca Copacabana and says what contradicts the record, or where the suggestions are not best. */
export function contradictionsOfThreeCard(): string[] {
  const { counts, mistakes } = countThreeCard();
  const wrong = mistakes === 0 ? [] : [`the suggestions are not the best play of ${mistakes} hands`];
  return [...wrong, ...differences(threeCardCounts, counts)];
}

/** The same for Stud da Bahia. */
export function contradictionsOfStud(): string[] {
  return differences(studCounts, countStud());
}

/** Where a count does not give what was recorded. */
export function differences(recorded: PaidCounts, counted: PaidCounts): string[] {
  const keys = new Set([...Object.keys(recorded), ...Object.keys(counted)]);
  return [...keys]
    .filter((key) => recorded[key] !== counted[key])
    .map((key) => `all deals pay ${key} antes ${counted[key] ?? 0} times, not ${recorded[key] ?? 0}`);
}

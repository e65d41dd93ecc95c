import type { FishKind } from '@arara/games/tables';
import type { StageWords } from '../stage.ts';

export interface FishingChoice {
  readonly fish: FishKind;
}

export const firstFishingChoice: FishingChoice = { fish: 'acara' };

export function fishName(fish: FishKind, { t }: StageWords): string {
  return t(`games.fish_${fish}`);
}

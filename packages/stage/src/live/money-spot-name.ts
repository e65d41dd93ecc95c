import type { MoneySpot } from '@arara/games/live';
import type { StageWords } from '../stage.ts';

export function moneySpotName(spot: MoneySpot, { t }: StageWords): string {
  if (spot === 'macaw' || spot === 'jaguar') return t(`livetables.spot_${spot}`);
  return spot.slice(1);
}

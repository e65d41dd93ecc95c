import type { BaccaratSide } from '@arara/games/tables';
import type { StageWords } from '../stage.ts';

export interface BaccaratChoice {
  readonly on: BaccaratSide;
}

export const firstBaccaratChoice: BaccaratChoice = { on: 'player' };

export function sideName(side: BaccaratSide, { t }: StageWords): string {
  return t(`games.stage_baccarat_${side}`);
}

import type { PlinkoRisk } from '@arara/games/tables';

export interface PlinkoChoice {
  readonly rows: number;
  readonly risk: PlinkoRisk;
}

export const firstPlinkoChoice: PlinkoChoice = { rows: 12, risk: 'medium' };

import type { DragonSide } from '@arara/games/tables';

export interface DragonChoice {
  readonly on: DragonSide;
}

export const firstDragonChoice: DragonChoice = { on: 'dragon' };

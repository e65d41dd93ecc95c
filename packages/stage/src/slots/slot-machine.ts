import type { SlotPresentation } from '@arara/games/tables';
import { gridAtRest, machineFacts } from './face.ts';
import type { MachineFacts } from './moments.ts';
import { atRest, type Grid, type SlotScene } from './scene.ts';
import type { SlotTheme } from './theme.ts';

/** One title's machine, worked out once. */
export interface SlotMachine {
  readonly shown: SlotPresentation;
  readonly theme: SlotTheme;
  readonly facts: MachineFacts;
  readonly restingGrid: Grid;
  readonly first: SlotScene;
  /** As high as wide, or nearly: on wide screens its name and gauges stand beside it. */
  readonly isTall: boolean;
}

export function slotMachine(shown: SlotPresentation, theme: SlotTheme): SlotMachine {
  const restingGrid = gridAtRest(shown);
  return {
    shown,
    theme,
    facts: machineFacts(shown),
    restingGrid,
    first: atRest(restingGrid),
    isTall: shown.columns / shown.rows < 1.5,
  };
}

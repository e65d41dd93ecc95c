import type { SlotCoin } from '../slot-events.ts';
import { drawWeighted, type Play } from './turn.ts';

/** Coins hold, free cells spin on; each new coin gives all respins back. Returns what it pays, in units. */
export function playHold({ machine, draw, tell, cents }: Play, cells: readonly number[][]): number {
  const { hold, columns, rows } = machine.design;
  if (!hold) return 0;
  let units = 0;
  const filled = new Set<string>();
  const land = (cell: number[]): SlotCoin => {
    const value = drawWeighted(hold.values, draw);
    units += value.units;
    filled.add(String(cell));
    return { cell, cents: cents(value.units), jackpot: value.jackpot ?? null };
  };
  let left = hold.respins;
  tell({ type: 'respins_started', left, coins: cells.map(land) });
  while (left > 0 && filled.size < columns * rows) {
    const fell: number[][] = [];
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < rows; row += 1) {
        if (!filled.has(String([column, row])) && draw(hold.chance.in) < hold.chance.of)
          fell.push([column, row]);
      }
    }
    left = fell.length > 0 ? hold.respins : left - 1;
    tell({ type: 'respin_shown', left, coins: fell.map(land) });
  }
  const full = filled.size === columns * rows ? hold.full : 0;
  tell({
    type: 'respins_ended',
    coinsCents: cents(units),
    fullCents: cents(full),
    payoutCents: cents(units + full),
  });
  return units + full;
}

import type { Picks, Wheel } from '../design.ts';
import { drawWeighted, type Play } from './turn.ts';

/** The bonus wheel: one segment, in units. */
export function playWheel({ draw, tell, cents }: Play, { segments }: Wheel): number {
  const won = drawWeighted(segments, draw);
  tell({
    type: 'wheel_spun',
    segment: segments.indexOf(won),
    jackpot: won.jackpot ?? null,
    payoutCents: cents(won.units),
  });
  return won.units;
}

/** Prizes are laid in a drawn order behind all places, then the draw opens some of them. */
export function playPicks({ draw, tell, cents }: Play, { prizes, opened }: Picks): number {
  const lying = prizes.slice();
  const laid = prizes.flatMap(() => lying.splice(draw(lying.length), 1));
  const closed = laid.map((_, place) => place);
  const order = Array.from({ length: opened }, () => closed.splice(draw(closed.length), 1)).flat();
  const pay = order.reduce((sum, place) => sum + (laid[place] ?? 0), 0);
  tell({
    type: 'picks_opened',
    prizes: laid.map((units, place) => {
      const at = order.indexOf(place);
      return { place, cents: cents(units), order: at === -1 ? null : at };
    }),
    payoutCents: cents(pay),
  });
  return pay;
}

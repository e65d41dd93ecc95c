import type { Hall, HallCard, HallPrize } from './hall.ts';
import { bestForm, formsOf, isOneShort, winOf } from './patterns.ts';
import { printer, rising, span } from './printing.ts';

const rows = 3;
const columns = 5;
const cardSize = rows * columns;
const balls = 60;

/** The best first; only a card's best pattern is paid. */
const prizes: readonly HallPrize[] = [
  { name: 'full', times: 5_000, forms: ['xxxxx xxxxx xxxxx'] },
  { name: 'frame', times: 400, forms: ['xxxxx x...x xxxxx'] },
  { name: 'two_lines', times: 100, forms: ['xxxxx xxxxx .....', 'xxxxx ..... xxxxx', '..... xxxxx xxxxx'] },
  { name: 'pyramid', times: 80, forms: ['..x.. .xxx. xxxxx'] },
  { name: 'chess', times: 30, forms: ['x.x.x .x.x. x.x.x'] },
  { name: 'tee', times: 20, forms: ['xxxxx ..x.. ..x..'] },
  { name: 'line', times: 5, forms: ['xxxxx ..... .....', '..... xxxxx .....', '..... ..... xxxxx'] },
  { name: 'diamond', times: 3, forms: ['..x.. .x.x. ..x..'] },
];

const forms = formsOf(prizes);
/** A card waits for the extra balls when one number more makes a prize from here on. */
export const extraFrom = 30;

/** Bola Extra: 60 balls on up to four cards; a card that is one number short of a large prize gets extra balls, free. */
export const bolaExtraHall: Hall = {
  slug: 'bola-extra',
  balls,
  drawn: 28,
  extra: 5,
  cards: 4,
  rows,
  columns,
  limits: { minStakeCents: 10n, maxStakeCents: 5_000n, stepCents: 1n, maxPayoutCents: 50_000_000n },
  prizes,
  print,
  playsOn: (marked) => {
    const times = bestForm(forms, marked)?.times ?? 0;
    return isOneShort(forms, marked, Math.max(extraFrom, times + 1));
  },
  wins: (first, all) => winOf(bestForm(forms, bolaExtraHall.playsOn(first) ? all : first)),
};

/** Rising down each column and from column to column. */
function print(sheet: number, count: number): HallCard[] {
  const order = printer(sheet).mixed(span(1, balls));
  return span(0, count - 1).map((card) => {
    const numbers = rising(order.slice(card * cardSize, (card + 1) * cardSize));
    return span(0, cardSize - 1).map(
      (cell) => numbers[(cell % columns) * rows + Math.floor(cell / columns)] ?? null,
    );
  });
}

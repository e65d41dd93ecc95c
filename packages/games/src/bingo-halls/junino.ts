import type { Hall, HallCard, HallPrize } from './hall.ts';
import { bestForm, formsOf, winOf } from './patterns.ts';
import { printer, rising, span } from './printing.ts';

const size = 5;
const free = 12;
/** Numbers of a column. */
const perColumn = 15;

/** The best first; only a card's best pattern is paid. */
const prizes: readonly HallPrize[] = [
  { name: 'frame', times: 8_000, forms: ['xxxxx x...x x...x x...x xxxxx'] },
  { name: 'flag', times: 4_000, forms: ['xxxxx xxxxx xx.xx x...x .....'] },
  { name: 'balloon', times: 35, forms: ['..x.. .x.x. x...x .x.x. ..x..'] },
  { name: 'bonfire', times: 35, forms: ['x...x .x.x. ..x.. .x.x. x...x'] },
  { name: 'corners', times: 3, forms: ['x...x ..... ..... ..... x...x'] },
  {
    name: 'line',
    times: 2,
    forms: [
      ...span(0, 4).map((row) => lineForm((cell) => Math.floor(cell / size) === row)),
      ...span(0, 4).map((column) => lineForm((cell) => cell % size === column)),
    ],
  },
];

const forms = formsOf(prizes);

/** Bingo Junino: 75 balls, cards of five columns with a free middle, and figures of the June feasts. */
export const juninoHall: Hall = {
  slug: 'bingo-junino',
  balls: size * perColumn,
  drawn: 38,
  extra: 0,
  cards: 3,
  rows: size,
  columns: size,
  limits: { minStakeCents: 10n, maxStakeCents: 2_500n, stepCents: 1n, maxPayoutCents: 40_007_500n },
  prizes,
  print,
  playsOn: () => false,
  wins: (first) => winOf(bestForm(forms, first)),
};

function lineForm(isTaken: (cell: number) => boolean): string {
  return span(0, size * size - 1)
    .map((cell) => (isTaken(cell) ? 'x' : '.'))
    .join('');
}

/** Each column takes from its own fifteen numbers, five for each of three cards, rising downwards. */
function print(sheet: number, count: number): HallCard[] {
  const { mixed } = printer(sheet);
  const columns = span(0, size - 1).map((column) =>
    mixed(span(column * perColumn + 1, (column + 1) * perColumn)),
  );
  return span(0, count - 1).map((card) => {
    const taken = columns.map((numbers) => rising(numbers.slice(card * size, (card + 1) * size)));
    return span(0, size * size - 1).map((cell) =>
      cell === free ? null : (taken[cell % size]?.[Math.floor(cell / size)] ?? null),
    );
  });
}

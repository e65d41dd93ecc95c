/** A pattern as cells of a card (0 to 14, row by row), in each of its forms. */
export type BingoPattern = {
  readonly name: string;
  readonly times: number;
  readonly forms: readonly string[];
};

/** What a card pays for, in times its stake, the best first; only the best pattern of a card is paid. */
export const bingoPatterns = [
  { name: 'bingo', times: 5_000, forms: ['xxxxx xxxxx xxxxx'] },
  { name: 'frame', times: 500, forms: ['xxxxx x...x xxxxx'] },
  { name: 'two_lines', times: 60, forms: ['xxxxx xxxxx .....', 'xxxxx ..... xxxxx', '..... xxxxx xxxxx'] },
  { name: 'vee', times: 6, forms: ['x...x .x.x. ..x..', '..x.. .x.x. x...x'] },
  { name: 'line', times: 5, forms: ['xxxxx ..... .....', '..... xxxxx .....', '..... ..... xxxxx'] },
  { name: 'corners', times: 3, forms: ['x...x ..... x...x'] },
] as const satisfies readonly BingoPattern[];

export type BingoPatternName = (typeof bingoPatterns)[number]['name'];

/** The cells of a form. */
function cellsOf(form: string): number[] {
  return [...form.replaceAll(' ', '')].flatMap((mark, cell) => (mark === 'x' ? [cell] : []));
}

const known = bingoPatterns.map(({ name, times, forms }) => ({
  name,
  times,
  forms: forms.map((form) => {
    const cells = cellsOf(form);
    return { cells, bits: cells.reduce((bits, cell) => bits | (1 << cell), 0) };
  }),
}));

/** The best pattern whose cells are all marked (`marked` as bits), and the cells that make it. */
export function bestPattern(
  marked: number,
): { name: BingoPatternName; times: number; cells: readonly number[] } | null {
  for (const { name, times, forms } of known) {
    const form = forms.find(({ bits }) => (marked & bits) === bits);
    if (form) return { name, times, cells: form.cells };
  }
  return null;
}

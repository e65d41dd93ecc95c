import type { HallPrize, HallPrizeName, HallWin } from './hall.ts';

/** One way a prize can look. */
export type Form = HallWin & { readonly bits: number };

/** Every form of some prizes, the best prize first. */
export function formsOf(prizes: readonly HallPrize[]): readonly Form[] {
  return prizes.flatMap(({ name, times, forms }) =>
    forms.map((form) => {
      const cells = [...form.replaceAll(' ', '')].flatMap((mark, cell) => (mark === 'x' ? [cell] : []));
      return { name, times, cells, bits: bitsOf(cells) };
    }),
  );
}

/** The best form whose cells are all marked. */
export function bestForm(forms: readonly Form[], marked: number): Form | null {
  return forms.find(({ bits }) => (marked & bits) === bits) ?? null;
}

/** True when one more number makes a form that pays at least so much. */
export function isOneShort(forms: readonly Form[], marked: number, leastTimes: number): boolean {
  return forms.some(({ bits, times }) => {
    const missing = bits & ~marked;
    return times >= leastTimes && missing !== 0 && (missing & (missing - 1)) === 0;
  });
}

export function winOf(form: Form | null): readonly HallWin[] {
  return form ? [{ name: form.name, times: form.times, cells: form.cells }] : [];
}

/** The multiplier of a prize by its name. */
export function timesOf(prizes: readonly HallPrize[], name: HallPrizeName): number {
  return prizes.find((prize) => prize.name === name)?.times ?? 0;
}

function bitsOf(cells: readonly number[]): number {
  return cells.reduce((bits, cell) => bits | (1 << cell), 0);
}

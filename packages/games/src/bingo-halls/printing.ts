/**
 * A fixed order for printing cards, by a linear congruential generator (Numerical Recipes) that starts at the sheet's
 * number. Which numbers a card has changes nothing in its chances.
 */
export function printer(sheet: number): {
  below(range: number): number;
  mixed(items: readonly number[]): number[];
} {
  let state = sheet;
  const below = (range: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * range);
  };
  const mixed = (items: readonly number[]) => {
    const order = [...items];
    for (let last = order.length - 1; last > 0; last -= 1) {
      const other = below(last + 1);
      [order[last], order[other]] = [order[other] ?? 0, order[last] ?? 0];
    }
    return order;
  };
  return { below, mixed };
}

/** Whole numbers from the first to the last. */
export function span(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

export function rising(numbers: readonly number[]): number[] {
  return numbers.toSorted((a, b) => a - b);
}

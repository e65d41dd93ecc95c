/** Round steps that hold all values, from the lowest (or zero) to the highest (or zero). */
export function ticksOf(values: readonly number[], countMax = 5): number[] {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  if (low === high) return [0, 1];
  const rough = (high - low) / (countMax - 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * ([1, 2, 2.5, 5, 10].find((factor) => factor * magnitude >= rough) ?? 10);
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** Which of so many places have a label, so that labels stand apart: always the first. */
export function labelled(count: number, labelsMax: number): readonly number[] {
  const every = Math.max(1, Math.ceil(count / labelsMax));
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % every === 0);
}

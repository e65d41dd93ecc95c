import type { SlotPresentation } from '@arara/games/tables';

/** What so many of each symbol pay, in units of the stake; one table, or a second for scatters that count in other numbers. */
interface PrizeGrid {
  /** How many of a symbol, as people read it: "3", "5–6", "11+". */
  readonly steps: readonly string[];
  readonly rows: readonly PrizeRow[];
}

interface PrizeRow {
  readonly symbol: string;
  readonly pays: readonly number[];
}

export function prizeGrids({ wins, scatter, symbols }: SlotPresentation): readonly PrizeGrid[] {
  const onReels = wins.kind === 'lines' || wins.kind === 'ways';
  const steps = onReels ? reelSteps(wins.pays) : [...wins.least];
  const best = (symbol: string) => wins.pays[symbol]?.at(-1) ?? 0;
  const rows = symbols
    .filter((symbol) => wins.pays[symbol])
    .toSorted((a, b) => best(b) - best(a))
    .map((symbol) => ({ symbol, pays: steps.map((_, step) => wins.pays[symbol]?.[step] ?? 0) }));
  const texts = onReels ? steps.map(String) : steps.map((step, at) => stepText(step, steps[at + 1]));
  const counts = [...(scatter?.pays.keys() ?? [])].filter((count) => (scatter?.pays[count] ?? 0) > 0);
  if (!scatter || counts.length === 0) return [{ steps: texts, rows }];
  const scattered = (at: readonly number[]) => ({
    symbol: scatter.symbol,
    pays: at.map((count) => scatter.pays[count] ?? 0),
  });
  if (onReels && counts.every((count) => steps.includes(count)))
    return [{ steps: texts, rows: [...rows, scattered(steps)] }];
  const own = counts.map((count, at) => stepText(count, counts[at + 1]));
  return [
    { steps: texts, rows },
    { steps: own, rows: [scattered(counts)] },
  ];
}

/** From three of a symbol on, as many as the longest row of the table knows. */
function reelSteps(pays: Readonly<Record<string, readonly number[]>>): number[] {
  const longest = Math.max(0, ...Object.values(pays).map(({ length }) => length));
  return Array.from({ length: longest }, (_, step) => step + 3);
}

/** "5–6", "11+", and just "4" where only that many can be. */
function stepText(step: number, next: number | undefined): string {
  if (next === undefined) return `${step}+`;
  return next === step + 1 ? String(step) : `${step}–${next - 1}`;
}

interface DrawnPrize {
  /** In stakes; of a multiplier, what it multiplies by. */
  readonly times: number;
  readonly share: number;
}

/** What a wheel, a coin, a place or a multiplier can be, the least first, and how often in all it is. */
export function drawnPrizes({ wheel, hold, mystery, picks, units }: SlotPresentation): readonly DrawnPrize[] {
  const all =
    mystery?.map(({ multiplier, weight }) => ({ times: multiplier, weight })) ??
    picks?.prizes.map((prize) => ({ times: prize / units, weight: 1 })) ??
    (wheel?.segments ?? hold?.values ?? []).map((prize) => ({
      times: prize.units / units,
      weight: prize.weight,
    }));
  const of = all.reduce((sum, { weight }) => sum + weight, 0);
  const weights = new Map<number, number>();
  for (const { times, weight } of all) weights.set(times, (weights.get(times) ?? 0) + weight);
  return [...weights]
    .map(([times, weight]) => ({ times, share: weight / of }))
    .toSorted((a, b) => a.times - b.times);
}

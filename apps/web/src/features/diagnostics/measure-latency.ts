const sampleCount = 5;

export interface Latency {
  readonly min: number;
  readonly median: number;
  readonly max: number;
}

/** How long the server takes to say that it is alive, in whole milliseconds; null when it does not. */
export async function measureLatency(): Promise<Latency | null> {
  const samples: number[] = [];
  try {
    for (let taken = 0; taken < sampleCount; taken += 1) samples.push(await timeOf('/healthz'));
  } catch {
    return null;
  }
  return spreadOf(samples);
}

/** Milliseconds until the whole answer is here; fails when it is not a good one. */
export async function timeOf(address: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(address, { cache: 'no-store' });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return performance.now() - startedAt;
}

/** Lowest, middle and highest of some samples; null of none. */
export function spreadOf(samples: readonly number[]): Latency | null {
  const sorted = samples.map(Math.round).toSorted((a, b) => a - b);
  const [min, max] = [sorted[0], sorted.at(-1)];
  const high = sorted[Math.floor(sorted.length / 2)];
  const low = sorted[Math.floor((sorted.length - 1) / 2)];
  if (min === undefined || max === undefined || low === undefined || high === undefined) return null;
  return { min, median: Math.round((low + high) / 2), max };
}

import type { Page } from '@playwright/test';

export interface FrameTimes {
  readonly frames: number;
  readonly median_ms: number;
  readonly p95_ms: number;
  readonly longest_ms: number;
  /** Frames that took more than one and a half times the display's interval, in percent. */
  readonly long_percent: number;
}

/** The times between animation frames of a page, for so many milliseconds. */
export async function collectFrames(page: Page, ms: number): Promise<number[]> {
  // A text: functions that a loader has gone over do not run in a page.
  const intervals: unknown = await page.evaluate(`new Promise((resolve) => {
    const intervals = [];
    let [last, begun] = [0, 0];
    const step = (now) => {
      if (last > 0) intervals.push(now - last);
      else begun = now;
      last = now;
      if (now - begun < ${ms}) requestAnimationFrame(step);
      else resolve(intervals);
    };
    requestAnimationFrame(step);
  })`);
  return Array.isArray(intervals) ? intervals.map(Number) : [];
}

export function told(intervals: readonly number[], displayMs: number): FrameTimes {
  const sorted = intervals.toSorted((a, b) => a - b);
  const at = (share: number) => Number((sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2));
  const long = sorted.filter((interval) => interval > displayMs * 1.5).length;
  return {
    frames: sorted.length,
    median_ms: at(0.5),
    p95_ms: at(0.95),
    longest_ms: at(1),
    long_percent: Number(((long / Math.max(sorted.length, 1)) * 100).toFixed(2)),
  };
}

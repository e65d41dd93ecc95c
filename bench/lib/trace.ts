import type { Page } from '@playwright/test';

/** A stretch of work as Chromium's tracing tells it; times in µs. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** By the clock. */
  readonly dur?: number;
  /** Of a processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface Trace {
  readonly events: readonly TraceEvent[];
  /** When each animation frame began, on the trace's clock. */
  readonly frames: readonly number[];
  /** The page's own process. */
  readonly pid: number;
}

const mark = 'frames-from-here';

/** Traces a page for so long, with the times of its animation frames. */
export async function traced(page: Page, ms: number): Promise<Trace> {
  const browser = page.context().browser();
  if (!browser) throw new Error('this page has no browser to trace');
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'cc',
      'viz',
      'blink.user_timing',
    ],
  });
  // A text: functions that a loader has gone over do not run in a page.
  const after: unknown = await page.evaluate(`new Promise((resolve) => {
    const begun = performance.now();
    performance.mark('${mark}', { startTime: begun });
    const frames = [];
    const step = (now) => {
      frames.push(now - begun);
      if (now - begun < ${ms}) requestAnimationFrame(step);
      else resolve(frames);
    };
    requestAnimationFrame(step);
  })`);
  const trace = await browser.stopTracing();
  const { traceEvents: events } = JSON.parse(trace.toString()) as {
    traceEvents: TraceEvent[];
  };
  const begun = events.find(({ name }) => name === mark);
  if (!begun || !Array.isArray(after)) throw new Error('the trace does not hold its frames');
  return { events, frames: after.map((ms) => begun.ts + Number(ms) * 1_000), pid: begun.pid };
}

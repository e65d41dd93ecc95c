import type { Trace, TraceEvent } from './trace.ts';

/** Milliseconds of work a second of play, by kind. */
export type FrameCosts = Readonly<Record<string, number>>;

/** A stretch of work that is of one kind: what lies in it and is of another has been taken off. */
export interface Work {
  readonly kind: string;
  readonly from: number;
  readonly to: number;
  /** Of a processor, in ms. */
  readonly cpuMs: number;
}

/** What Chromium calls its work, and what it is. */
const kinds: Readonly<Record<string, string>> = {
  FunctionCall: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  RunMicrotasks: 'script',
  MinorGC: 'garbage',
  MajorGC: 'garbage',
  UpdateLayoutTree: 'styles',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'layers',
  Commit: 'layers',
  RasterTask: 'raster',
  ImageDecodeTask: 'decoding of pictures',
  'Decode LazyPixelRef': 'decoding of pictures',
};

/** Whatever else a thread of the page or of the compositor does. */
const ofThread: Readonly<Record<string, string>> = {
  CrRendererMain: 'rest of the page',
  Compositor: 'layers',
  VizCompositorThread: 'composing',
};

/** All work of the page and of the process that puts its layers together, thread by thread. */
export function workOf({ events, pid }: Trace): Work[] {
  const threads = new Map<string, { name: string; events: TraceEvent[] }>();
  const processes = new Set([pid]);
  const threadOf = (event: TraceEvent) => {
    const key = `${event.pid} ${event.tid}`;
    const known = threads.get(key) ?? { name: '', events: [] };
    threads.set(key, known);
    return known;
  };
  for (const event of events) {
    if (event.name === 'thread_name') threadOf(event).name = event.args?.name ?? '';
    if (event.name === 'process_name' && event.args?.name === 'GPU Process') processes.add(event.pid);
    if (event.ph === 'X' && event.dur !== undefined) threadOf(event).events.push(event);
  }
  return [...threads.values()].flatMap(({ name, events: all }) => {
    const own = all.filter((event) => processes.has(event.pid));
    return unnested(
      own,
      (event) => kinds[event.name] ?? (event.name === 'RunTask' ? ofThread[name] : undefined),
    );
  });
}

/** Stretches of one thread, each without those that lie in it. */
function unnested(events: readonly TraceEvent[], kindOf: (event: TraceEvent) => string | undefined): Work[] {
  const works: { kind: string; from: number; to: number; cpuMs: number }[] = [];
  const open: (typeof works)[number][] = [];
  for (const event of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    const kind = kindOf(event);
    if (kind === undefined) continue;
    const work = { kind, from: event.ts, to: event.ts + (event.dur ?? 0), cpuMs: (event.tdur ?? 0) / 1_000 };
    while (open.length > 0 && (open.at(-1)?.to ?? 0) <= work.from) open.pop();
    const around = open.at(-1);
    if (around) around.cpuMs -= work.cpuMs;
    open.push(work);
    works.push(work);
  }
  return works;
}

/** How much of a second each kind of work takes of the processors, all threads together, the most first. */
export function costsOf(trace: Trace): FrameCosts {
  const [from = 0, to = 0] = [trace.frames[0], trace.frames.at(-1)];
  const spent = new Map<string, number>();
  for (const { kind, cpuMs, ...work } of workOf(trace)) {
    if (work.from >= from && work.from < to) spent.set(kind, (spent.get(kind) ?? 0) + cpuMs);
  }
  return Object.fromEntries(
    [...spent]
      .toSorted(([, one], [, other]) => other - one)
      .map(([kind, ms]) => [kind, Math.round((ms * 1e6) / Math.max(to - from, 1))]),
  );
}

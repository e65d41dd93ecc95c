import { type Work, workOf } from './frame-costs.ts';
import type { Trace } from './trace.ts';

/** Long frames that the same kind of work filled. */
export interface LongFrames {
  /** The work that took most of a processor; `waiting` where the page had one for less than a third of the time. */
  readonly cause: string;
  readonly frames: number;
  readonly longest_ms: number;
  /** What an average one of them took of the processors, by kind, in ms. */
  readonly ms_by_kind: Readonly<Record<string, number>>;
}

/** What filled the frames of a trace that took more than one and a half times the display's interval. */
export function longFrames(trace: Trace, displayMs: number): LongFrames[] {
  const works = workOf(trace);
  const causes = new Map<string, { ms: number; spent: Map<string, number> }[]>();
  for (const [index, to] of trace.frames.entries()) {
    const from = trace.frames[index - 1] ?? to;
    const ms = (to - from) / 1_000;
    if (ms <= displayMs * 1.5) continue;
    const spent = spentIn(works, from, to);
    const [most] = [...spent].toSorted(([, one], [, other]) => other - one);
    const all = [...spent.values()].reduce((sum, one) => sum + one, 0);
    const cause = most && all >= ms / 3 ? most[0] : 'waiting';
    causes.set(cause, [...(causes.get(cause) ?? []), { ms, spent }]);
  }
  return [...causes]
    .map(([cause, frames]) => ({
      cause,
      frames: frames.length,
      longest_ms: Math.round(Math.max(...frames.map(({ ms }) => ms))),
      ms_by_kind: average(frames.map(({ spent }) => spent)),
    }))
    .toSorted((one, other) => other.frames - one.frames);
}

/** Of a stretch that reaches over a frame's edge, the part that lies in the frame. */
function spentIn(works: readonly Work[], from: number, to: number): Map<string, number> {
  const spent = new Map<string, number>();
  for (const work of works) {
    const shared = Math.min(work.to, to) - Math.max(work.from, from);
    if (shared <= 0) continue;
    const part = work.cpuMs * (shared / (work.to - work.from));
    spent.set(work.kind, (spent.get(work.kind) ?? 0) + part);
  }
  return spent;
}

function average(all: readonly ReadonlyMap<string, number>[]): Record<string, number> {
  const kinds = new Set(all.flatMap((one) => [...one.keys()]));
  const means = [...kinds].map(
    (kind) => [kind, all.reduce((sum, one) => sum + (one.get(kind) ?? 0), 0) / all.length] as const,
  );
  return Object.fromEntries(
    means
      .filter(([, ms]) => ms >= 0.5)
      .toSorted(([, one], [, other]) => other - one)
      .map(([kind, ms]) => [kind, Number(ms.toFixed(1))]),
  );
}

/** How the last calls went. */
export interface CallsSummary {
  readonly calls: number;
  /** Of them, those that nobody answered. */
  readonly unanswered: number;
  /** Of the answered ones, in milliseconds; null when there is none. */
  readonly p50Ms: number | null;
  readonly p95Ms: number | null;
}

const keptMost = 100;

/** Remembers the last hundred calls that were made. */
export class RecentCalls {
  readonly #calls: { readonly ms: number; readonly isAnswered: boolean }[] = [];

  add(ms: number, isAnswered: boolean): void {
    this.#calls.push({ ms, isAnswered });
    if (this.#calls.length > keptMost) this.#calls.shift();
  }

  summary(): CallsSummary {
    const times = this.#calls.flatMap(({ ms, isAnswered }) => (isAnswered ? [ms] : [])).sort((a, b) => a - b);
    const at = (share: number) => {
      const ms = times[Math.min(times.length - 1, Math.floor(times.length * share))];
      return ms === undefined ? null : Math.round(ms);
    };
    return {
      calls: this.#calls.length,
      unanswered: this.#calls.length - times.length,
      p50Ms: at(0.5),
      p95Ms: at(0.95),
    };
  }
}

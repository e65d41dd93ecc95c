import type { WirePayout, WirePerson, WirePix } from '../wire/documents.ts';

/** Something that happens later, and still happens when the process was killed in between. */
export type Job = { readonly id: string; readonly dueAt: number } & (
  | { readonly kind: 'settle_payment'; readonly payment: Payment }
  | {
      readonly kind: 'settle_refund';
      readonly endToEndId: string;
      readonly refundId: string;
      readonly isRejected: boolean;
    }
  | { readonly kind: 'accept_payout'; readonly payout: WirePayout }
  | {
      readonly kind: 'settle_payout';
      readonly idEnvio: string;
      readonly isRejected: boolean;
      readonly copies: number;
    }
  | { readonly kind: 'deliver'; readonly delivery: Delivery }
);

/** A payer's authorised order to pay a charge. */
export interface Payment {
  readonly endToEndId: string;
  readonly txid: string;
  readonly valor: string;
  readonly pagador: WirePerson;
}

export interface Delivery {
  readonly url: string;
  readonly body: { readonly pix: readonly WirePix[] } | { readonly payouts: readonly WirePayout[] };
  /** Attempts already made. */
  readonly attempt: number;
}

export type JobOf<Kind extends Job['kind']> = Extract<Job, { kind: Kind }>;

export interface JobRunner {
  /** Looks at the jobs again; call it when they changed. */
  wake(): void;
  /** Runs what is due and what that makes due, and resolves when nothing is left to run now. */
  idle(): Promise<void>;
  /** Starts nothing more and resolves when what runs has ended. */
  stop(): Promise<void>;
}

const runningMax = 128;
const timerMsMax = 60_000;

/**
 * Runs each job once it is due. `run` must remove the job or move its due time; a job whose run throws is
 * reported and left alone until the process starts again.
 */
export function createJobRunner(options: {
  readonly jobs: () => Iterable<Job>;
  readonly run: (job: Job) => Promise<void>;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}): JobRunner {
  const running = new Map<string, Promise<void>>();
  const failed = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isWakeQueued = false;
  let isStopped = false;

  const start = (job: Job): void => {
    const done = options.run(job).then(
      () => {},
      (error: unknown) => {
        failed.add(job.id);
        options.onError(error);
      },
    );
    running.set(job.id, done.finally(() => running.delete(job.id)).then(wake));
  };
  const startDue = (): void => {
    isWakeQueued = false;
    if (timer) clearTimeout(timer);
    timer = null;
    if (isStopped) return;
    let next = Number.POSITIVE_INFINITY;
    for (const job of options.jobs()) {
      if (running.has(job.id) || failed.has(job.id)) continue;
      if (job.dueAt > options.now()) next = Math.min(next, job.dueAt);
      else if (running.size < runningMax) start(job);
    }
    if (next === Number.POSITIVE_INFINITY) return;
    timer = setTimeout(startDue, Math.min(Math.max(next - options.now(), 0), timerMsMax));
    timer.unref();
  };
  /** One look per turn, however many changes the turn made. */
  function wake(): void {
    if (isWakeQueued || isStopped) return;
    isWakeQueued = true;
    queueMicrotask(startDue);
  }
  const idle = async (): Promise<void> => {
    startDue();
    while (running.size > 0) {
      await Promise.all(running.values());
      startDue();
    }
  };
  const stop = async (): Promise<void> => {
    isStopped = true;
    if (timer) clearTimeout(timer);
    await Promise.all(running.values());
  };
  return { wake, idle, stop };
}

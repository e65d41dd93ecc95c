import type { Change, Entities, SandboxStore } from './store.ts';

type Tables = { readonly [Kind in keyof Entities]: Map<string, Entities[Kind]> };

/** What the sandbox knows. Read the maps freely; change them through `write` alone. */
export interface State {
  readonly charges: ReadonlyMap<string, Entities['charge']>;
  readonly pix: ReadonlyMap<string, Entities['pix']>;
  readonly payouts: ReadonlyMap<string, Entities['payout']>;
  readonly webhooks: ReadonlyMap<string, Entities['webhook']>;
  readonly jobs: ReadonlyMap<string, Entities['job']>;
  /** Applies at once, so that decisions made in one turn stand in order; resolves when durable. */
  write(changes: readonly Change[]): Promise<void>;
  /** Resolves when everything written so far is durable: an answer must not tell what a kill could undo. */
  settled(): Promise<void>;
}

/** Loads the store into memory and keeps both in step. `onJobs` is called when jobs were added or changed. */
export function createState(store: SandboxStore, onJobs: () => void): State {
  const tables: Tables = {
    charge: new Map(),
    pix: new Map(),
    payout: new Map(),
    webhook: new Map(),
    job: new Map(),
  };
  for (const change of store.load()) apply(tables, change);
  let last: Promise<void> = Promise.resolve();
  return {
    charges: tables.charge,
    pix: tables.pix,
    payouts: tables.payout,
    webhooks: tables.webhook,
    jobs: tables.job,
    write(changes) {
      for (const change of changes) apply(tables, change);
      last = store.append(changes);
      if (changes.some((change) => change.kind === 'job')) onJobs();
      return last;
    },
    settled: () => last,
  };
}

function apply(tables: Tables, change: Change): void {
  // Kind and value belong together in Change; the compiler loses that once they are looked up by name.
  const table = tables[change.kind] as Map<string, Change['value']>;
  if (change.value === null) table.delete(change.id);
  else table.set(change.id, change.value);
}

import type { WireCharge, WirePayout, WirePix, WireProblem } from '../wire/documents.ts';
import type { Job } from './jobs.ts';

/** Everything the sandbox remembers, by kind. All of it is plain JSON, so a journal can hold it. */
export interface Entities {
  readonly charge: StoredCharge;
  readonly pix: WirePix;
  readonly payout: StoredPayout;
  readonly webhook: StoredWebhook;
  readonly job: Job;
}

export interface StoredCharge {
  readonly document: Omit<WireCharge, 'pix'>;
  /** endToEndIds of the Pix that paid it. */
  readonly paidBy: readonly string[];
}

export interface StoredPayout {
  readonly document: WirePayout;
  /** The problem it was answered with, where it was rejected at once. */
  readonly refusal: WireProblem | null;
}

interface StoredWebhook {
  readonly chave: string;
  readonly webhookUrl: string;
  readonly criacao: string;
}

/** One entity's new value; `null` forgets it. The last change of a kind and id counts. */
export type Change = {
  [Kind in keyof Entities]: {
    readonly kind: Kind;
    readonly id: string;
    readonly value: Entities[Kind] | null;
  };
}[keyof Entities];

/** Where changes are kept. The changes of one `append` are kept together or not at all. */
export interface SandboxStore {
  /** What earlier processes wrote, in their order. Read once. */
  load(): readonly Change[];
  /** Resolves when the changes would survive the end of the process. Rejects when that cannot be promised. */
  append(changes: readonly Change[]): Promise<void>;
  close(): Promise<void>;
}

/** Keeps nothing beyond the process: for tests. */
export function createMemoryStore(): SandboxStore {
  return { load: () => [], append: async () => {}, close: async () => {} };
}

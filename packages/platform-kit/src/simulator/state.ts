import type { Direction } from '../wire.ts';
import type { Entry, SimulatorStore } from './store.ts';

export interface StoredTransfer {
  readonly reference: string;
  readonly player: string;
  readonly direction: Direction;
  readonly amountCents: bigint;
  readonly balanceCents: bigint;
  readonly at: string;
}

/** What the platform knows: players with their money, and every transfer ever done. */
export class State {
  readonly #store: SimulatorStore;
  readonly #balances = new Map<string, bigint>();
  readonly #transfers = new Map<string, StoredTransfer>();
  #settled: Promise<void> = Promise.resolve();

  constructor(store: SimulatorStore) {
    this.#store = store;
    for (const entry of store.load()) this.#apply(entry);
  }

  balanceOf(player: string): bigint | undefined {
    return this.#balances.get(player);
  }

  transfer(reference: string): StoredTransfer | undefined {
    return this.#transfers.get(reference);
  }

  /** What all players have together. */
  totalCents(): bigint {
    return [...this.#balances.values()].reduce((sum, cents) => sum + cents, 0n);
  }

  /** Decisions are made and applied in one turn; each resolves once it is durable. */
  write(entry: Entry): Promise<void> {
    this.#apply(entry);
    this.#settled = this.#store.append(entry);
    return this.#settled;
  }

  /** As long as the process lives: a store of its own knows the player again. */
  forget(player: string): void {
    this.#balances.delete(player);
  }

  /** Resolves when all that is known is durable: an answer must not tell what a kill could undo. */
  settled(): Promise<void> {
    return this.#settled;
  }

  #apply(entry: Entry): void {
    if (entry.kind === 'player') {
      if (!this.#balances.has(entry.player)) this.#balances.set(entry.player, 0n);
      return;
    }
    const balanceCents = BigInt(entry.balanceCents);
    this.#balances.set(entry.player, balanceCents);
    if (entry.kind === 'round') return;
    const { reference, player, direction, at } = entry;
    const amountCents = BigInt(entry.amountCents);
    this.#transfers.set(reference, { reference, player, direction, at, amountCents, balanceCents });
  }
}

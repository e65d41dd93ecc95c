import pg from 'pg';
import type { Clock } from './clock.ts';

type Done = (release?: boolean | Error) => void;
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void;

const shifts = new WeakMap<object, number>();
const greeted = new WeakSet<object>();
const bounded = new WeakSet<object>();

/**
 * A transaction of ours asks its next question at once. Of a process that stands still in the middle of one (stopped, swapped out, a frozen
 * machine) the others would wait for whatever it has locked, and no listener would hear an event, for as long as it does. Set once the
 * connection stands: as a parameter of the connection poolers refuse it.
 */
const idleInTransaction = '15s';

/** Looks at a connection before its first use; one that it refuses is not used. */
export type Greet = (client: pg.PoolClient) => Promise<void>;

/** A pool whose connections tell the database how far the product's clock stands from the real one, and end when they idle in a transaction. */
export class ClockedPool extends pg.Pool {
  readonly #clock: Clock;
  readonly #greet: Greet | undefined;

  constructor(config: pg.PoolConfig, clock: Clock, greet?: Greet) {
    super(config);
    this.#clock = clock;
    this.#greet = greet;
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback) {
      super.connect((error, client, done) => {
        if (error || !client || this.#isSet(client)) return callback(error, client, done);
        this.#set(client).then(
          () => callback(undefined, client, done),
          (fault: Error) => {
            done(fault);
            callback(fault, undefined, () => {});
          },
        );
      });
      return undefined;
    }
    return super.connect().then(async (client) => {
      if (this.#isSet(client)) return client;
      try {
        await this.#set(client);
        return client;
      } catch (error) {
        client.release(true);
        throw error;
      }
    });
  }

  #isSet(client: pg.PoolClient): boolean {
    const isGreeted = this.#greet === undefined || greeted.has(client);
    return isGreeted && bounded.has(client) && (shifts.get(client) ?? 0) === this.#clock.shiftMs();
  }

  async #set(client: pg.PoolClient): Promise<void> {
    if (this.#greet && !greeted.has(client)) await this.#greet(client);
    greeted.add(client);
    if (!bounded.has(client))
      await client.query(`set idle_in_transaction_session_timeout = '${idleInTransaction}'`);
    bounded.add(client);
    const shiftMs = this.#clock.shiftMs();
    if ((shifts.get(client) ?? 0) === shiftMs) return;
    await client.query(`set arara.clock_shift = '${Math.round(shiftMs)} ms'`);
    shifts.set(client, shiftMs);
  }
}

import type { FromServer } from '@arara/contract';

/** One open connection, as a channel sees it. */
export interface Listener {
  readonly topics: ReadonlySet<string>;
  send(message: FromServer): void;
}

type Event = Extract<FromServer, { type: 'event' }>;

const eventsKeptMax = 100;

/**
 * The events of one member on this instance: numbered without gaps and kept for a while, so that a connection that comes
 * back gets what it missed. Numbers begin at the time of day in milliseconds: one from before a restart or from another
 * instance is then never mistaken for one of ours.
 */
export class MemberChannel<L extends Listener = Listener> {
  readonly listeners = new Set<L>();
  /** Since when nobody has listened, in milliseconds; null while somebody does. */
  emptySinceMs: number | null = performance.now();
  readonly #firstSeq: number;
  #seq: number;
  #events: Event[] = [];

  constructor(nowMs: number) {
    this.#firstSeq = nowMs;
    this.#seq = nowMs;
  }

  get seq(): number {
    return this.#seq;
  }

  /** Numbers an event and sends it to every connection; one that did not ask for its topic gets the number alone. */
  publish(topic: Event['topic'], data: unknown): void {
    this.#seq += 1;
    const event: Event = { type: 'event', seq: this.#seq, topic, data };
    this.#events.push(event);
    if (this.#events.length > eventsKeptMax) this.#events.shift();
    for (const listener of this.listeners)
      listener.send(listener.topics.has(topic) ? event : { ...event, data: null });
  }

  /** Something happened that cannot be told: whoever listens will see a gap, and whoever comes back gets a snapshot. */
  lose(): void {
    this.#seq += 1;
    this.#events = [];
  }

  /** What a connection that saw `lastSeq` has missed; null when that is no longer known. */
  since(lastSeq: number): readonly Event[] | null {
    if (lastSeq < this.#firstSeq || lastSeq > this.#seq) return null;
    const missed = this.#events.filter((event) => event.seq > lastSeq);
    return missed.length === this.#seq - lastSeq ? missed : null;
  }
}

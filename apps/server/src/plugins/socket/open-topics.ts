import type { FromServer } from '@arara/contract';
import type { FastifyBaseLogger } from 'fastify';
import { socketLimits } from './limits.ts';

/** What stands in an open topic now, or null for a topic that has no snapshot. */
export type ReadTopic = (topic: string) => Promise<unknown> | null;

/** A connection, as open topics see it. */
export interface Watcher {
  watched: ReadonlySet<string>;
  readonly isOpen: boolean;
  readonly unsentBytes: number;
  send(message: FromServer): void;
  sendFrame(frame: Buffer): void;
}

interface Topic<W> {
  readonly watchers: Set<W>;
  /** Those who are not told news, because they read too slowly or have not had their snapshot yet. */
  readonly behind: Set<W>;
  /** Those of them whose snapshot is being read. */
  readonly waiting: Set<W>;
  seq: number;
  /** The last news, so that what came while a snapshot was read can be told after it. */
  frames: Buffer[];
  isReading: boolean;
}

const framesKept = 128;

/**
 * Open topics and who follows them. News are encoded once for all. Whoever begins to follow a topic that has a snapshot gets
 * it, then the news that came since it was read: news may be in the snapshot too and bear to be heard twice.
 */
export class OpenTopics<W extends Watcher> {
  readonly #read: ReadTopic;
  readonly #log: FastifyBaseLogger;
  readonly #topics = new Map<string, Topic<W>>();

  constructor(read: ReadTopic, log: FastifyBaseLogger) {
    this.#read = read;
    this.#log = log;
  }

  /** Follows `watcher.watched`. */
  join(watcher: W): void {
    for (const name of watcher.watched) {
      const topic = this.#topicOf(name);
      topic.watchers.add(watcher);
      this.#snapshotFor(name, topic, [watcher]);
    }
  }

  /** Follows nothing any more. */
  leave(watcher: W): void {
    for (const name of watcher.watched) {
      const topic = this.#topics.get(name);
      if (!topic) continue;
      for (const set of [topic.watchers, topic.behind, topic.waiting]) set.delete(watcher);
      if (topic.watchers.size === 0) this.#topics.delete(name);
    }
    watcher.watched = new Set();
  }

  tell(name: string, data: unknown): void {
    const topic = this.#topics.get(name);
    if (!topic) return;
    topic.seq += 1;
    const frame = Buffer.from(JSON.stringify({ type: 'open', topic: name, seq: topic.seq, data }));
    topic.frames.push(frame);
    if (topic.frames.length > framesKept) topic.frames.shift();
    for (const watcher of topic.watchers) {
      if (topic.behind.has(watcher)) continue;
      if (watcher.unsentBytes > socketLimits.behindFromBytes && this.#hasSnapshot(name))
        topic.behind.add(watcher);
      else watcher.sendFrame(frame);
    }
  }

  /** Snapshots for those who were left behind and have read what there was. */
  catchUp(): void {
    for (const [name, topic] of this.#topics) {
      if (topic.behind.size === 0) continue;
      const ready = [...topic.behind].filter(
        (watcher) => !topic.waiting.has(watcher) && watcher.unsentBytes <= socketLimits.caughtUpBytes,
      );
      if (ready.length > 0) this.#snapshotFor(name, topic, ready);
    }
  }

  /** News may have been lost before they were numbered: everybody gets a snapshot. */
  closeGap(): void {
    for (const [name, topic] of this.#topics) this.#snapshotFor(name, topic, [...topic.watchers]);
  }

  #hasSnapshot(name: string): boolean {
    return name.startsWith('live:');
  }

  #topicOf(name: string): Topic<W> {
    const known = this.#topics.get(name);
    if (known) return known;
    const topic: Topic<W> = {
      watchers: new Set(),
      behind: new Set(),
      waiting: new Set(),
      // The time of day: a number from before a restart is never mistaken for one of ours.
      seq: Date.now(),
      frames: [],
      isReading: false,
    };
    this.#topics.set(name, topic);
    return topic;
  }

  #snapshotFor(name: string, topic: Topic<W>, watchers: readonly W[]): void {
    if (!this.#hasSnapshot(name)) return;
    for (const watcher of watchers) {
      topic.behind.add(watcher);
      topic.waiting.add(watcher);
    }
    if (topic.isReading) return;
    topic.isReading = true;
    this.#serve(name, topic)
      .catch((error: unknown) => {
        this.#log.warn({ err: error, topic: name }, 'a snapshot could not be read');
        // They stay behind and are tried again.
        topic.waiting.clear();
      })
      .finally(() => {
        topic.isReading = false;
      });
  }

  /** One reading serves all who wait when it begins; those who come meanwhile have the next one. */
  async #serve(name: string, topic: Topic<W>): Promise<void> {
    while (topic.waiting.size > 0) {
      const served = [...topic.waiting];
      const { seq } = topic;
      const data = await this.#read(name);
      const missed = topic.seq - seq;
      if (missed > topic.frames.length) continue;
      // From here on nothing waits, so that no news come in between.
      const snapshot = Buffer.from(JSON.stringify({ type: 'open_snapshot', topic: name, seq, data }));
      const since = missed === 0 ? [] : topic.frames.slice(-missed);
      for (const watcher of served) {
        if (!topic.waiting.delete(watcher)) continue;
        topic.behind.delete(watcher);
        for (const frame of [snapshot, ...since]) watcher.sendFrame(frame);
      }
    }
  }
}

import { setImmediate as turn } from 'node:timers/promises';
import type { FromServer } from '@arara/contract';
import type { FastifyBaseLogger } from 'fastify';
import { socketLimits } from './limits.ts';
import { inSlices } from './slices.ts';
import { textFrame } from './text-frame.ts';

/** What stands in an open topic now, or null for a topic that has no snapshot. */
export type ReadTopic = (topic: string) => Promise<unknown> | null;

/** A connection, as open topics see it. */
export interface Watcher {
  watched: ReadonlySet<string>;
  readonly isOpen: boolean;
  readonly unsentBytes: number;
  send(message: FromServer): void;
  sendFrames(frames: Buffer): void;
}

interface Topic<W> {
  /** Who follows it, with the number of the last news that each was told. */
  readonly watchers: Map<W, number>;
  /** Those who are not told news, because they read too slowly or have not had their snapshot yet. */
  readonly behind: Set<W>;
  /** Those of them whose snapshot is being read. */
  readonly waiting: Set<W>;
  seq: number;
  /** The last news as they go over the wire: everybody has got as far as its own number. */
  readonly frames: Buffer[];
  /** Several of the last news in one piece, made once for all who miss the same. */
  bundle: { readonly seq: number; readonly count: number; readonly bytes: Buffer } | null;
  snapshotBytes: number;
  isReading: boolean;
  isTelling: boolean;
  /** There is something to tell that whoever had a turn already may not have got. */
  hasMore: boolean;
}

const framesKept = 128;

/**
 * Open topics and who follows them. News are encoded once for all and told in slices, so that a crowd does not hold up
 * requests: what has come by the time it is somebody's turn goes out in one write. Whoever begins to follow a topic that has
 * a snapshot gets it, then the news that came since it was read: news may be in the snapshot too and bear to be heard twice.
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
      topic.watchers.set(watcher, topic.seq);
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
    topic.frames.push(textFrame(JSON.stringify({ type: 'open', topic: name, seq: topic.seq, data })));
    if (topic.frames.length > framesKept) topic.frames.shift();
    this.#tellAll(name, topic);
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
    for (const [name, topic] of this.#topics) this.#snapshotFor(name, topic, [...topic.watchers.keys()]);
  }

  #hasSnapshot(name: string): boolean {
    return name.startsWith('live:');
  }

  #topicOf(name: string): Topic<W> {
    const known = this.#topics.get(name);
    if (known) return known;
    const topic: Topic<W> = {
      watchers: new Map(),
      behind: new Set(),
      waiting: new Set(),
      // The time of day: a number from before a restart is never mistaken for one of ours.
      seq: Date.now(),
      frames: [],
      bundle: null,
      snapshotBytes: 0,
      isReading: false,
      isTelling: false,
      hasMore: false,
    };
    this.#topics.set(name, topic);
    return topic;
  }

  #tellAll(name: string, topic: Topic<W>): void {
    topic.hasMore = true;
    if (topic.isTelling) return;
    topic.isTelling = true;
    this.#spread(name, topic).catch((error: unknown) =>
      this.#log.error({ err: error, topic: name }, 'news were not told'),
    );
  }

  /** Brings everybody to the last news, and again while more have come meanwhile. */
  async #spread(name: string, topic: Topic<W>): Promise<void> {
    try {
      // After all that is told in this turn of the event loop.
      await turn();
      while (topic.hasMore) {
        topic.hasMore = false;
        await inSlices(topic.watchers, ([watcher, last]) => {
          if (last !== topic.seq && !topic.behind.has(watcher)) this.#bringUp(name, topic, watcher, last);
        });
      }
    } finally {
      topic.isTelling = false;
    }
  }

  #bringUp(name: string, topic: Topic<W>, watcher: W, last: number): void {
    const missed = topic.seq - last;
    // A snapshot that has just been given may well be on its way still.
    const isSlow = watcher.unsentBytes > socketLimits.behindFromBytes + topic.snapshotBytes;
    if ((isSlow || missed > topic.frames.length) && this.#hasSnapshot(name)) {
      topic.behind.add(watcher);
      return;
    }
    watcher.sendFrames(lastFrames(topic, Math.min(missed, topic.frames.length)));
    topic.watchers.set(watcher, topic.seq);
  }

  #snapshotFor(name: string, topic: Topic<W>, watchers: readonly W[]): void {
    if (!this.#hasSnapshot(name)) return;
    for (const watcher of watchers) {
      topic.behind.add(watcher);
      topic.waiting.add(watcher);
    }
    if (topic.isReading) return;
    topic.isReading = true;
    this.#serve(name, topic).catch((error: unknown) =>
      this.#log.warn({ err: error, topic: name }, 'a snapshot could not be read'),
    );
  }

  /** One reading serves all who wait when it begins; those who come meanwhile have the next one. */
  async #serve(name: string, topic: Topic<W>): Promise<void> {
    try {
      while (topic.waiting.size > 0) {
        const served = [...topic.waiting];
        const { seq } = topic;
        const data = await this.#read(name);
        const snapshot = textFrame(JSON.stringify({ type: 'open_snapshot', topic: name, seq, data }));
        topic.snapshotBytes = snapshot.length;
        await inSlices(served, (watcher) => {
          if (!topic.waiting.delete(watcher)) return;
          topic.behind.delete(watcher);
          watcher.sendFrames(snapshot);
          topic.watchers.set(watcher, seq);
        });
        // And what came since.
        this.#tellAll(name, topic);
      }
    } finally {
      // Those whose snapshot could not be read stay behind and are tried again.
      topic.waiting.clear();
      topic.isReading = false;
    }
  }
}

/** The last `count` news, one after the other as a socket gets them. */
function lastFrames<W>(topic: Topic<W>, count: number): Buffer {
  const [newest] = topic.frames.slice(-1);
  if (count === 1 && newest) return newest;
  const { seq, bundle } = topic;
  if (bundle?.seq === seq && bundle.count === count) return bundle.bytes;
  const bytes = Buffer.concat(topic.frames.slice(-count));
  topic.bundle = { seq, count, bytes };
  return bytes;
}

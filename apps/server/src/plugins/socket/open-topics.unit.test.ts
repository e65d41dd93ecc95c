import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { silentLog } from '../../testing/silent-log.ts';
import { socketLimits } from './limits.ts';
import { OpenTopics, type Watcher } from './open-topics.ts';

const log = silentLog;
const topic = 'live:mesa';

class TestWatcher implements Watcher {
  watched: ReadonlySet<string> = new Set([topic]);
  isOpen = true;
  unsentBytes = 0;
  readonly writes: Buffer[] = [];
  send(): void {
    throw new Error('open topics send frames');
  }
  sendFrames(frames: Buffer): void {
    this.writes.push(frames);
  }
  get messages(): { type: string; seq: number; data: unknown }[] {
    return this.writes.flatMap(textsIn).map((text) => JSON.parse(text));
  }
  /** What it was told: the number of a piece of news, or the snapshot. */
  get heard(): unknown[] {
    return this.messages.map(({ type, data }) => (type === 'open' ? data : { snapshot: data }));
  }
}

/** The texts of short frames, one after the other. */
function textsIn(frames: Buffer): string[] {
  if (frames.length === 0) return [];
  const end = 2 + frames.readUInt8(1);
  return [frames.toString('utf8', 2, end), ...textsIn(frames.subarray(end))];
}

/** Turns of the event loop until everything has been told: nothing here waits for anything else. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 12; turns += 1) await turn();
}

const newWatchers = (count: number) => Array.from({ length: count }, () => new TestWatcher());

test('news are encoded once for all, numbered without gaps, and those of one turn go out in one write', async () => {
  const topics = new OpenTopics<TestWatcher>(async () => 'mesa', log);
  const watchers = newWatchers(3);
  for (const watcher of watchers) topics.join(watcher);
  await settled();
  for (const news of [1, 2, 3]) topics.tell(topic, news);
  topics.tell('live:outra', 'nobody follows');
  await settled();
  topics.tell(topic, 4);
  await settled();
  for (const watcher of watchers) {
    expect(watcher.heard).toEqual([{ snapshot: 'mesa' }, 1, 2, 3, 4]);
    expect(watcher.writes).toHaveLength(3);
    for (const index of [1, 2]) expect(watcher.writes[index]).toBe(watchers[0]?.writes[index]);
    const numbers = watcher.messages.map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  }
});

test('a crowd is told in slices: others work in between, and nobody misses what came meanwhile', async () => {
  const topics = new OpenTopics<TestWatcher>(async () => 'mesa', log);
  const watchers = newWatchers(600);
  for (const watcher of watchers) topics.join(watcher);
  await settled();
  topics.tell(topic, 1);
  await turn();
  await turn();
  const told = () => watchers.filter(({ writes }) => writes.length > 1).length;
  expect(told()).toBeGreaterThan(0);
  expect(told()).toBeLessThan(watchers.length);
  const [gone] = watchers.splice(550, 1);
  if (gone) topics.leave(gone);
  const late = new TestWatcher();
  topics.join(late);
  topics.tell(topic, 2);
  await settled();
  for (const { heard } of watchers) expect(heard).toEqual([{ snapshot: 'mesa' }, 1, 2]);
  expect(late.heard.at(-1)).toBe(2);
  expect(gone?.heard).toEqual([{ snapshot: 'mesa' }]);
});

test('a slow reader misses news, and has a snapshot once it has read on, with what came since', async () => {
  let state = 'before';
  let release: () => void = () => {};
  let reads = 0;
  const topics = new OpenTopics<TestWatcher>(async () => {
    reads += 1;
    const read = state;
    if (reads > 1)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    return read;
  }, log);
  const [slow, quick] = [new TestWatcher(), new TestWatcher()];
  topics.join(slow);
  topics.join(quick);
  await settled();
  release();
  await settled();
  slow.unsentBytes = 2 * socketLimits.behindFromBytes;
  topics.tell(topic, 1);
  await settled();
  topics.tell(topic, 2);
  topics.catchUp();
  await settled();
  slow.unsentBytes = 0;
  state = 'after 2';
  topics.catchUp();
  topics.tell(topic, 3);
  await settled();
  release();
  await settled();
  topics.tell(topic, 4);
  await settled();
  expect(slow.heard).toEqual([{ snapshot: 'before' }, { snapshot: 'after 2' }, 3, 4]);
  expect(quick.heard).toEqual([{ snapshot: 'before' }, 1, 2, 3, 4]);
});

test('a snapshot on its way makes nobody slow', async () => {
  const topics = new OpenTopics<TestWatcher>(async () => 'x'.repeat(socketLimits.behindFromBytes), log);
  const watcher = new TestWatcher();
  topics.join(watcher);
  await settled();
  watcher.unsentBytes = socketLimits.behindFromBytes + 1;
  topics.tell(topic, 1);
  topics.tell(topic, 2);
  await settled();
  expect(watcher.writes).toHaveLength(2);
  watcher.unsentBytes *= 3;
  topics.tell(topic, 3);
  await settled();
  expect(watcher.writes).toHaveLength(2);
});

test('more news than are kept while a snapshot is read: another is given', async () => {
  let release: () => void = () => {};
  const topics = new OpenTopics<TestWatcher>(
    () =>
      new Promise((resolve) => {
        release = () => resolve('mesa');
      }),
    log,
  );
  const watcher = new TestWatcher();
  topics.join(watcher);
  for (let news = 1; news <= 200; news += 1) topics.tell(topic, news);
  release();
  await settled();
  expect(watcher.heard).toEqual([{ snapshot: 'mesa' }]);
  topics.catchUp();
  release();
  await settled();
  topics.tell(topic, 201);
  await settled();
  expect(watcher.heard).toEqual([{ snapshot: 'mesa' }, { snapshot: 'mesa' }, 201]);
});

test('after a gap of the bus everybody has a snapshot; a reading that fails is tried again', async () => {
  let fails = false;
  const topics = new OpenTopics<TestWatcher>(async () => {
    if (fails) throw new Error('the database is away');
    return 'mesa';
  }, log);
  const watcher = new TestWatcher();
  topics.join(watcher);
  await settled();
  fails = true;
  topics.closeGap();
  await settled();
  topics.tell(topic, 'lost');
  fails = false;
  topics.catchUp();
  await settled();
  topics.tell(topic, 1);
  await settled();
  expect(watcher.heard).toEqual([{ snapshot: 'mesa' }, { snapshot: 'mesa' }, 1]);
  topics.leave(watcher);
  topics.tell(topic, 2);
  await settled();
  expect(watcher.heard).toHaveLength(3);
});

test('whoever is given a snapshot while news are told to the others gets the news too, at once', async () => {
  let release: (() => void) | null = null;
  let waits = false;
  const topics = new OpenTopics<TestWatcher>(async () => {
    if (waits)
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    return 'mesa';
  }, log);
  const late = new TestWatcher();
  topics.join(late);
  for (const watcher of newWatchers(600)) topics.join(watcher);
  await settled();
  late.unsentBytes = 2 * socketLimits.behindFromBytes;
  topics.tell(topic, 1);
  await settled();
  late.unsentBytes = 0;
  waits = true;
  topics.catchUp();
  topics.tell(topic, 2);
  // The first in the order has been passed over by now, and the others have not all been told.
  await turn();
  await turn();
  (release as (() => void) | null)?.();
  await settled();
  expect(late.heard).toEqual([{ snapshot: 'mesa' }, { snapshot: 'mesa' }, 2]);
});

import { setImmediate as turn } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { socketLimits } from './limits.ts';
import { OpenTopics, type Watcher } from './open-topics.ts';

const log = pino({ level: 'silent' });
const topic = 'live:mesa';

class TestWatcher implements Watcher {
  watched: ReadonlySet<string> = new Set([topic]);
  isOpen = true;
  unsentBytes = 0;
  readonly frames: Buffer[] = [];
  send(): void {
    throw new Error('open topics send frames');
  }
  sendFrame(frame: Buffer): void {
    this.frames.push(frame);
  }
  /** What it was told: the number of a piece of news, or the snapshot. */
  get heard(): unknown[] {
    return this.frames.map((frame) => {
      const message = JSON.parse(String(frame)) as { type: string; data: unknown };
      return message.type === 'open' ? message.data : { snapshot: message.data };
    });
  }
}

test('news are encoded once for all, and numbered without gaps', async () => {
  const topics = new OpenTopics<TestWatcher>(async () => 'mesa', log);
  const watchers = [new TestWatcher(), new TestWatcher(), new TestWatcher()];
  for (const watcher of watchers) topics.join(watcher);
  await turn();
  for (const news of [1, 2, 3]) topics.tell(topic, news);
  topics.tell('live:outra', 'nobody follows');
  for (const watcher of watchers) {
    expect(watcher.heard).toEqual([{ snapshot: 'mesa' }, 1, 2, 3]);
    expect(watcher.frames.slice(1)).toEqual(watchers[0]?.frames.slice(1));
    expect(watcher.frames.at(-1)).toBe(watchers[0]?.frames.at(-1));
    const numbers = watcher.frames.map((frame) => (JSON.parse(String(frame)) as { seq: number }).seq);
    expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
  }
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
  await turn();
  await turn();
  release();
  await turn();
  slow.unsentBytes = socketLimits.behindFromBytes + 1;
  topics.tell(topic, 1);
  topics.tell(topic, 2);
  topics.catchUp();
  await turn();
  slow.unsentBytes = 0;
  state = 'after 2';
  topics.catchUp();
  topics.tell(topic, 3);
  release();
  await turn();
  topics.tell(topic, 4);
  expect(slow.heard).toEqual([{ snapshot: 'before' }, { snapshot: 'after 2' }, 3, 4]);
  expect(quick.heard).toEqual([{ snapshot: 'before' }, 1, 2, 3, 4]);
});

test('after a gap of the bus everybody has a snapshot; a reading that fails is tried again', async () => {
  let fails = false;
  const topics = new OpenTopics<TestWatcher>(async () => {
    if (fails) throw new Error('the database is away');
    return 'mesa';
  }, log);
  const watcher = new TestWatcher();
  topics.join(watcher);
  await turn();
  fails = true;
  topics.closeGap();
  await turn();
  topics.tell(topic, 'lost');
  fails = false;
  topics.catchUp();
  await turn();
  topics.tell(topic, 1);
  expect(watcher.heard).toEqual([{ snapshot: 'mesa' }, { snapshot: 'mesa' }, 1]);
  topics.leave(watcher);
  topics.tell(topic, 2);
  expect(watcher.heard).toHaveLength(3);
});

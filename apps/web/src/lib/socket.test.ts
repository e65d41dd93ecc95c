import { afterEach, expect, test, vi } from 'vitest';

vi.mock('react', async (original) => ({
  ...(await original<typeof import('react')>()),
  useEffect: (begin: () => void) => begin(),
  useEffectEvent: (listener: unknown) => listener,
}));

/** A connection that stands and answers only what it is told to. */
class Line {
  static readonly OPEN = 1;
  static readonly all: Line[] = [];
  readyState = 1;
  isClosed = false;
  sent: string[] = [];
  onopen = () => {};
  onclose = () => {};
  onmessage = (_event: { data: string }) => {};
  constructor() {
    Line.all.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  close() {
    this.isClosed = true;
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const beatMs = 25_000;

/** A page of its own that follows a table; the newest of its connections. */
async function followTable() {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { origin: 'http://localhost' });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.resetModules();
  Line.all.length = 0;
  const { useOpenTopic: follow } = await import('./socket.ts');
  follow('live:mesa', vi.fn(), vi.fn());
  await vi.advanceTimersByTimeAsync(1);
  return {
    wake: () => page.dispatchEvent(new Event('visibilitychange')),
    comeOnline: () => page.dispatchEvent(new Event('online')),
    newest: () => {
      const line = Line.all.at(-1);
      if (!line) throw new Error('there is no connection');
      return line;
    },
  };
}

function welcome(line: Line): void {
  line.onopen();
  line.say({ type: 'watching', heartbeat_ms: beatMs });
}

const pong = { type: 'pong', at: 0, server_time: '' };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a connection on which no ping is answered any more is given up for a new one; one that answers stays', async () => {
  const { newest } = await followTable();
  const first = newest();
  welcome(first);
  for (let beat = 0; beat < 3; beat += 1) {
    await vi.advanceTimersByTimeAsync(beatMs);
    first.say(pong);
  }
  expect(Line.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * beatMs);
  expect(first.isClosed).toBe(true);
  expect(Line.all).toHaveLength(2);
});

test('a phone that wakes asks at once whether its connection still stands, and has a new one three seconds later', async () => {
  const { newest, wake } = await followTable();
  const first = newest();
  welcome(first);
  wake();
  expect(first.sent.at(-1)).toContain('ping');
  first.say(pong);
  await vi.advanceTimersByTimeAsync(5000);
  expect(Line.all).toHaveLength(1);
  wake();
  await vi.advanceTimersByTimeAsync(3001);
  expect(first.isClosed).toBe(true);
  expect(Line.all).toHaveLength(2);
});

test('with a network again nobody waits for the next attempt', async () => {
  const { newest, comeOnline } = await followTable();
  welcome(newest());
  for (let lost = 0; lost < 6; lost += 1) {
    newest().onclose();
    await vi.advanceTimersByTimeAsync(31_000);
  }
  newest().onclose();
  const before = Line.all.length;
  comeOnline();
  expect(Line.all).toHaveLength(before + 1);
});

test('a connection that never says anything is begun anew, later each time', async () => {
  const { newest } = await followTable();
  newest().onopen();
  await vi.advanceTimersByTimeAsync(9000);
  expect(Line.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(3001);
  expect(Line.all).toHaveLength(2);
  expect(Line.all[0]?.isClosed).toBe(true);
});

import { expect, test, vi } from 'vitest';

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

test('a connection on which no ping is answered any more is given up for a new one; one that answers stays', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { origin: 'http://localhost' });
  vi.resetModules();
  const { useOpenTopic } = await import('./socket.ts');
  useOpenTopic('live:mesa', vi.fn(), vi.fn());
  await vi.advanceTimersByTimeAsync(1);
  const [first] = Line.all;
  first?.onopen();
  first?.say({ type: 'watching', heartbeat_ms: beatMs });
  for (let beat = 0; beat < 3; beat += 1) {
    await vi.advanceTimersByTimeAsync(beatMs);
    first?.say({ type: 'pong', at: 0, server_time: '' });
  }
  expect(Line.all).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * beatMs);
  expect(first?.isClosed).toBe(true);
  expect(Line.all).toHaveLength(2);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

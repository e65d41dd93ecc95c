import type { FromClient } from '@arara/contract';

const patienceMs = 5000;

export interface SocketTimes {
  /** Milliseconds until the connection stood; null when it never did. */
  readonly open: number | null;
  /** Milliseconds from a ping to its pong; null without a session or an answer. */
  readonly trip: number | null;
}

/** Opens a connection of its own beside the page's, and as a member sends one ping over it. */
export function measureSocket(token: string | null): Promise<SocketTimes> {
  return new Promise((resolve) => {
    const socket = new WebSocket(new URL('/socket', globalThis.location.origin).href.replace(/^http/, 'ws'));
    const startedAt = performance.now();
    let open: number | null = null;
    let pingedAt = 0;
    const end = (trip: number | null) => {
      clearTimeout(timer);
      socket.onclose = null;
      socket.close();
      resolve({ open, trip });
    };
    const timer = setTimeout(() => end(null), patienceMs);
    const send = (message: FromClient) => socket.send(JSON.stringify(message));
    socket.onopen = () => {
      open = Math.round(performance.now() - startedAt);
      if (token) send({ type: 'hello', token });
      else end(null);
    };
    socket.onmessage = ({ data }) => {
      const type = typeOf(String(data));
      if (type === 'welcome') {
        pingedAt = performance.now();
        send({ type: 'ping', at: Date.now() });
      }
      if (type === 'pong') end(Math.round(performance.now() - pingedAt));
    };
    socket.onclose = () => end(null);
  });
}

function typeOf(text: string): unknown {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null && 'type' in message ? message.type : null;
  } catch {
    return null;
  }
}

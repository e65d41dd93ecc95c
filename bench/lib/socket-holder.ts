import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/*
 * A process that holds sockets, started by `socket-crowd.ts`. It reads frames by hand: on the machine that is measured, what
 * receives must cost far less than what sends.
 */

export type ToHolder =
  | {
      readonly type: 'connect';
      readonly port: number;
      readonly count: number;
      readonly first: number;
      readonly watch: string;
    }
  /** From now on frames count; with the moment from which ticks tell their time, where they do. */
  | { readonly type: 'measure'; readonly playsAtMs: number }
  | { readonly type: 'report' }
  | { readonly type: 'leave' };

export interface HolderReport {
  readonly open: number;
  readonly frames: number;
  /** Numbers left out, snapshots that were given instead of news, and sockets that met either. */
  readonly missed: number;
  readonly snapshots: number;
  readonly socketsThatMissed: number;
  /** How many ticks arrived after so many milliseconds. */
  readonly delays: readonly number[];
  /** What one socket was told, with the milliseconds of the flight at which it was. */
  readonly recorded: readonly { readonly text: string; readonly elapsedMs: number }[];
}

interface Held {
  readonly socket: Socket;
  rest: Buffer | null;
  isUpgraded: boolean;
  seq: number;
  missed: number;
  snapshots: number;
}

const connectingAtOnce = 40;
const delaysTo = 10_000;
const seqMark = Buffer.from('"seq":');
const elapsedMark = Buffer.from('"elapsed_ms":');
const openStart = Buffer.from('{"type":"open",');
const snapshotStart = Buffer.from('{"type":"open_snapshot"');

const held: Held[] = [];
let open = 0;
let frames = 0;
let isMeasuring = false;
let playsAtMs = 0;
let recorded: { text: string; elapsedMs: number }[] = [];
const delays = new Uint32Array(delaysTo + 1);
// Read into by every socket in its turn, and read out of before the next.
const shared = Buffer.allocUnsafe(256 * 1024);

process.on('message', (message: ToHolder) => {
  switch (message.type) {
    case 'connect':
      void connectAll(message).then(() => process.send?.({ type: 'connected' }));
      return;
    case 'measure':
      isMeasuring = true;
      playsAtMs = message.playsAtMs;
      frames = 0;
      recorded = [];
      delays.fill(0);
      for (const one of held) {
        one.missed = 0;
        one.snapshots = 0;
      }
      process.send?.({ type: 'measuring' });
      return;
    case 'report':
      isMeasuring = false;
      process.send?.({ type: 'report', report: report() });
      return;
    case 'leave':
      process.exit();
  }
});

function report(): HolderReport {
  const sum = (numberOf: (one: Held) => number) => held.reduce((total, one) => total + numberOf(one), 0);
  return {
    open,
    frames,
    missed: sum(({ missed }) => missed),
    snapshots: sum(({ snapshots }) => snapshots),
    socketsThatMissed: sum(({ missed, snapshots }) => Number(missed + snapshots > 0)),
    delays: [...delays],
    recorded,
  };
}

async function connectAll({
  port,
  count,
  first,
  watch,
}: Extract<ToHolder, { type: 'connect' }>): Promise<void> {
  let next = 0;
  const connectSome = async () => {
    for (; next < count; ) {
      const index = first + next;
      next += 1;
      await connectOne(port, index, watch);
    }
  };
  await Promise.all(Array.from({ length: connectingAtOnce }, connectSome));
}

function connectOne(port: number, index: number, watch: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const one: Held = {
      rest: null,
      isUpgraded: false,
      seq: 0,
      missed: 0,
      snapshots: 0,
      socket: connect({
        host: '127.0.0.1',
        // Ports of one address would run short.
        localAddress: `127.0.0.${2 + Math.floor(index / 10_000)}`,
        port,
        noDelay: true,
        onread: {
          buffer: shared,
          callback: (bytes) => {
            read(one, shared.subarray(0, bytes), index, watch, resolve);
            return true;
          },
        },
      }),
    };
    const { socket } = one;
    held.push(one);
    socket.once('error', reject);
    socket.on('close', () => {
      if (one.isUpgraded) open -= 1;
      reject(new Error('a socket was refused'));
    });
    socket.write(
      `GET /socket HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\nupgrade: websocket\r\nconnection: Upgrade\r\n` +
        `sec-websocket-version: 13\r\nsec-websocket-key: ${randomBytes(16).toString('base64')}\r\n` +
        // As a proxy on this machine tells it: the limit by address holds for each.
        `x-forwarded-for: 10.${Math.floor(index / 62_500)}.${Math.floor(index / 250) % 250}.${1 + (index % 250)}\r\n\r\n`,
    );
  });
}

function read(one: Held, chunk: Buffer, index: number, watch: string, done: () => void): void {
  let bytes = one.rest ? Buffer.concat([one.rest, chunk]) : chunk;
  one.rest = null;
  if (!one.isUpgraded) {
    const end = bytes.indexOf('\r\n\r\n');
    if (end < 0) {
      one.rest = Buffer.from(bytes);
      return;
    }
    if (!bytes.toString('latin1', 0, 12).endsWith('101')) throw new Error(bytes.toString('latin1', 0, end));
    one.isUpgraded = true;
    open += 1;
    if (watch) one.socket.write(masked(1, JSON.stringify({ type: 'watch', topics: [watch] })));
    done();
    bytes = bytes.subarray(end + 4);
  }
  let at = 0;
  while (at + 2 <= bytes.length) {
    const short = bytes.readUInt8(at + 1);
    let from = at + 2;
    let length = short;
    if (short === 126) {
      if (at + 4 > bytes.length) break;
      length = bytes.readUInt16BE(at + 2);
      from = at + 4;
    } else if (short === 127) {
      if (at + 10 > bytes.length) break;
      length = Number(bytes.readBigUInt64BE(at + 2));
      from = at + 10;
    }
    if (from + length > bytes.length) break;
    hear(one, bytes.readUInt8(at) & 15, bytes.subarray(from, from + length), index);
    at = from + length;
  }
  if (at < bytes.length) one.rest = Buffer.from(bytes.subarray(at));
}

const pingCode = 9;
const pongCode = 10;

function hear(one: Held, code: number, payload: Buffer, index: number): void {
  if (code === pingCode) one.socket.write(masked(pongCode, payload.toString('latin1')));
  if (code !== 1) return;
  if (startsWith(payload, snapshotStart)) {
    one.seq = numberAfter(payload, seqMark);
    one.snapshots += 1;
    return;
  }
  if (!startsWith(payload, openStart)) return;
  const seq = numberAfter(payload, seqMark);
  // A bare server sends the same frames to whoever is there, from any of them on.
  if (one.seq > 0 && seq !== one.seq + 1) one.missed += Math.max(1, seq - one.seq - 1);
  one.seq = seq;
  if (!isMeasuring) return;
  frames += 1;
  const elapsedMs = numberAfter(payload, elapsedMark);
  if (elapsedMs < 0) return;
  if (index === 0) recorded.push({ text: payload.toString(), elapsedMs });
  const delay = Math.min(delaysTo, Math.max(0, Date.now() - playsAtMs - elapsedMs));
  delays[delay] = (delays[delay] ?? 0) + 1;
}

function startsWith(payload: Buffer, start: Buffer): boolean {
  return payload.length >= start.length && payload.compare(start, 0, start.length, 0, start.length) === 0;
}

/** The number behind a mark; -1 where there is none. */
function numberAfter(payload: Buffer, mark: Buffer): number {
  const at = payload.indexOf(mark);
  if (at < 0) return -1;
  let value = 0;
  for (let index = at + mark.length; index < payload.length; index += 1) {
    const digit = payload.readUInt8(index) - 48;
    if (digit < 0 || digit > 9) break;
    value = value * 10 + digit;
  }
  return value;
}

/** A short frame as a client sends it; a mask of noughts leaves its text as it is. */
function masked(code: number, text: string): Buffer {
  const payload = Buffer.from(text, code === pongCode ? 'latin1' : 'utf8');
  return Buffer.concat([Buffer.from([0x80 | code, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
}

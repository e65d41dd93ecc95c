import type { FromServer, live } from '@arara/contract';
import { WebSocket } from 'ws';
import { reconnectMs } from '../../../apps/web/src/lib/socket-rules.ts';
import { tableName } from './cluster.ts';

const topic = `live:${tableName}`;
/** What ticks begin with: most of what is told, and not read further. */
const tickStart = /^\{"type":"open","topic":"[^"]+","seq":(\d+),"data":\{"kind":"tick"/;

/** A player's socket on the table: it comes back by itself after a lost connection, later each time, as the site's does. */
export class Follower {
  /** Connections that were told what stands on the table. */
  connections = 0;
  ticks = 0;
  /** News that came before that, and those whose number was not the one after the last. */
  early = 0;
  gaps = 0;
  round: live.LiveRound | null = null;
  next: live.LiveRound | null = null;
  readonly #url: string;
  readonly #address: string;
  readonly #token: string | null;
  #socket: WebSocket | null = null;
  #retry: NodeJS.Timeout | undefined;
  #attempts = 0;
  #memberSeq = 0;
  #seq: number | null = null;
  #isClosed = false;

  constructor(url: string, address: string, token: string | null) {
    this.#url = url.replace(/^http/, 'ws');
    this.#address = address;
    this.#token = token;
    this.#connect();
  }

  /** Connected, and told what stands on the table. */
  get isTold(): boolean {
    return this.#seq !== null;
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    this.#socket?.terminate();
  }

  #connect(): void {
    // Each comes from an address of its own.
    const socket = new WebSocket(`${this.#url}/socket`, { headers: { 'x-forwarded-for': this.#address } });
    this.#socket = socket;
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'watch', topics: [topic] }));
      if (this.#token === null) return;
      const resume = this.#memberSeq > 0 ? { last_seq: this.#memberSeq } : {};
      socket.send(JSON.stringify({ type: 'hello', token: this.#token, ...resume }));
    });
    socket.on('message', (raw) => this.#hear(String(raw)));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#seq = null;
      if (this.#isClosed) return;
      this.#retry = setTimeout(() => this.#connect(), reconnectMs(this.#attempts, Math.random()));
      this.#attempts += 1;
    });
  }

  #hear(text: string): void {
    const tick = tickStart.exec(text);
    if (tick) {
      this.ticks += 1;
      this.#follow(Number(tick[1]));
      return;
    }
    // What a server of ours says.
    const message = JSON.parse(text) as FromServer;
    switch (message.type) {
      case 'welcome':
        if (!message.resumed) this.#memberSeq = message.seq;
        return;
      case 'event':
        this.#memberSeq = message.seq;
        return;
      case 'open_snapshot':
        if (this.#seq === null) this.connections += 1;
        this.#attempts = 0;
        this.#seq = message.seq;
        this.#stand(message.data as live.LiveSnapshot);
        return;
      case 'open': {
        this.#follow(message.seq);
        const event = message.data as live.LiveEvent;
        if (event.kind === 'phase') this.#stand(event);
        return;
      }
      default:
    }
  }

  #stand({ round, next }: Pick<live.LiveSnapshot, 'round' | 'next'>): void {
    this.round = round;
    this.next = next;
  }

  #follow(seq: number): void {
    if (this.#seq === null) {
      this.early += 1;
      return;
    }
    if (seq !== this.#seq + 1) this.gaps += 1;
    this.#seq = seq;
  }
}

import type { FromServer, live } from '@arara/contract';
import { WebSocket } from 'ws';
import { reconnectMs } from '../../../apps/web/src/lib/socket-rules.ts';

/** What news begin with. Most of them are ticks and bets, which are numbered and not read further. */
const newsStart = /^\{"type":"open","topic":"live:([^"]+)","seq":(\d+),"data":\{"kind":"([a-z]+)"/;
const newsStartBytes = 160;

/** What a follower knows of one table. */
interface Seen {
  /** The number of the last news; null until it was told what stands there. */
  seq: number | null;
  round: live.LiveRound | null;
}

/** A player's socket on some tables: it comes back by itself after a lost connection, later each time, as the site's does. */
export class Follower {
  /** Connections that were told what stands on every table. */
  connections = 0;
  ticks = 0;
  /** News that came before that, and those whose number was not the one after the last. */
  early = 0;
  gaps = 0;
  readonly #seen: ReadonlyMap<string, Seen>;
  readonly #url: string;
  readonly #address: string;
  readonly #token: string | null;
  #socket: WebSocket | null = null;
  #retry: NodeJS.Timeout | undefined;
  #attempts = 0;
  #memberSeq = 0;
  #isClosed = false;

  constructor(url: string, address: string, token: string | null, tables: readonly string[]) {
    this.#url = url.replace(/^http/, 'ws');
    this.#address = address;
    this.#token = token;
    this.#seen = new Map(tables.map((table) => [table, { seq: null, round: null }]));
    this.#connect();
  }

  /** Connected, and told what stands on the tables. */
  get isTold(): boolean {
    return [...this.#seen.values()].every(({ seq }) => seq !== null);
  }

  /** The round that runs at a table or ended last. */
  roundOf(table: string): live.LiveRound | null {
    return this.#seen.get(table)?.round ?? null;
  }

  /** Where each of its tables has come to. */
  get rounds(): [string, live.LiveRound | null][] {
    return [...this.#seen].map(([table, { round }]) => [table, round]);
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
      const topics = [...this.#seen.keys()].map((table) => `live:${table}`);
      socket.send(JSON.stringify({ type: 'watch', topics }));
      if (this.#token === null) return;
      const resume = this.#memberSeq > 0 ? { last_seq: this.#memberSeq } : {};
      socket.send(JSON.stringify({ type: 'hello', token: this.#token, ...resume }));
    });
    // Without options messages come as one buffer each.
    socket.on('message', (raw) => this.#hear(raw as Buffer));
    socket.on('error', () => {});
    socket.on('close', () => {
      for (const seen of this.#seen.values()) seen.seq = null;
      if (this.#isClosed) return;
      this.#retry = setTimeout(() => this.#connect(), reconnectMs(this.#attempts, Math.random()));
      this.#attempts += 1;
    });
  }

  #hear(raw: Buffer): void {
    const [, table, seq, kind] = newsStart.exec(raw.toString('latin1', 0, newsStartBytes)) ?? [];
    const news = table === undefined ? undefined : this.#seen.get(table);
    if (news) {
      this.#follow(news, Number(seq));
      if (kind === 'tick') this.ticks += 1;
      if (kind !== 'phase') return;
    }
    // What a server of ours says.
    const message = JSON.parse(String(raw)) as FromServer;
    switch (message.type) {
      case 'welcome':
        if (!message.resumed) this.#memberSeq = message.seq;
        return;
      case 'event':
        this.#memberSeq = message.seq;
        return;
      case 'open_snapshot':
        this.#begin(message);
        return;
      case 'open':
        if (news) news.round = (message.data as live.LiveSnapshot).round;
        return;
      default:
    }
  }

  #begin({ topic, seq, data }: Extract<FromServer, { type: 'open_snapshot' }>): void {
    const seen = this.#seen.get(topic.slice('live:'.length));
    if (!seen) return;
    const wasTold = this.isTold;
    seen.seq = seq;
    seen.round = (data as live.LiveSnapshot).round;
    this.#attempts = 0;
    if (!wasTold && this.isTold) this.connections += 1;
  }

  #follow(seen: Seen, seq: number): void {
    if (seen.seq === null) {
      this.early += 1;
      return;
    }
    if (seq !== seen.seq + 1) this.gaps += 1;
    seen.seq = seq;
  }
}

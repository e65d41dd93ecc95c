import type { Socket } from 'node:net';
import { type FromClient, type FromServer, fromClient, memberTopics } from '@arara/contract';
import { defaultLanguage, type LanguageCode, parseLanguage, phrase } from '@arara/phrases';
import type { WebSocket } from 'ws';
import { AppError } from '../app-error.ts';
import type { MemberSession } from '../caller.ts';
import { socketLimits } from './limits.ts';
import type { Listener } from './member-channel.ts';

/** Why we close; the first two are the protocol's own (RFC 6455 and its registry). */
export const closeCodes = {
  goingAway: 1001,
  tryLater: 1013,
  protocol: 4000,
  signedOut: 4001,
  tooMuch: 4008,
  tooSlow: 4009,
} as const;

/** Those who are connected, as a connection knows them. */
interface Gathering {
  now(): Date;
  join(connection: Connection, token: string, lastSeq: number | undefined): Promise<void>;
  watch(connection: Connection, topics: readonly string[]): void;
  leave(connection: Connection): void;
}

/** One socket from its first message to its close. */
export class Connection implements Listener {
  /** All of them until the first `subscribe`; from then on those asked for. */
  topics: ReadonlySet<string> = new Set(memberTopics);
  /** Open topics that it follows; a visitor follows one at least. */
  watched: ReadonlySet<string> = new Set();
  session: MemberSession | null = null;
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #wire: Socket;
  readonly #hub: Gathering;
  #lang: LanguageCode = defaultLanguage;
  #windowStartMs = 0;
  #messagesInWindow = 0;
  #hasSubscribed = false;
  /** Messages are answered one after another: what follows a `hello` waits until it is done. */
  #work: Promise<void> = Promise.resolve();

  /** `wire` is what the socket goes over: whole frames may be written there, between those of the socket itself. */
  constructor(socket: WebSocket, wire: Socket, hub: Gathering) {
    this.#socket = socket;
    this.#wire = wire;
    this.#hub = hub;
    const silent = setTimeout(() => {
      if (!this.session && this.watched.size === 0) this.close(closeCodes.protocol);
    }, socketLimits.helloWithinMs);
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('message', (raw) => {
      // A promise that never rejects: what can fail is caught where it is answered.
      this.#work = this.#isTooMuch() ? this.#refuse() : this.#work.then(() => this.#hear(String(raw)));
    });
    socket.on('close', () => {
      clearTimeout(silent);
      hub.leave(this);
    });
    // A broken connection closes right after; there is nothing else to do about it.
    socket.on('error', () => {});
  }

  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  /** What was written and has not left yet. */
  get unsentBytes(): number {
    return this.#wire.writableLength;
  }

  send(message: FromServer): void {
    if (this.#mayWrite()) this.#socket.send(JSON.stringify(message));
  }

  /** Sends messages that were put into frames before, once for all who get them. */
  sendFrames(frames: Buffer): void {
    if (this.#mayWrite()) this.#wire.write(frames);
  }

  #mayWrite(): boolean {
    if (!this.isOpen) return false;
    if (this.unsentBytes <= socketLimits.unsentBytesMax) return true;
    this.close(closeCodes.tooSlow);
    return false;
  }

  close(code: number): void {
    this.#socket.close(code);
  }

  /** Asks for a sign of life; a connection that gave none since the last time is ended. */
  beat(): void {
    if (!this.isAlive) {
      this.#socket.terminate();
      return;
    }
    this.isAlive = false;
    this.#socket.ping();
  }

  async #refuse(): Promise<void> {
    this.close(closeCodes.tooMuch);
  }

  async #hear(text: string): Promise<void> {
    if (!this.isOpen) return;
    const message = read(text);
    if (!message || !this.#mayHear(message)) {
      this.close(closeCodes.protocol);
      return;
    }
    try {
      await this.#answer(message);
    } catch (error) {
      const failure = error instanceof AppError ? error : new AppError('unavailable');
      const { code } = failure;
      this.send({
        type: 'error',
        error: code,
        message: phrase(this.#lang, `errors.${code}`, failure.values),
      });
      this.close(failure.status === 401 ? closeCodes.signedOut : closeCodes.tryLater);
    }
  }

  /** Only a member's own topics need to know who asks. */
  #mayHear(message: FromClient): boolean {
    const isVisitor = message.type === 'watch' || (message.type === 'ping' && this.watched.size > 0);
    return message.type === 'hello' || this.session !== null || isVisitor;
  }

  async #answer(message: FromClient): Promise<void> {
    switch (message.type) {
      case 'hello':
        this.#lang = parseLanguage(message.lang) ?? defaultLanguage;
        await this.#hub.join(this, message.token, message.last_seq);
        return;
      case 'subscribe':
        this.topics = new Set([...(this.#hasSubscribed ? this.topics : ['session']), ...message.topics]);
        this.#hasSubscribed = true;
        return;
      case 'watch':
        this.#hub.watch(this, message.topics);
        return;
      case 'ping':
        this.send({ type: 'pong', at: message.at, server_time: this.#hub.now().toISOString() });
    }
  }

  #isTooMuch(): boolean {
    const nowMs = performance.now();
    if (nowMs - this.#windowStartMs > socketLimits.windowMs) {
      this.#windowStartMs = nowMs;
      this.#messagesInWindow = 0;
    }
    this.#messagesInWindow += 1;
    return this.#messagesInWindow > socketLimits.messagesPerWindow;
  }
}

function read(text: string): FromClient | null {
  try {
    const parsed = fromClient.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

import { type FromClient, type FromServer, fromClient, memberTopics } from '@arara/contract';
import { defaultLanguage, type LanguageCode, parseLanguage, phrase } from '@arara/phrases';
import type { WebSocket } from 'ws';
import { AppError } from '../app-error.ts';
import type { MemberSession } from '../caller.ts';
import type { Hub } from './hub.ts';
import { socketLimits } from './limits.ts';
import type { Listener } from './member-channel.ts';

/** Why we close: 4000 protocol, 4001 signed out, 4008 too much, 4009 too slow. */
export const closeCodes = { protocol: 4000, signedOut: 4001, tooMuch: 4008, tooSlow: 4009 } as const;

/** One socket from its first message to its close. */
export class Connection implements Listener {
  topics: ReadonlySet<string> = new Set(memberTopics);
  session: MemberSession | null = null;
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #hub: Hub;
  #lang: LanguageCode = defaultLanguage;
  #windowStartMs = 0;
  #messagesInWindow = 0;

  constructor(socket: WebSocket, hub: Hub) {
    this.#socket = socket;
    this.#hub = hub;
    const silent = setTimeout(() => {
      if (!this.session) this.close(closeCodes.protocol);
    }, socketLimits.helloWithinMs);
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('message', (raw) => void this.#hear(String(raw)));
    socket.on('close', () => {
      clearTimeout(silent);
      hub.leave(this);
    });
    // A broken connection closes right after; there is nothing else to do about it.
    socket.on('error', () => {});
  }

  send(message: FromServer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > socketLimits.unsentBytesMax) this.close(closeCodes.tooSlow);
    else this.#socket.send(JSON.stringify(message));
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

  async #hear(text: string): Promise<void> {
    if (this.#isTooMuch()) {
      this.close(closeCodes.tooMuch);
      return;
    }
    const message = read(text);
    if (!message || (message.type !== 'hello' && !this.session)) {
      this.close(closeCodes.protocol);
      return;
    }
    try {
      await this.#answer(message);
    } catch (error) {
      const code = error instanceof AppError ? error.code : 'unavailable';
      this.send({ type: 'error', error: code, message: phrase(this.#lang, `errors.${code}`) });
      this.close(closeCodes.signedOut);
    }
  }

  async #answer(message: FromClient): Promise<void> {
    switch (message.type) {
      case 'hello':
        this.#lang = parseLanguage(message.lang) ?? defaultLanguage;
        await this.#hub.join(this, message.token, message.last_seq);
        return;
      case 'subscribe':
        this.topics = new Set([...message.topics, 'session']);
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

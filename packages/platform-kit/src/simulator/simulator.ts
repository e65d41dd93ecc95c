import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SeamlessClient } from '../seamless/index.ts';
import {
  headerNames,
  isSameSignature,
  requestLifeMs,
  requestSignature,
  responseSignature,
} from '../signing.ts';
import type { RefusalCode } from '../wire.ts';
import { type Answer, operationOf, type Platform, perform } from './api.ts';
import { control } from './control.ts';
import { createFaults, type FaultSwitch } from './faults.ts';
import { createLobby } from './lobby.ts';
import { createSeamlessFaults, type SeamlessFaultSwitch } from './seamless/seamless-faults.ts';
import { SeamlessTable } from './seamless/seamless-table.ts';
import { State } from './state.ts';
import type { SimulatorStore } from './store.ts';
import { serveTable } from './table.ts';

export interface SimulatorOptions {
  /** Closed by `close`. */
  readonly store: SimulatorStore;
  readonly operator: string;
  readonly secret: string;
  /** Games in the lobby; 200 when absent, at most 20,000. */
  readonly games?: number;
  readonly mix?: 'usual' | 'live';
  /** Platforms with other offsets have other titles. */
  readonly offset?: number;
  /** Where players' browsers reach the pages of games, without a slash at the end. Default: where it listens. */
  readonly publicUrl?: string;
  /** The wallet that players bet with; without one they bring money here. Asked for when it is first needed. */
  readonly wallet?: () => SeamlessClient;
  /** Whoever reaches it may turn faults on and off: `POST /control/transfer`, `/control/seamless`. */
  readonly isControlled?: boolean;
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

export interface Simulator {
  /** Port 0 finds a free one. `apiUrl` is the client's `baseUrl`. */
  listen(port: number, host: string): Promise<{ readonly url: string; readonly apiUrl: string }>;
  readonly faults: FaultSwitch;
  /** With a wallet: what is played through it, and how that goes wrong. */
  readonly seamless: { readonly table: SeamlessTable; readonly faults: SeamlessFaultSwitch } | null;
  /** What a player has there; undefined for one it does not know. */
  balanceOf(player: string): bigint | undefined;
  /** What all players have there together. */
  totalCents(): bigint;
  hasTransfer(reference: string): boolean;
  /** Plays as the game page does: changes what a player has there by an amount, down to nothing. */
  play(player: string, changeCents: bigint): Promise<void>;
  block(player: string, isBlocked: boolean): void;
  /** Deletes a player's account with what is in it; who is made known again begins with nothing. */
  forget(player: string): void;
  close(): Promise<void>;
}

const bodyBytesMax = 64 * 1024;

/** A transfer-wallet platform over real HTTP, with money that is not real. */
export function createSimulator(options: SimulatorOptions): Simulator {
  const now = options.now ?? Date.now;
  const state = new State(options.store);
  const faults = createFaults();
  const seamlessFaults = createSeamlessFaults();
  const seamless = options.wallet ? new SeamlessTable(options.wallet, seamlessFaults) : null;
  let listeningUrl = '';
  const gamesUrl = () => options.publicUrl ?? listeningUrl;
  const platform: Platform = {
    state,
    seamless,
    faults,
    lobby: createLobby({
      games: options.games ?? 200,
      mix: options.mix ?? 'usual',
      offset: options.offset ?? 0,
      picturesUrl: `${options.publicUrl ?? ''}/pictures`,
    }),
    sessions: new Map(),
    blocked: new Set(),
    now,
    gamesUrl,
    pageSize: 500,
  };
  const guard = createGuard(options, now);
  const held = new Set<ServerResponse>();
  let server: Server | null = null;

  const serveApi = async (request: IncomingMessage, response: ServerResponse, url: URL, body: string) => {
    const path = url.pathname.slice('/api'.length);
    const operation = operationOf(request.method ?? '', path);
    const fault = operation ? faults.take(operation) : undefined;
    if (fault?.kind === 'dead') return void request.socket.destroy();
    if (fault?.kind === 'slow') await sleep(fault.delayMs ?? 3000);
    const hold = () => {
      held.add(response);
      response.once('close', () => held.delete(response));
    };
    if (fault?.kind === 'lost') return hold();
    const refused = guard(request, url, body);
    let answer: Answer;
    if (fault?.kind === 'broken') answer = { status: 500, body: {} };
    else if (refused) answer = { status: 401, body: { error: refused } };
    else if (fault?.kind === 'refuse') answer = { status: 422, body: { error: 'refused' } };
    else if (!operation) answer = { status: 404, body: { error: 'bad_request' } };
    else answer = await perform(platform, operation, new URL(`${path}${url.search}`, url), parseJson(body));
    if (fault?.kind === 'lost_after_commit') return hold();
    const requestId = headerOf(request, headerNames.request);
    const text = JSON.stringify(answer.body);
    const secret = fault?.kind === 'wrong_signature' ? `${options.secret}?` : options.secret;
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      [headerNames.signature]: responseSignature(secret, { requestId, status: answer.status, body: text }),
    });
    response.end(text);
  };
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://platform');
    const body = await readBody(request);
    if (body === null) return void response.writeHead(413).end();
    if (url.pathname.startsWith('/api/')) return serveApi(request, response, url, body);
    if (options.isControlled && url.pathname.startsWith('/control/')) {
      const isDone = control(url.pathname, parseJson(body), { transfer: faults, seamless: seamlessFaults });
      return void response.writeHead(isDone ? 204 : 400).end();
    }
    const page = await serveTable(platform, request.method ?? '', url);
    if (!page) return void response.writeHead(404).end();
    response.writeHead(page.status, { 'content-type': page.type, ...page.headers }).end(page.body);
  };
  return {
    listen: async (port, host) => {
      const listening = createServer((request, response) => {
        handle(request, response).catch(() => response.destroy());
      });
      await new Promise<void>((resolve, reject) => {
        listening.once('error', reject);
        listening.listen(port, host, resolve);
      });
      server = listening;
      // A server that listens on a port has an address of this kind.
      const address = listening.address() as AddressInfo;
      listeningUrl = `http://${host}:${address.port}`;
      return { url: listeningUrl, apiUrl: `${listeningUrl}/api` };
    },
    faults,
    seamless: seamless && { table: seamless, faults: seamlessFaults },
    balanceOf: (player) => state.balanceOf(player),
    totalCents: () => state.totalCents(),
    hasTransfer: (reference) => state.transfer(reference) !== undefined,
    play: async (player, changeCents) => {
      const after = (state.balanceOf(player) ?? 0n) + changeCents;
      await state.write({ kind: 'round', player, balanceCents: String(after > 0n ? after : 0n) });
    },
    block: (player, isBlocked) =>
      void (isBlocked ? platform.blocked.add(player) : platform.blocked.delete(player)),
    forget: (player) => platform.state.forget(player),
    close: async () => {
      for (const response of held) response.destroy();
      const open = server;
      if (open) {
        const closed = new Promise((resolve) => open.close(resolve));
        open.closeAllConnections();
        await closed;
      }
      await state.settled();
      await options.store.close();
    },
  };
}

/** Why a request is not let in: it is signed wrongly, too old, or was here before. */
function createGuard(options: SimulatorOptions, now: () => number) {
  const seen = new Map<string, number>();
  return (request: IncomingMessage, url: URL, body: string): RefusalCode | null => {
    const requestId = headerOf(request, headerNames.request);
    const time = headerOf(request, headerNames.time);
    const expected = requestSignature(options.secret, {
      method: request.method ?? '',
      path: `${url.pathname}${url.search}`,
      time,
      requestId,
      body,
    });
    const isOurs = headerOf(request, headerNames.operator) === options.operator;
    if (!isOurs || !isSameSignature(headerOf(request, headerNames.signature), expected))
      return 'wrong_signature';
    const present = now();
    if (Math.abs(present - Number(time)) > requestLifeMs) return 'request_expired';
    for (const [id, at] of seen) {
      if (present - at <= requestLifeMs * 2) break;
      seen.delete(id);
    }
    if (seen.has(requestId)) return 'request_repeated';
    seen.set(requestId, present);
    return null;
  };
}

const headerOf = (request: IncomingMessage, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** The body as text; null when it is larger than any call needs. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > bodyBytesMax) return null;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { randomUUID } from 'node:crypto';
import { type Cents, formatAmount } from '@arara/money';
import type { z } from 'zod';
import type { Outcome, Unknown } from './outcome.ts';
import { readAnswer } from './read-answer.ts';
import { headerNames, isSameSignature, requestSignature, responseSignature } from './signing.ts';
import {
  balanceAnswer,
  type Direction,
  gamesAnswer,
  launchAnswer,
  type PlatformGame,
  type PlatformTransfer,
  playerAnswer,
  refusal,
  type SkippedGame,
  transferAnswer,
} from './wire.ts';

export interface PlatformClientConfig {
  /** Root of the API, without the final slash. */
  readonly baseUrl: string;
  /** Who we are to the platform. */
  readonly operator: string;
  readonly secret: string;
  /**
   * The secret before it, while the platform may still have that one. Its answers are believed; a request that it refuses for its signature,
   * in an answer that is signed well, has done nothing and is made once more with the other secret.
   */
  readonly secretOld?: string;
  /** A call was answered that was signed with the one before. */
  readonly onSecretOld?: () => void;
  /** For one round trip. Default 5 seconds. */
  readonly timeoutMs?: number;
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

export interface NewTransfer {
  /** Ours; a repeat with it and the same values never moves money twice. */
  readonly reference: string;
  readonly player: string;
  readonly direction: Direction;
  readonly amountCents: Cents;
  readonly currency: string;
  /**
   * When it was decided to send it. The request carries this time and no later one: however long whoever sends it stands still,
   * the platform takes it for `requestLifeMs` from then on.
   */
  readonly sentAt: Date;
}

export interface NewLaunch {
  readonly player: string;
  readonly game: string;
  readonly currency: string;
  readonly language: string;
  /** Of a seamless wallet: what bets of this game are to carry. */
  readonly walletSession?: string;
}

interface LobbyPage {
  readonly games: readonly PlatformGame[];
  readonly skipped: readonly SkippedGame[];
  readonly next: number | null;
}

/** What a transfer-wallet platform can be asked. Nothing here throws; every answer is checked. */
export interface PlatformClient {
  /** Makes the player known there; again and again changes nothing. */
  createPlayer(player: {
    readonly player: string;
    readonly currency: string;
    readonly language: string;
  }): Promise<Outcome<{ player: string }>>;
  launch(launch: NewLaunch): Promise<Outcome<{ session: string; url: string }>>;
  balance(player: string): Promise<Outcome<{ balanceCents: Cents }>>;
  transfer(transfer: NewTransfer): Promise<Outcome<PlatformTransfer>>;
  /** What became of a transfer; refused with `transfer_unknown` when nothing was done under the reference. */
  findTransfer(reference: string): Promise<Outcome<PlatformTransfer>>;
  /** A page of the lobby, with what of it could not be read; `next` begins the one after it. */
  games(from: number): Promise<Outcome<LobbyPage>>;
}

/** What an answer may hold, unpacked: a page of the lobby, and whatever else is asked. */
const lobbyBytesMax = 32 * 1024 * 1024;
const answerBytesMax = 64 * 1024;

/** A client of one platform. */
export function createPlatformClient(config: PlatformClientConfig): PlatformClient {
  const ask = createCaller(config);
  return {
    createPlayer: async (player) =>
      ofPlayer(player.player, await ask('POST', '/players', playerAnswer, player)),
    launch: ({ walletSession, ...launch }) =>
      ask('POST', '/launch', launchAnswer, {
        ...launch,
        ...(walletSession !== undefined && { wallet_session: walletSession }),
      }),
    balance: async (player) =>
      ofPlayer(player, await ask('GET', `/players/${encodeURIComponent(player)}/balance`, balanceAnswer)),
    transfer: async (transfer) => {
      const { amountCents, sentAt, ...named } = transfer;
      const body = { ...named, amount: formatAmount(amountCents) };
      const outcome = await ask('POST', '/transfers', transferAnswer, body, sentAt);
      if (outcome.kind !== 'ok' || isSameTransfer(outcome.value, transfer)) return outcome;
      return unknown('bad_answer', 'the answer is about another transfer');
    },
    findTransfer: async (reference) => {
      const outcome = await ask('GET', `/transfers/${encodeURIComponent(reference)}`, transferAnswer);
      if (outcome.kind !== 'ok' || outcome.value.reference === reference) return outcome;
      return unknown('bad_answer', 'the answer is about another transfer');
    },
    games: (from) => ask('GET', `/games?from=${from}`, gamesAnswer),
  };
}

/** What is told of another player is no answer. */
function ofPlayer<Value extends { readonly player: string }>(
  player: string,
  outcome: Outcome<Value>,
): Outcome<Value> {
  if (outcome.kind !== 'ok' || outcome.value.player === player) return outcome;
  return unknown('bad_answer', 'the answer is about another player');
}

function isSameTransfer(answer: PlatformTransfer, asked: NewTransfer): boolean {
  return (
    answer.reference === asked.reference &&
    answer.player === asked.player &&
    answer.direction === asked.direction &&
    answer.amountCents === asked.amountCents &&
    answer.currency === asked.currency
  );
}

type Ask = <Schema extends z.ZodType>(
  method: 'GET' | 'POST',
  path: string,
  schema: Schema,
  body?: object,
  /** When it was asked for; now when absent. */
  at?: Date,
) => Promise<Outcome<z.output<Schema>>>;

function createCaller(config: PlatformClientConfig): Ask {
  const secrets = [config.secret, ...(config.secretOld === undefined ? [] : [config.secretOld])];
  const [first = '', second] = secrets;
  const ask = askerOf(config, secrets);
  // What the platform took last.
  let taken = first;
  const askWith: typeof ask = async (secret, ...asked) => {
    const outcome = await ask(secret, ...asked);
    if (outcome.kind === 'unknown' || isRefusedSignature(outcome)) return outcome;
    taken = secret;
    if (secret === second) config.onSecretOld?.();
    return outcome;
  };
  return async (...asked) => {
    const tried = taken;
    const outcome = await askWith(tried, ...asked);
    if (second === undefined || !isRefusedSignature(outcome)) return outcome;
    return askWith(tried === first ? second : first, ...asked);
  };
}

const isRefusedSignature = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'refused' && outcome.code === 'wrong_signature';

/** Asks signed with a secret; an answer is good when it is signed with any of ours. */
function askerOf(config: PlatformClientConfig, secrets: readonly string[]) {
  const now = config.now ?? Date.now;
  const root = new URL(config.baseUrl).pathname.replace(/\/$/, '');
  return async <Schema extends z.ZodType>(
    secret: string,
    method: 'GET' | 'POST',
    path: string,
    schema: Schema,
    content?: object,
    at?: Date,
  ): Promise<Outcome<z.output<Schema>>> => {
    const body = content === undefined ? '' : JSON.stringify(content);
    const requestId = randomUUID();
    const time = String(at?.getTime() ?? now());
    const signed = { method, path: `${root}${path}`, time, requestId, body };
    try {
      const response = await fetch(`${config.baseUrl}${path}`, {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(config.timeoutMs ?? 5000),
        headers: {
          accept: 'application/json',
          ...(body !== '' && { 'content-type': 'application/json' }),
          [headerNames.operator]: config.operator,
          [headerNames.time]: time,
          [headerNames.request]: requestId,
          [headerNames.signature]: requestSignature(secret, signed),
        },
        ...(body !== '' && { body }),
      });
      const { status } = response;
      const text = await readAnswer(response, path.startsWith('/games?') ? lobbyBytesMax : answerBytesMax);
      if (text === null) return unknown('bad_answer', 'the answer is too large');
      const signature = response.headers.get(headerNames.signature) ?? '';
      const answered = { requestId, status, body: text };
      if (!secrets.some((one) => isSameSignature(signature, responseSignature(one, answered))))
        return status >= 500
          ? unknown('server_error', `HTTP ${status}`)
          : unknown('bad_signature', `HTTP ${status} without a good signature`);
      return read(schema, status, text);
    } catch (error) {
      const isTimeout = error instanceof Error && error.name === 'TimeoutError';
      return unknown(isTimeout ? 'timeout' : 'network', describe(error));
    }
  };
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  status: number,
  text: string,
): Outcome<z.output<Schema>> {
  if (status >= 500) return unknown('server_error', `HTTP ${status}`);
  const json = parseJson(text);
  if (status >= 400) {
    const no = refusal.safeParse(json);
    return no.success
      ? { kind: 'refused', status, code: no.data.error }
      : unknown('bad_answer', `HTTP ${status} without a reason`);
  }
  const answer = status === 200 ? schema.safeParse(json) : null;
  return answer?.success
    ? { kind: 'ok', value: answer.data }
    : unknown('bad_answer', 'the answer does not read as what was asked for');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const unknown = (reason: Unknown['reason'], detail: string): Unknown => ({ kind: 'unknown', reason, detail });

/** fetch hides what went wrong in `cause`. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

import { type AccessToken, createAccessToken } from './access-token.ts';
import { exchange, type HttpCall } from './exchange.ts';
import type { Outcome } from './outcome.ts';
import { parseProblem } from './problem.ts';

export interface PixClientConfig {
  /** Root of the API, without the final slash: `https://pix.example.com/api/v2`. */
  readonly baseUrl: string;
  /** Default `{baseUrl}/oauth/token`. */
  readonly tokenUrl?: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope?: string;
  /** For one round trip, token or call. Default 10 seconds. */
  readonly timeoutMs?: number;
  /** How long before its expiry a token is renewed. Default 30 seconds. */
  readonly tokenMarginMs?: number;
  /** Replaces the global fetch, for instance by one that presents a client certificate (mTLS). */
  readonly fetch?: typeof fetch;
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

interface Request<T> {
  readonly method: HttpCall['method'];
  /** Beginning with a slash, already encoded. */
  readonly path: string;
  readonly body?: unknown;
  /** Reads a 2xx body; `null` makes the outcome `unknown`. */
  readonly read: (body: unknown) => T | null;
}

export type Caller = <T>(request: Request<T>) => Promise<Outcome<T>>;

/** Authorised JSON calls: a token from the cache, and after a 401 one renewal and one more try. */
export function createCaller(config: PixClientConfig): Caller {
  const timeoutMs = config.timeoutMs ?? 10_000;
  const fetchWith = config.fetch ?? ((input, init) => fetch(input, init));
  const token = createAccessToken({
    tokenUrl: config.tokenUrl ?? `${config.baseUrl}/oauth/token`,
    clientId: config.clientId,
    clientSecret: config.clientSecret,
    scope: config.scope,
    timeoutMs,
    marginMs: config.tokenMarginMs ?? 30_000,
    now: config.now ?? Date.now,
    fetch: fetchWith,
  });
  return async <T>(request: Request<T>): Promise<Outcome<T>> => {
    const send = (bearer: string) => exchange(fetchWith, callOf(config.baseUrl, request, bearer), timeoutMs);
    const answer = await authorised(token, send);
    if (answer.kind !== 'answered') return answer;
    return settle(request, answer.status, answer.body);
  };
}

type Answer = Awaited<ReturnType<typeof exchange>>;

async function authorised(
  token: AccessToken,
  send: (bearer: string) => Promise<Answer>,
): Promise<Answer | Exclude<Outcome<string>, { kind: 'ok' }>> {
  const first = await token.get();
  if (first.kind !== 'ok') return first;
  const answer = await send(first.value);
  if (answer.kind !== 'answered' || answer.status !== 401) return answer;
  const second = await token.renew(first.value);
  return second.kind === 'ok' ? send(second.value) : second;
}

function callOf(baseUrl: string, request: Request<unknown>, bearer: string): HttpCall {
  const headers: Record<string, string> = { authorization: `Bearer ${bearer}`, accept: 'application/json' };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  return {
    url: `${baseUrl}${request.path}`,
    method: request.method,
    headers,
    body: request.body === undefined ? undefined : JSON.stringify(request.body),
  };
}

function settle<T>(request: Request<T>, status: number, body: unknown): Outcome<T> {
  if (status >= 400) return { kind: 'refused', status, problem: parseProblem(status, body) };
  const value = request.read(body);
  if (value !== null) return { kind: 'ok', value };
  const detail = `the answer to ${request.method} does not read as what was asked for`;
  return { kind: 'unknown', cause: { reason: 'bad_answer', wasSent: true, detail } };
}

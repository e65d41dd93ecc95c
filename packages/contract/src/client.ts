import type { z } from 'zod';
import type { Call } from './call.ts';
import type { Envelope, Fail } from './envelope.ts';
import type { ErrorCode } from './errors.ts';

/** A call that did not succeed: the envelope's words, or `network` when no envelope came back. */
export class CallError extends Error {
  readonly fail: Fail | null;

  constructor(message: string, fail: Fail | null) {
    super(message);
    this.name = 'CallError';
    this.fail = fail;
  }
}

/** Stands on what a page reads by itself, while nobody touches it: it is no use of the session. */
export const byItselfHeader = 'x-by-itself';

/** Failures by which the server says that it cannot tell itself: its database may have gone away while it committed. */
const untold: ReadonlySet<ErrorCode> = new Set(['unavailable', 'internal_error']);

/**
 * Whether a call that failed may have been carried out all the same: no answer came, or one that cannot tell. It may be sent
 * again under its own idempotency key only; another key would do it a second time.
 */
export function leavesOutcomeUnknown(error: unknown): boolean {
  // What broke on this side says nothing about the server.
  if (!(error instanceof CallError) || error.fail === null) return true;
  return untold.has(error.fail.error);
}

export interface ClientOptions {
  readonly baseUrl: string;
  readonly token: () => string | null;
  readonly lang: () => string;
  /** Told of every failed envelope before the error is thrown, with the token that the call was made with. */
  readonly onFail?: (fail: Fail, token: string | null) => void;
  /** True while nobody has touched the page for a while. */
  readonly isByItself?: () => boolean;
  readonly fetch?: typeof fetch;
}

export interface CallOptions {
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
}

export type Client = <Input extends z.ZodType, Data extends z.ZodType>(
  call: Call<Input, Data>,
  input: z.input<Input>,
  options?: CallOptions,
) => Promise<z.output<Data>>;

/**
 * Makes calls of the contract: fills path places, sends the rest as query or body with `lang` and the bearer token,
 * and unwraps the envelope. Throws `CallError` with the server's message, or with `fail: null` when the network failed.
 */
export function createClient(options: ClientOptions): Client {
  const send = options.fetch ?? fetch;
  return async (call, input, callOptions = {}) => {
    const { path, rest } = fillPath(call.path, input as Record<string, unknown>);
    const url = new URL(path, options.baseUrl);
    const headers: Record<string, string> = { 'accept-language': options.lang() };
    const token = options.token();
    if (token) headers.authorization = `Bearer ${token}`;
    if (callOptions.idempotencyKey) headers['idempotency-key'] = callOptions.idempotencyKey;
    const init: RequestInit = { method: call.method, headers };
    if (callOptions.signal) init.signal = callOptions.signal;
    if (call.method === 'GET') {
      if (options.isByItself?.()) headers[byItselfHeader] = '1';
      for (const [name, value] of Object.entries({ ...rest, lang: options.lang() })) {
        if (value !== undefined) url.searchParams.set(name, String(value));
      }
    } else {
      headers['content-type'] = 'application/json';
      init.body = JSON.stringify({ ...rest, lang: options.lang() });
    }
    const envelope = await unwrap<z.output<typeof call.data>>(() => send(url, init));
    if (envelope.status === 'success') return envelope.data;
    options.onFail?.(envelope, token);
    throw new CallError(envelope.message, envelope);
  };
}

async function unwrap<Data>(request: () => Promise<Response>): Promise<Envelope<Data>> {
  try {
    const response = await request();
    // The server answers in the envelope whatever happens; anything else is a network fault.
    return (await response.json()) as Envelope<Data>;
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
    throw new CallError('network', null);
  }
}

function fillPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}

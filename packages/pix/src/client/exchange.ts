import type { UnknownCause } from './outcome.ts';

export interface HttpCall {
  readonly url: string;
  readonly method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE';
  readonly headers: Record<string, string>;
  readonly body?: string | undefined;
}

/** An answer below 500 with its JSON (`null` when there is none), or no usable answer at all. */
export type Exchange =
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'unknown'; readonly cause: UnknownCause };

/** What an answer may hold, unpacked: a page of 1000 received Pix with their returns, many times over. */
const answerBytesMax = 16 * 1024 * 1024;

/** One HTTP round trip, body included, within `timeoutMs` and a size. Never throws; redirects are not followed. */
export async function exchange(
  fetchWith: typeof fetch,
  call: HttpCall,
  timeoutMs: number,
): Promise<Exchange> {
  try {
    const response = await fetchWith(call.url, {
      method: call.method,
      headers: call.headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(call.body === undefined ? {} : { body: call.body }),
    });
    const text = await readText(response);
    return text === null ? unknown('bad_answer', 'the answer is too large') : judge(response.status, text);
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return unknown(isTimeout ? 'timeout' : 'network', describe(error));
  }
}

/** The text of an answer; null for one that is too large, of which no more is read. */
async function readText(response: Response): Promise<string | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop early ends the connection.
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > answerBytesMax) return null;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** 408 and 3xx say as little about what happened as a 5xx does. */
function judge(status: number, text: string): Exchange {
  if (status >= 500 || status === 408 || (status >= 300 && status < 400)) {
    return unknown('server_error', `HTTP ${status}`);
  }
  if (status < 200) return unknown('bad_answer', `HTTP ${status}`);
  const body = parseJson(text);
  // The API tells in JSON what it does not know: a page that says so is of another server, to which an address led by mistake.
  if (body === undefined && (status < 300 || status === 404))
    return unknown('bad_answer', 'the answer is not JSON');
  return { kind: 'answered', status, body: body ?? null };
}

/** `undefined` for text that is not JSON, `null` for no text. */
function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function unknown(reason: UnknownCause['reason'], detail: string): Exchange {
  return { kind: 'unknown', cause: { reason, wasSent: true, detail } };
}

/** fetch hides what went wrong in `cause`; its code (ECONNREFUSED, ECONNRESET) is what helps. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const inner = error.cause instanceof Error ? `: ${error.cause.message}` : '';
  return `${error.message}${inner}`;
}

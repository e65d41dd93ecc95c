import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** How far the time a request carries may be from the platform's: after that it is refused, whenever it arrives. */
export const requestLifeMs = 30_000;

export const headerNames = {
  operator: 'x-platform-operator',
  time: 'x-platform-time',
  request: 'x-platform-request',
  signature: 'x-platform-signature',
} as const;

interface SignedRequest {
  readonly method: string;
  /** With its query. */
  readonly path: string;
  /** Milliseconds since 1970, as text. */
  readonly time: string;
  readonly requestId: string;
  readonly body: string;
}

/** HMAC-SHA256 in hex over what a request says and when it says it. */
export function requestSignature(secret: string, request: SignedRequest): string {
  const { method, path, time, requestId, body } = request;
  return sign(secret, ['request', method, path, time, requestId, digest(body)]);
}

/** HMAC-SHA256 in hex over an answer and the request that it answers. */
export function responseSignature(
  secret: string,
  response: { readonly requestId: string; readonly status: number; readonly body: string },
): string {
  return sign(secret, ['response', response.requestId, String(response.status), digest(response.body)]);
}

/** Compares without telling by its time where the difference is. */
export function isSameSignature(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

const sign = (secret: string, parts: readonly string[]) =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('hex');

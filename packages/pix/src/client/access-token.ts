import { asFields, textOrNull } from '../wire/fields.ts';
import { exchange, type HttpCall } from './exchange.ts';
import type { Outcome } from './outcome.ts';
import { parseProblem } from './problem.ts';

export interface AccessTokenConfig {
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly scope?: string | undefined;
  readonly timeoutMs: number;
  /** How long before its expiry a token is no longer used. */
  readonly marginMs: number;
  readonly now: () => number;
  readonly fetch: typeof fetch;
}

export interface AccessToken {
  /** The current token, or a new one when it is about to expire. */
  get(): Promise<Outcome<string>>;
  /** A token other than `refused`, which the institution has just answered 401 to. */
  renew(refused: string): Promise<Outcome<string>>;
}

interface Held {
  readonly token: string;
  readonly usableUntil: number;
}

/** OAuth2 client credentials (RFC 6749 4.4): kept until shortly before expiry, fetched once however many wait. */
export function createAccessToken(config: AccessTokenConfig): AccessToken {
  let held: Held | null = null;
  let fetching: Promise<Outcome<string>> | null = null;

  const fetchOnce = (): Promise<Outcome<string>> => {
    fetching ??= fetchToken(config)
      .then((outcome): Outcome<string> => {
        if (outcome.kind !== 'ok') return outcome;
        held = outcome.value;
        return { kind: 'ok', value: outcome.value.token };
      })
      .finally(() => {
        fetching = null;
      });
    return fetching;
  };

  const get = async (): Promise<Outcome<string>> => {
    if (held && config.now() < held.usableUntil) return { kind: 'ok', value: held.token };
    return fetchOnce();
  };
  const renew = (refused: string): Promise<Outcome<string>> => {
    if (held?.token === refused) held = null;
    return get();
  };
  return { get, renew };
}

async function fetchToken(config: AccessTokenConfig): Promise<Outcome<Held>> {
  const form = new URLSearchParams({ grant_type: 'client_credentials' });
  if (config.scope) form.set('scope', config.scope);
  const call: HttpCall = {
    url: config.tokenUrl,
    method: 'POST',
    headers: {
      // Not by btoa, which fails for a secret with a letter beyond Latin-1: a typo is refused there, like any other wrong one.
      authorization: `Basic ${Buffer.from(`${config.clientId}:${config.clientSecret}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
      accept: 'application/json',
    },
    body: form.toString(),
  };
  const answer = await exchange(config.fetch, call, config.timeoutMs);
  if (answer.kind === 'unknown') return { kind: 'unknown', cause: { ...answer.cause, wasSent: false } };
  const { status, body } = answer;
  // No answer to what was to be asked: read as one, a payout that never left would have been refused, or be unknown there.
  if (status >= 400) {
    const detail = `no access token: HTTP ${status} ${parseProblem(status, body).title}`;
    return { kind: 'unknown', cause: { reason: 'no_token', wasSent: false, detail } };
  }

  const token = textOrNull(asFields(body)?.access_token);
  const seconds = Number(asFields(body)?.expires_in ?? 60);
  if (!token || !(seconds > 0)) {
    const detail = 'the token answer has no access_token or a bad expires_in';
    return { kind: 'unknown', cause: { reason: 'bad_answer', wasSent: false, detail } };
  }
  // A token that lives shorter than twice the margin is used for half its life instead of never.
  const margin = Math.min(config.marginMs, seconds * 500);
  return { kind: 'ok', value: { token, usableUntil: config.now() + seconds * 1000 - margin } };
}

import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Signer, seamlessHeaders } from './signing.ts';
import {
  balanceAnswer,
  type SeamlessCall,
  type SeamlessDone,
  type SeamlessError,
  seamlessRefusal,
  transactionAnswer,
} from './wire.ts';

/** How a call to a wallet ended. `unknown`: nobody can tell; the same transaction is sent again, or taken back. */
export type SeamlessOutcome<Value> =
  | { readonly kind: 'ok'; readonly value: Value }
  | { readonly kind: 'refused'; readonly error: SeamlessError }
  | { readonly kind: 'unknown'; readonly detail: string };

/** What a delivery does otherwise than it should: for those who test a wallet. */
export interface Delivery {
  readonly sign?: Signer;
  readonly request?: string;
  /** Added to the time that the request carries. */
  readonly skewMs?: number;
}

export interface SeamlessClientConfig {
  /** Where the wallet serves the platform: `https://casino.example/api/seamless/name`. */
  readonly walletUrl: string;
  readonly sign: Signer;
  readonly timeoutMs?: number;
  /** Milliseconds since 1970. Default `Date.now`. */
  readonly now?: () => number;
}

/** The platform's side of a seamless wallet. Nothing here throws; every answer is checked. */
export interface SeamlessClient {
  balance(player: string): Promise<SeamlessOutcome<{ balanceCents: bigint }>>;
  /** Any call that moves money, with the body of the wire. */
  send(
    call: Exclude<SeamlessCall, 'balance'>,
    body: object,
    delivery?: Delivery,
  ): Promise<SeamlessOutcome<SeamlessDone>>;
}

export function createSeamlessClient(config: SeamlessClientConfig): SeamlessClient {
  const ask = async <Schema extends z.ZodType>(
    call: SeamlessCall,
    schema: Schema,
    content: object,
    delivery: Delivery = {},
  ): Promise<SeamlessOutcome<z.output<Schema>>> => {
    const url = `${config.walletUrl}/${call}`;
    const body = JSON.stringify(content);
    const message = {
      time: String((config.now ?? Date.now)() + (delivery.skewMs ?? 0)),
      request: delivery.request ?? randomUUID(),
      path: new URL(url).pathname,
      body,
    };
    try {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        signal: AbortSignal.timeout(config.timeoutMs ?? 5000),
        headers: {
          'content-type': 'application/json',
          [seamlessHeaders.time]: message.time,
          [seamlessHeaders.request]: message.request,
          [seamlessHeaders.signature]: (delivery.sign ?? config.sign)(message),
        },
        body,
      });
      return read(schema, response.status, await response.text());
    } catch (error) {
      return { kind: 'unknown', detail: error instanceof Error ? error.message : 'unknown error' };
    }
  };
  return {
    balance: (player) => ask('balance', balanceAnswer, { player, currency: 'BRL' }),
    send: (call, body, delivery) => ask(call, transactionAnswer, body, delivery),
  };
}

function read<Schema extends z.ZodType>(
  schema: Schema,
  status: number,
  text: string,
): SeamlessOutcome<z.output<Schema>> {
  if (status >= 500) return { kind: 'unknown', detail: `HTTP ${status}` };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { kind: 'unknown', detail: `HTTP ${status} that is not JSON` };
  }
  if (status === 200) {
    const answer = schema.safeParse(json);
    return answer.success
      ? { kind: 'ok', value: answer.data }
      : { kind: 'unknown', detail: 'the answer does not read as what was asked for' };
  }
  const no = seamlessRefusal.safeParse(json);
  return no.success
    ? { kind: 'refused', error: no.data.error }
    : { kind: 'unknown', detail: `HTTP ${status} without a reason` };
}

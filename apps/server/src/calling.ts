import { byItselfHeader, type Call, type Envelope } from '@arara/contract';
import type { FastifyInstance } from 'fastify';
import type { z } from 'zod';

interface CallAs {
  readonly token?: string;
  readonly lang?: string;
  readonly idempotencyKey?: string;
  readonly ip?: string;
  /** The user agent. */
  readonly device?: string;
  /** As a page that nobody touches asks. */
  readonly isByItself?: boolean;
}

/** Calls of the contract made to a server in the same process, over its whole HTTP side but for the network. */
export interface Calling {
  /** Makes a call and gives the envelope. */
  call<Input extends z.ZodType, Data extends z.ZodType>(
    call: Call<Input, Data>,
    input: Record<string, unknown>,
    as?: CallAs,
  ): Promise<Envelope<z.output<Data>>>;
  /** The same, for calls that must succeed: throws with the envelope otherwise. */
  ask<Input extends z.ZodType, Data extends z.ZodType>(
    call: Call<Input, Data>,
    input: Record<string, unknown>,
    as?: CallAs,
  ): Promise<z.output<Data>>;
}

export function callingOf(server: FastifyInstance): Calling {
  const call: Calling['call'] = async (definition, input, as = {}) => {
    const rest: Record<string, unknown> = { ...input, lang: as.lang ?? input.lang ?? 'en' };
    const path = definition.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = String(rest[name]);
      delete rest[name];
      return encodeURIComponent(value);
    });
    const response = await server.inject({
      method: definition.method,
      url: path,
      remoteAddress: as.ip ?? '127.0.0.1',
      headers: {
        'user-agent': as.device ?? 'arara',
        ...(as.token && { authorization: `Bearer ${as.token}` }),
        ...(as.isByItself && { [byItselfHeader]: '1' }),
        ...(as.idempotencyKey !== undefined && { 'idempotency-key': as.idempotencyKey }),
      },
      ...(definition.method === 'GET'
        ? { query: Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, String(value)])) }
        : { payload: rest }),
    });
    return response.json();
  };
  return {
    call,
    ask: async (definition, input, as) => {
      const envelope = await call(definition, input, as);
      if (envelope.status === 'fail') throw new Error(`${definition.path}: ${JSON.stringify(envelope)}`);
      return envelope.data;
    },
  };
}

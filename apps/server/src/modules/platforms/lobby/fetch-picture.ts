import { lookup } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isInnerHost, outerLookup } from './outer-lookup.ts';

const types = ['image/webp', 'image/avif', 'image/png', 'image/jpeg', 'image/gif', 'image/svg+xml'];
const pictureBytesMax = 1024 * 1024;

/** Connections of their own: each was made to an address that was looked at. */
const ways = {
  'http:': { get: http.get, agent: new http.Agent({ keepAlive: true }) },
  'https:': { get: https.get, agent: new https.Agent({ keepAlive: true }) },
} as const;

export interface FetchedPicture {
  readonly type: string;
  readonly body: Buffer;
}

/**
 * A picture at one of the origins it may be at. Fails for every other address, for one that leads into a network its origin's name
 * is not of, and for everything but a picture of at most 1 MB; nothing is followed elsewhere.
 */
export async function fetchPicture(
  address: URL,
  origins: readonly string[],
  signal: AbortSignal,
  resolve: LookupFunction = lookup,
): Promise<FetchedPicture> {
  const way = Object.entries(ways).find(([protocol]) => protocol === address.protocol)?.[1];
  if (!way || !origins.includes(address.origin)) throw new Error(`${address.origin} is none of its origins`);
  signal.throwIfAborted();
  const answer = await new Promise<IncomingMessage>((done, fail) => {
    const options = {
      agent: way.agent,
      lookup: isInnerHost(address.hostname) ? resolve : outerLookup(resolve),
      signal,
      headers: { accept: 'image/*', 'accept-encoding': 'identity' },
    };
    way.get(address, options, done).on('error', fail);
  });
  const { statusCode, headers } = answer;
  const type = headers['content-type']?.split(';', 1)[0]?.trim() ?? '';
  if (statusCode !== 200 || !types.includes(type) || headers['content-encoding'] !== undefined) {
    answer.destroy();
    throw new Error(`${statusCode} ${type}`);
  }
  return { type, body: await readAtMost(answer, pictureBytesMax) };
}

/** Leaving the loop early ends the connection. */
async function readAtMost(answer: AsyncIterable<Buffer>, bytesMax: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer) {
    size += chunk.length;
    if (size > bytesMax) throw new Error('too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

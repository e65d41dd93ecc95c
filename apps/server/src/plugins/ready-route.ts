import { gzipSync } from 'node:zlib';
import type { Call, DataOf, InputOf } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { languageOf } from './language.ts';
import { etagOf, type ReadyAnswers, type Recall, zipFrom } from './ready-answers.ts';
import { bearerOf, inputOf, successOf } from './route.ts';

interface ReadyHandler<C extends Call> {
  /** What everybody is told. */
  readonly make: (input: InputOf<C>, lang: LanguageCode, recall: Recall) => Promise<DataOf<C>>;
  /** What a member is told instead, as it is written out; null when it is the same. */
  readonly personal?: (told: DataOf<C>, text: string, memberId: string) => Promise<string | null>;
}

interface Asked<C extends Call> {
  readonly key: string;
  readonly input: InputOf<C>;
}

/** Addresses whose meaning is remembered; longer ones are read each time. */
const askedMax = 4000;
const addressLengthMax = 300;

/**
 * Serves a call whose answer is the same for everybody, but for what is a member's own, from bytes that are kept ready.
 * A browser that has it already is told so (304): it asks each time, by the name of the content it has.
 */
export function readyRoute<C extends Call>(
  app: FastifyInstance,
  house: House,
  call: C,
  answers: ReadyAnswers,
  { make, personal }: ReadyHandler<C>,
): void {
  const known = new Map<string, Asked<C>>();
  const read = (request: FastifyRequest, lang: LanguageCode): Asked<C> => {
    const address = `${lang} ${request.url}`;
    const found = known.get(address);
    if (found) return found;
    const input = inputOf(call, request);
    const asked = { key: `${call.name} ${lang} ${JSON.stringify(input)}`, input };
    if (known.size >= askedMax) known.clear();
    if (address.length <= addressLengthMax) known.set(address, asked);
    return asked;
  };
  app.route({
    method: call.method,
    url: call.path,
    config: { rateLimit: { max: call.perMinute ?? 300, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const lang = languageOf(request);
      const { key, input } = read(request, lang);
      const member = personal ? await house.sessions.findMember(bearerOf(request)) : null;
      const answer = await answers.find<DataOf<C>>(key, async (recall) => {
        const told = await make(input, lang, recall);
        return { told, text: JSON.stringify(successOf(call, told, lang)) };
      });
      const own = member && personal ? await personal(answer.told, answer.text, member.memberId) : null;
      if (own !== null) {
        const etag = etagOf(own);
        if (isKnown(request, etag)) return sayKnown(reply, etag);
        const body = Buffer.from(own);
        const isZipped = body.length >= zipFrom && takesGzip(request);
        return send(reply, etag, body, isZipped ? gzipSync(body, quick) : null);
      }
      if (isKnown(request, answer.etag)) return sayKnown(reply, answer.etag);
      return send(reply, answer.etag, answer.body, takesGzip(request) ? answer.zipped : null);
    },
  });
}

const takesGzip = (request: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers['accept-encoding'] ?? '');

function isKnown(request: FastifyRequest, etag: string): boolean {
  const named = request.headers['if-none-match'];
  return named !== undefined && (named === etag || named.split(',').some((one) => one.trim() === etag));
}

/** For one member alone, at once: a stream of its own would cost more than it saves. */
const quick = { level: 1 };

/** Kept by the browser alone, and asked about each time. */
const dress = (reply: FastifyReply, etag: string) =>
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding, accept-language, authorization')
    .header('etag', etag);

const sayKnown = (reply: FastifyReply, etag: string) => dress(reply, etag).status(304).send();

function send(reply: FastifyReply, etag: string, body: Buffer, zipped: Buffer | null) {
  dress(reply, etag).header('content-type', 'application/json; charset=utf-8');
  return zipped === null ? reply.send(body) : reply.header('content-encoding', 'gzip').send(zipped);
}

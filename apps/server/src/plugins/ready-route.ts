import type { Call, DataOf, InputOf } from '@arara/contract';
import type { LanguageCode } from '@arara/phrases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { languageOf } from './language.ts';
import { plainOf, type ReadyAnswer, type ReadyAnswers, type Recall, variantEtag } from './ready-answers.ts';
import { bearerOf, inputOf, isQuiet, successOf } from './route.ts';

interface ReadyHandler<C extends Call, Own, Marks> {
  /** What everybody is told. */
  readonly make: (input: InputOf<C>, lang: LanguageCode, recall: Recall) => Promise<DataOf<C>>;
  readonly personal?: Personal<C, Own, Marks>;
}

/** What a member is told of their own in an answer. */
interface Personal<C extends Call, Own, Marks> {
  readonly read: (memberId: string) => Promise<Own>;
  /** What of an answer is compared with it. */
  readonly marksOf: (told: DataOf<C>) => Marks;
  /** Where it stands in the answer, as text; empty when nothing of it does. */
  readonly placesIn: (marks: Marks, own: Own) => string;
  /** The answer's text with it. */
  readonly write: (text: string, places: string) => string;
}

/** Where a member's own stands in an answer, and what the answer with it is called. */
interface Placed {
  readonly places: string;
  readonly etag: string;
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
export function readyRoute<C extends Call, Own extends object = never, Marks = never>(
  app: FastifyInstance,
  house: House,
  call: C,
  answers: ReadyAnswers,
  { make, personal }: ReadyHandler<C, Own, Marks>,
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
  const find = (lang: LanguageCode, { key, input }: Asked<C>) =>
    answers.find<Marks | null>(key, async (recall) => {
      const told = await make(input, lang, recall);
      return {
        marks: personal ? personal.marksOf(told) : null,
        text: JSON.stringify(successOf(call, told, lang)),
      };
    });
  const placed = new WeakMap<ReadyAnswer<Marks | null>, WeakMap<Own, Placed>>();
  /** Looked for once for an answer and what a member has: who asks again has mostly the same. */
  const place = (
    answer: ReadyAnswer<Marks | null>,
    own: Own,
    placesIn: Personal<C, Own, Marks>['placesIn'],
  ) => {
    const ofAnswer = placed.get(answer) ?? new WeakMap<Own, Placed>();
    const found = ofAnswer.get(own);
    if (found) return found;
    const places = answer.marks === null ? '' : placesIn(answer.marks, own);
    const told = { places, etag: places === '' ? answer.etag : variantEtag(answer.etag, places) };
    placed.set(answer, ofAnswer.set(own, told));
    return told;
  };
  const memberOf = async (token: string, quiet: boolean) =>
    house.sessions.keptMember(token, quiet) ?? (await house.sessions.findMember(token, quiet));
  app.route({
    method: call.method,
    url: call.path,
    config: { rateLimit: { max: call.perMinute ?? 300, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const lang = languageOf(request);
      const asked = read(request, lang);
      const token = bearerOf(request);
      const member = personal && token !== null ? await memberOf(token, isQuiet(request)) : null;
      if (!member || !personal) return send(request, reply, await find(lang, asked));
      const [answer, own] = await Promise.all([find(lang, asked), personal.read(member.memberId)]);
      const { places, etag } = place(answer, own, personal.placesIn);
      if (places === '') return send(request, reply, answer);
      if (isKnown(request, etag)) return sayKnown(reply, etag);
      return send(request, reply, await answers.vary(answer, etag, (text) => personal.write(text, places)));
    },
  });
}

const takesGzip = (request: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))/.test(request.headers['accept-encoding'] ?? '');

function isKnown(request: FastifyRequest, etag: string): boolean {
  const named = request.headers['if-none-match'];
  return named !== undefined && (named === etag || named.split(',').some((one) => one.trim() === etag));
}

/** Kept by the browser alone, and asked about each time. */
const dress = (reply: FastifyReply, etag: string) =>
  reply
    .header('cache-control', 'private, no-cache')
    .header('vary', 'accept-encoding, accept-language, authorization')
    .header('etag', etag);

const sayKnown = (reply: FastifyReply, etag: string) => dress(reply, etag).status(304).send();

function send(request: FastifyRequest, reply: FastifyReply, answer: ReadyAnswer<unknown>) {
  const { etag, bytes, isZipped } = answer;
  if (isKnown(request, etag)) return sayKnown(reply, etag);
  dress(reply, etag).header('content-type', 'application/json; charset=utf-8');
  if (!isZipped) return reply.send(bytes);
  if (!takesGzip(request)) return plainOf(answer).then((plain) => reply.send(plain));
  return reply.header('content-encoding', 'gzip').send(bytes);
}

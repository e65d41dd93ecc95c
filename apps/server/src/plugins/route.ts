import { byItselfHeader, type Call, type DataOf, type InputOf, idempotencyKeyPattern } from '@arara/contract';
import { type LanguageCode, languageCodes, phrase } from '@arara/phrases';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { House } from '../house.ts';
import { AppError } from './app-error.ts';
import type { Caller, MemberCaller, MemberSession, StaffCaller, VisitorCaller } from './caller.ts';
import { inputError } from './envelope.ts';
import { languageOf } from './language.ts';
import { networkOf } from './network-of.ts';
import { staffMay } from './permissions.ts';

type Handler<C extends Call, Who extends Caller> = (input: InputOf<C>, caller: Who) => Promise<DataOf<C>>;

/** Serves a call that anybody may make; a valid token is recognised, a bad one counts as none. */
export function visitorRoute<C extends Call>(
  app: FastifyInstance,
  house: House,
  call: C,
  handle: Handler<C, VisitorCaller>,
): void {
  serve(app, house, call, async (request) => {
    const member = await house.sessions.findMember(bearerOf(request), isQuiet(request));
    return handle(inputOf(call, request), Object.assign(callerOf(call, request), { member }));
  });
}

/** Serves a call for logged-in members; fails with `unauthenticated`, `session_expired` or `force_offline`. */
export function memberRoute<C extends Call>(
  app: FastifyInstance,
  house: House,
  call: C,
  handle: Handler<C, MemberCaller>,
): void {
  serve(app, house, call, (request) => {
    const answer = (member: MemberSession) =>
      handle(inputOf(call, request), Object.assign(callerOf(call, request), { member }));
    // Who plays is at hand: such a call waits for nothing here.
    const atHand = house.sessions.keptMember(bearerOf(request), isQuiet(request));
    return atHand
      ? answer(atHand)
      : known(house, request, (token) => house.sessions.requireMember(token, isQuiet(request))).then(answer);
  });
}

/** What staff may do with a password that somebody else has read: see who they are, set an own one, leave. */
const beforeOwnPassword: ReadonlySet<string> = new Set(['staffWho', 'staffPasswordChange', 'staffLogout']);

/** Serves a call for staff whose role has the call's permission. Whose data was read is written down after the answer. */
export function staffRoute<C extends Call>(
  app: FastifyInstance,
  house: House,
  call: C,
  handle: Handler<C, StaffCaller>,
): void {
  serve(app, house, call, async (request) => {
    const staff = await known(house, request, (token) =>
      house.sessions.requireStaff(token, beforeOwnPassword.has(call.name)),
    );
    if (call.permission && !staffMay(staff.role, call.permission)) throw new AppError('forbidden');
    const caller = Object.assign(callerOf(call, request), { staff });
    const input = inputOf(call, request);
    if (call.method !== 'GET') return handle(input, caller);
    await house.looks.admit(call, caller);
    const data = await handle(input, caller);
    house.looks.saw(call, input, data, caller);
    return data;
  });
}

/**
 * Whose the request's token is. Calls are counted by account or token, so tokens that stand for nobody are counted by address:
 * past so many a minute an address is let in only with one that is at hand.
 */
async function known<Session>(
  house: House,
  request: FastifyRequest,
  find: (token: string | null) => Promise<Session>,
): Promise<Session> {
  const token = bearerOf(request);
  if (isStranger(house, token)) house.badTokens.admit(networkOf(request.ip));
  try {
    return await find(token);
  } catch (error) {
    const isBad = token !== null && error instanceof AppError && error.code === 'unauthenticated';
    if (isBad) house.badTokens.count(networkOf(request.ip));
    throw error;
  }
}

/** While bad tokens come in numbers: nobody, or a token that is not at hand. Finding an address costs more than a bet can spare. */
function isStranger(house: House, token: string | null): boolean {
  return house.badTokens.isWatching() && house.sessions.keptId(token) === null;
}

/**
 * Calls of a member, or of an account of the staff, are counted together, however many logins share them; those of a token that is not
 * at hand yet by token; a visitor's by address: a made-up token must not open a fresh count.
 */
function countedBy(house: House, request: FastifyRequest): string {
  const token = bearerOf(request);
  const id = house.sessions.keptId(token);
  if (id !== null) return id;
  return token === null || isStranger(house, token) ? networkOf(request.ip) : token;
}

function serve(
  app: FastifyInstance,
  house: House,
  call: Call,
  handle: (request: FastifyRequest) => Promise<unknown>,
): void {
  app.route({
    method: call.method,
    url: call.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: {
      rateLimit: {
        max: call.perMinute ?? 300,
        timeWindow: 60_000,
        ...(call.who !== 'visitor' && {
          keyGenerator: (request: FastifyRequest) => countedBy(house, request),
        }),
      },
    },
    ...(call.method === 'GET' && { compress: { threshold: 2048 } }),
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const answer = successOf(call, await handle(request), languageOf(request));
      reply.header('cache-control', 'no-store');
      return answer;
    },
  });
}

/** The envelope of a call that succeeded. Parsing by the call's schema strips whatever it does not name. */
export function successOf(call: Call, told: unknown, lang: LanguageCode): Record<string, unknown> {
  const data = call.data.parse(told) as Record<string, unknown>;
  const envelope = { code: 200, status: 'success', message: successWords[lang], data };
  return call.hoist ? { ...envelope, ...hoisted(call.hoist, data) } : envelope;
}

const successWords = Object.fromEntries(
  languageCodes.map((code) => [code, phrase(code, 'errors.success')]),
) as Record<LanguageCode, string>;

/** What of `data` also stands at the top of the envelope. */
function hoisted(names: readonly string[], data: Record<string, unknown>): Record<string, unknown> {
  const isSaid = (name: string) => data[name] !== undefined && data[name] !== null && data[name] !== '';
  return Object.fromEntries(names.filter(isSaid).map((name) => [name, data[name]]));
}

/** What a request asks, read by the call's schema; fails with `invalid_input`. */
export function inputOf<C extends Call>(call: C, request: FastifyRequest): InputOf<C> {
  const body = request.body ?? {};
  if (typeof body !== 'object' || Array.isArray(body)) throw new AppError('malformed_body');
  const input = { ...(request.query as object), ...body, ...(request.params as object) };
  const parsed = call.input.safeParse(input);
  if (!parsed.success) throw inputError(parsed.error, input);
  return parsed.data as InputOf<C>;
}

function callerOf(call: Call, request: FastifyRequest): Caller {
  const key = keyOf(request);
  if (call.idempotent && key === null) throw new AppError('idempotency_key_required');
  return new RequestCaller(request, key);
}

/** The request's idempotency key, null without one. A bad one is no missing one: it fails with `idempotency_key_invalid`. */
function keyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return null;
  if (typeof header !== 'string' || !idempotencyKeyPattern.test(header))
    throw new AppError('idempotency_key_invalid');
  return header;
}

/** Reads when somebody asks: a bet needs no words, and finding the address behind proxies costs more than it can spare. */
class RequestCaller implements Caller {
  readonly #request: FastifyRequest;
  readonly idempotencyKey: string | null;

  constructor(request: FastifyRequest, idempotencyKey: string | null) {
    this.#request = request;
    this.idempotencyKey = idempotencyKey;
  }

  get lang() {
    return languageOf(this.#request);
  }

  get ip() {
    return this.#request.ip;
  }

  get network() {
    return networkOf(this.#request.ip);
  }

  get device() {
    return (this.#request.headers['user-agent'] ?? '').slice(0, 200);
  }

  get requestId() {
    return this.#request.id;
  }

  get log() {
    return this.#request.log;
  }
}

/** A page asks by itself, nobody has touched it: what it reads does not keep the session from being idle. */
export const isQuiet = (request: FastifyRequest): boolean =>
  request.method === 'GET' && request.headers[byItselfHeader] !== undefined;

/** The bearer token of a request, or null. */
export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  return header?.startsWith('Bearer ') && header.length <= 200 ? header.slice(7).trim() || null : null;
}

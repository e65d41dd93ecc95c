import {
  agency,
  type Call,
  call,
  errorStatus,
  fieldErrors,
  games,
  identity,
  payments,
  promotions,
} from '@arara/contract';
import { hasPhrase, languageCodes, phrase } from '@arara/phrases';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { heardLog } from '../testing/heard-log.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import { AppError, fieldError } from './app-error.ts';
import { inputError, registerEnvelope } from './envelope.ts';
import { visitorRoute } from './route.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const login = '/api/auth/login2';
const post = (payload: string, type = 'application/json', url = login) =>
  house.server.inject({ method: 'POST', url, headers: { 'content-type': type }, payload });

describe('requests that cannot be served answer in the envelope', () => {
  test.each(['/api/nothing', '/api/', '/nothing', '/api/rounds', '/%00', '/api/auth/login2/more'])(
    'an unknown path %s',
    async (url) => {
      const response = await house.server.inject({ url });
      expect(response.json()).toEqual({
        code: 404,
        status: 'fail',
        error: 'not_found',
        message: phrase('pt', 'errors.not_found'),
        data: null,
      });
      expect(response.statusCode).toBe(404);
    },
  );

  test.each([
    ['GET', login, 'POST'],
    ['DELETE', '/api/games/listsv2', 'GET, HEAD'],
    ['PUT', '/api/play/dados-de-ouro', 'POST'],
    ['POST', '/api/rounds/open', 'GET, HEAD'],
  ] as const)('the method %s on %s, with those that are allowed', async (method, url, allow) => {
    const response = await house.server.inject({ method, url });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow?.split(', ').toSorted()).toEqual(allow.split(', ').toSorted());
    expect(response.json()).toMatchObject({
      code: 405,
      status: 'fail',
      error: 'method_not_allowed',
      data: null,
    });
  });

  test('a method that a call does not have, before its body is read', async () => {
    const [url, payload] = [login, `{"account":"${'a'.repeat(200_000)}"}`];
    const headers = { 'content-type': 'application/json' };
    const put = await house.server.inject({ method: 'PUT', url, payload, headers });
    expect([put.statusCode, put.json().error]).toEqual([405, 'method_not_allowed']);
    expect((await house.server.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(413);
  });

  test.each(['{', '', '{"account":', 'account=x', '{"a":1}}', '{"__proto__":{"isAdmin":true}}', '\u0000'])(
    'a body that is no JSON: %j',
    async (payload) => {
      const response = await post(payload);
      expect(response.json()).toMatchObject({ code: 400, status: 'fail', error: 'malformed_body' });
      expect(response.statusCode).toBe(400);
    },
  );

  test.each(['[]', '[{"account":"a"}]', '"text"', '7', 'true'])(
    'a body that is no object: %s',
    async (payload) => {
      expect((await post(payload)).json()).toMatchObject({ code: 400, error: 'malformed_body' });
    },
  );

  test.each(['text/plain', 'application/xml', 'multipart/form-data; boundary=x'])(
    'a body of another kind: %s',
    async (type) => {
      const response = await post('{"account":"a"}', type);
      expect(response.json()).toMatchObject({ code: 415, error: 'unsupported_media_type' });
    },
  );

  test('[R46] a body above 64 KiB', async () => {
    const response = await post(JSON.stringify({ account: 'x'.repeat(65_536) }));
    expect(response.json()).toMatchObject({ code: 413, error: 'body_too_large' });
  });
});

describe('words', () => {
  test('one failure is told in nine languages, by body, query or header', async () => {
    const said = new Set<string>();
    for (const lang of languageCodes) {
      const words = phrase(lang, 'errors.enter_account');
      const inBody = await house.server.inject({ method: 'POST', url: login, payload: { lang } });
      expect(inBody.json()).toMatchObject({
        code: 422,
        message: phrase(lang, 'errors.invalid_input'),
        data: {
          fields: expect.arrayContaining([{ field: 'account', error: 'enter_account', message: words }]),
        },
      });
      said.add(words);
      const inQuery = await house.server.inject({ url: `/api/games/info/none?lang=${lang}` });
      expect(inQuery.json().message).toBe(phrase(lang, 'errors.game_unknown'));
    }
    expect(said.size).toBe(languageCodes.length);
  });

  test.each([
    ['pt-BR,pt;q=0.9,en;q=0.8', 'pt'],
    ['en-GB', 'en'],
    ['zh-CN,zh;q=0.9', 'cn'],
    ['zh-TW', 'ch'],
    ['ms', 'msa'],
    ['xx', 'pt'],
    ['', 'pt'],
  ] as const)('a browser that asks for %j is answered in %s', async (accepted, lang) => {
    const response = await house.server.inject({
      url: '/api/games/info/none',
      headers: { 'accept-language': accepted },
    });
    expect(response.json().message).toBe(phrase(lang, 'errors.game_unknown'));
  });

  test.each([
    ['EN1', 'en'],
    ['msa1', 'msa'],
    ['CN', 'cn'],
    ['vi-VN', 'vi'],
    ['zh_Hant_HK', 'ch'],
    ['zh-Hans', 'cn'],
    ['constructor', 'pt'],
  ] as const)('[S3.08] a caller that names %j is answered in %s', async (lang, meant) => {
    const response = await house.server.inject({ url: `/api/games/info/none?lang=${lang}` });
    expect(response.json().message).toBe(phrase(meant, 'errors.game_unknown'));
  });

  test('a field that is not there is called missing, and one that is something else invalid', () => {
    const schema = z.object({
      kind: z.enum(['day'], { error: 'field_invalid' }),
      inner: z.object({ id: z.uuid({ error: 'field_invalid' }) }),
    });
    const said = (input: object) =>
      inputError(schema.safeParse(input).error ?? new z.ZodError([]), input).data?.fields;
    expect(said({ inner: {} })).toEqual([
      { field: 'kind', error: 'field_required' },
      { field: 'inner.id', error: 'field_required' },
    ]);
    expect(said({ kind: null, inner: { id: 'x' } })).toEqual([
      { field: 'kind', error: 'field_invalid' },
      { field: 'inner.id', error: 'field_invalid' },
    ]);
  });

  test('every failure and every field has its phrase in every language', () => {
    for (const code of [...Object.keys(errorStatus), ...fieldErrors, 'success'])
      expect(hasPhrase(`errors.${code}`), code).toBe(true);
  });
});

describe('a call', () => {
  const things: Call = call({
    name: 'things',
    method: 'POST',
    path: '/api/things',
    who: 'visitor',
    summary: 'For this test.',
    input: z.object({ want: z.string() }),
    data: z.object({
      shown: z.string(),
      inner: z.object({ shown: z.string() }),
      link: z.string().optional(),
    }),
    errors: [],
    hoist: ['link'],
  });
  const outcomes: Record<string, () => unknown> = {
    data: () => ({ shown: 'a', seed: 'SECRET', inner: { shown: 'b', cpf: 'SECRET' }, link: 'l' }),
    wrong: () => ({ shown: 7 }),
    crash: () => {
      throw new TypeError('a SECRET inside');
    },
    refused: () => {
      throw new AppError('stake_too_small', { limit: '1.00' }, { min: '1.00' });
    },
    field: () => {
      throw fieldError({ introducer: 'introducer_unknown' });
    },
    offline: () => {
      throw new AppError('force_offline');
    },
    full: () => house.house.db.query(`do $$ begin raise 'full' using errcode = 'disk_full'; end $$`),
  };

  test('that meets a full disk is told to come back later, and the log tells the operator', async () => {
    const heard = heardLog();
    const answer = await ask('full', heard.log);
    expect(answer).toMatchObject({ code: 503, status: 'fail', error: 'unavailable', data: null });
    expect(heard.lines().filter(({ level }) => level >= 50)).toMatchObject([
      { msg: 'the database cannot work' },
    ]);
  });

  async function ask(want: string, loggerInstance: FastifyBaseLogger = heardLog().log) {
    const app = Fastify({ loggerInstance });
    registerEnvelope(app);
    visitorRoute(app, house.house, things, async (input) => {
      const { want: wanted } = input as { want: string };
      return outcomes[wanted]?.();
    });
    const response = await app.inject({ method: 'POST', url: '/api/things', payload: { want, lang: 'en' } });
    await app.close();
    return { code: response.statusCode, text: response.body, ...response.json() };
  }

  test('answers with what its schema names and strips the rest', async () => {
    const answer = await ask('data');
    expect(answer).toMatchObject({ code: 200, status: 'success', message: 'Success', link: 'l' });
    expect(answer.data).toEqual({ shown: 'a', inner: { shown: 'b' }, link: 'l' });
    expect(answer.text).not.toContain('SECRET');
  });

  test.each(['crash', 'wrong'])('that fails unexpectedly (%s) says so without telling why', async (want) => {
    const answer = await ask(want);
    expect(answer).toMatchObject({ code: 500, status: 'fail', error: 'internal_error', data: null });
    expect(answer.text).not.toMatch(/SECRET|TypeError|Zod|stack|expected/);
  });

  test('that is refused tells its code, data and filled-in words', async () => {
    expect(await ask('refused')).toMatchObject({
      code: 422,
      error: 'stake_too_small',
      message: 'The stake must not be below R$1.00',
      data: { limit: '1.00' },
    });
    expect(await ask('field')).toMatchObject({
      error: 'invalid_input',
      data: { fields: [{ field: 'introducer', error: 'introducer_unknown' }] },
    });
  });

  test('puts a member offline with a mark of its own', async () => {
    expect(await ask('offline')).toMatchObject({ code: 401, error: 'force_offline', force_offline: true });
  });
});

test('[R19] a malformed Idempotency-Key is refused by calls that need one, may have one and read none', async () => {
  const { token, realname, cpf } = await house.newMember();
  const withdrawal = { name: realname, money: '50.00', payment_type: 'cpf', qk_pwd: '482913', cpf_id: cpf };
  const asked: readonly [Call, object][] = [
    [games.play, { game: 'dados-de-ouro', stake: '1.00', direction: 'over', target: 5049 }],
    [payments.drawing, withdrawal],
    [promotions.lotteryWheelClaim, {}],
    [agency.claim, {}],
    [identity.me, {}],
  ];
  const said = new Set<string>();
  for (const [definition, input] of asked)
    for (const lang of languageCodes) {
      const as = { token, lang, idempotencyKey: 'two words' };
      const answer = await house.call(definition, { ...input }, as);
      expect(answer).toMatchObject({
        code: 422,
        status: 'fail',
        error: 'idempotency_key_invalid',
        data: null,
      });
      said.add(answer.message);
    }
  expect(said).toEqual(new Set(languageCodes.map((lang) => phrase(lang, 'errors.idempotency_key_invalid'))));
  expect(said.size).toBe(languageCodes.length);
});

test.each(['constructor', '__proto__', 'constructor-BR'])(
  'a language by the name that every object has, %s, is none',
  async (lang) => {
    const headers = { 'accept-language': lang };
    const words = (key: string) => phrase('pt', `errors.${key}`);
    // Of the router itself: nobody stands behind it and catches what its answer throws.
    for (const url of ['/%zz', `/api/rounds/${'x'.repeat(101)}`, '/api/nothing'])
      expect((await house.server.inject({ url, headers })).json()).toMatchObject({
        code: 404,
        message: words('not_found'),
      });
    const answer = await house.server.inject({ url: `/api/games/jackpots?lang=${lang}`, headers });
    expect(answer.json()).toMatchObject({ code: 200, message: words('success') });
    expect((await post(JSON.stringify({ lang }))).json()).toMatchObject({
      code: 422,
      message: words('invalid_input'),
    });
  },
);

test('success answers are in the envelope, in the language of the caller, and are not cached', async () => {
  const response = await house.server.inject({ url: '/api/games/jackpots?lang=tr' });
  expect(response.json()).toMatchObject({
    code: 200,
    status: 'success',
    message: phrase('tr', 'errors.success'),
  });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('[R46] too many requests are told so, in words, and only the one who makes them', async () => {
  const ask = (ip: string, lang: string) => house.call(identity.captcha, { kind: 'sum' }, { ip, lang });
  const limit = identity.captcha.perMinute ?? 0;
  for (let count = 0; count < limit; count += 1)
    expect(await ask('203.0.113.77', 'en')).toMatchObject({ code: 200 });
  for (const lang of ['pt', 'th'] as const) {
    const answer = await ask('203.0.113.77', lang);
    expect(answer).toEqual({
      code: 429,
      status: 'fail',
      error: 'too_many_requests',
      message: phrase(lang, 'errors.too_many_requests'),
      data: null,
    });
  }
  expect(await ask('203.0.113.78', 'en')).toMatchObject({ code: 200 });
  expect(await house.call(games.gameList, {}, { ip: '203.0.113.77' })).toMatchObject({ code: 200 });
});

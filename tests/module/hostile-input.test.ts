import { randomUUID } from 'node:crypto';
import { type Call, calls, staff } from '@arara/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createOrResetStaff } from '../../apps/server/src/modules/staff/index.ts';
import { startTestHouse, type TestHouse } from '../../apps/server/src/testing/house.ts';
import { openSocket } from '../../apps/server/src/testing/socket-client.ts';
import { shapeOf, usualInput } from './support/usual-input.ts';

/** What no field expects, or what breaks those that trust what they are given. */
const hostile: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  2 ** 53,
  '',
  ' ',
  'x'.repeat(3_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202eabc',
  "' or 1=1 --",
  '%',
  '../../etc/passwd',
  '-0.01',
  '1e3',
  '99999999999999999999',
  '2020-02-30',
  [],
  [['a']],
  {},
  { $gt: '' },
  { toString: 1, length: -1 },
  ...fc.sample(fc.jsonValue(), { seed: 20_260, numRuns: 6 }),
];

/** What every object has by itself: whoever looks something up by a caller's word finds these without having put them there. */
const everyones = ['constructor', '__proto__', 'toString', 'hasOwnProperty'];

/** The fields that only the rules of a game know. */
const ofGames: Record<string, string[]> = {
  play: ['direction', 'target', 'mines', 'bets'],
  act: ['type', 'tile'],
};

/** How many calls have had a field by that name attacked. */
const attacked = new Map<string, number>();

/** All hostile values for the first calls that have the field; then an eighth of them in turn: pages and languages are read alike. */
function valuesFor(field: string): readonly unknown[] {
  const times = attacked.get(field) ?? 0;
  attacked.set(field, times + 1);
  return times < 4 ? hostile : hostile.filter((_, index) => index % 8 === times % 8);
}

/** An own property, whatever its name: written as a literal `__proto__` would be none. */
const named = (name: string, value: unknown): Record<string, unknown> =>
  Object.defineProperty({}, name, { value, enumerable: true, writable: true, configurable: true });

/** Everybody's names, as those: all where the field is met first, one in its turn where it is read as before. */
function namesFor(field: string): readonly string[] {
  const times = attacked.get(field) ?? 0;
  return times <= 4 ? everyones : everyones.filter((_, index) => index === times % everyones.length);
}

/** Every field of a call in turn with hostile values, the others as usual; then bodies that are hostile as a whole. */
function* attacks(call: Call): Generator<Record<string, unknown>> {
  const fields = new Set([...Object.keys(shapeOf(call).properties), ...(ofGames[call.name] ?? []), 'lang']);
  for (const field of fields) {
    for (const value of valuesFor(field)) yield { ...usualInput(call), [field]: value };
    for (const name of namesFor(field)) yield { ...usualInput(call), [field]: name };
  }
  // As names of fields, in the body or the query, and inside of what a field holds.
  for (const name of everyones) yield { ...usualInput(call), ...named(name, { polluted: true }) };
  for (const name of everyones) yield { ...usualInput(call), ...named(name, name) };
  // What the schema itself would let through or not, drawn at random but the same every time.
  for (const values of fc.sample(fc.dictionary(fc.constantFrom(...fields), fc.jsonValue()), {
    seed: 7,
    numRuns: 6,
  }))
    yield { ...usualInput(call), ...values };
  yield {};
  yield { ...usualInput(call), ...named('constructor', { prototype: { polluted: true } }) };
}

let house: TestHouse;
let members: string[];
/** Several, because a call with many fields is made more often than one may make it in a minute. */
let colleagues: string[];
let address = 0;

beforeAll(async () => {
  house = await startTestHouse();
  members = await Promise.all(Array.from({ length: 60 }, async () => (await house.newMember()).token));
  colleagues = [];
  for (let count = 0; count < 5; count += 1) colleagues.push(await anotherStaffToken());
});
afterAll(() => house.close());

/** A URL cannot carry half of a surrogate pair. */
const wellFormed = (text: string) => Buffer.from(text).toString();

/** Sends an input as it is; text where a path or a query can hold nothing else. */
function send(call: Call, input: Record<string, unknown>, token: string | null) {
  address += 1;
  const rest = { ...input };
  const asText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
  const url = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = asText(rest[name]);
    delete rest[name];
    return encodeURIComponent(wellFormed(text)) || '-';
  });
  const query = Object.entries(rest).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, wellFormed(asText(one))]),
  );
  return house.server.inject({
    method: call.method,
    url: call.method === 'GET' ? `${url}?${new URLSearchParams(query)}` : url,
    remoteAddress: `10.${Math.floor(address / 62_500)}.${Math.floor(address / 250) % 250}.${address % 250}`,
    headers: { 'idempotency-key': randomUUID(), ...(token && { authorization: `Bearer ${token}` }) },
    ...(call.method === 'POST' && {
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      payload: JSON.stringify(rest),
    }),
  });
}

const inTurn = (tokens: readonly string[], turn: number) => tokens[turn % tokens.length] ?? null;

const ends = (call: Call) => call.name === 'logout' || call.name === 'staffLogout';
/** Logging out comes last: it takes the token whatever the body says. */
const inOrder = calls.toSorted((a, b) => Number(ends(a)) - Number(ends(b)));
const problems: string[] = [];
let sent = 0;

async function attack(call: Call, input: Record<string, unknown>, token: string | null): Promise<number> {
  const response = await send(call, input, token);
  sent += 1;
  const found = (what: string) =>
    problems.push(
      `${what}: ${call.name} ${JSON.stringify(input).slice(0, 250)} -> ${response.body.slice(0, 80)}`,
    );
  try {
    const envelope = response.json();
    const isEnvelope =
      envelope.code === response.statusCode &&
      typeof envelope.message === 'string' &&
      envelope.message.length > 0 &&
      envelope.status === (response.statusCode === 200 ? 'success' : 'fail');
    if (!isEnvelope) found('no envelope');
    if (envelope.error === 'too_many_requests') found('not reached');
  } catch {
    found('no JSON');
  }
  if (response.statusCode >= 500) found('fault');
  return response.statusCode;
}

test('no input of any call makes the server fail: it answers in the envelope, below 500', async () => {
  for (const call of inOrder) {
    let turn = 0;
    for (const input of attacks(call)) {
      turn += 1;
      const own = inTurn(call.who === 'staff' ? colleagues : members, turn);
      await attack(call, input, own);
      // Without a token, and with somebody else's kind of token, a few inputs are enough to know.
      if (call.who === 'visitor') await attack(call, input, null);
      else if (turn <= 3)
        // A place in the path that is longer than any name leads nowhere, whoever asks.
        for (const wrong of [null, 'x'.repeat(43), inTurn(call.who === 'staff' ? members : colleagues, 0)])
          expect(call.path.includes('{') ? [401, 404] : [401], call.name).toContain(
            await attack(call, input, wrong),
          );
    }
  }
  const faults = problems.filter((problem) => problem.startsWith('fault')).length;
  console.log(`${calls.length} calls x inputs: ${sent} tried, ${faults} answered by 5xx`);
  expect(problems.slice(0, 40)).toEqual([]);
  expect(sent).toBeGreaterThan(2_000);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
}, 1_200_000);

test.each(
  calls.filter((call) => shapeOf(call).required.length > 0).map((call) => [call.name, call] as const),
)('%s names every field that is missing or of the wrong kind', async (_, call) => {
  const inPath = (name: string) => call.path.includes(`{${name}}`);
  const required = shapeOf(call).required.filter((name) => !inPath(name));
  if (required.length === 0) return;
  let token = await freshToken(call);
  for (const [index, field] of required.entries()) {
    // Calls with a low limit a minute need somebody new now and then.
    if (index > 0 && index % 3 === 0) token = await freshToken(call);
    const { [field]: _left, ...input } = usualInput(call);
    const kind = shapeOf(call).properties[field]?.type;
    // A list may be empty, and what stands in an object is told by the rules of its game.
    const wrong = [kind === 'object' ? 'a' : { a: 1 }, kind === 'array' ? 7 : []];
    const tries =
      call.method === 'GET' ? [input] : [input, ...wrong.map((value) => ({ ...input, [field]: value }))];
    for (const attempt of tries) {
      const answer = (await send(call, attempt, token)).json();
      expect(answer, `${field} ${JSON.stringify(attempt)}`).toMatchObject({
        code: 422,
        error: 'invalid_input',
      });
      const named = answer.data.fields.find(
        (entry: { field: string }) => entry.field === field || entry.field.startsWith(`${field}.`),
      );
      expect(named, field).toMatchObject({ error: expect.any(String), message: expect.any(String) });
    }
  }
});

test.each(everyones)(
  '%s as a language, a part of a path, a name in a query or a topic is answered in the envelope',
  async (name) => {
    const sayings = [name, `${name}-BR`, `${name},pt;q=0.5`, `pt-${name}`];
    const paths = [
      `/api/${name}`,
      `/api/${name}/${name}`,
      `/api/auth/${name}`,
      '/api/%zz',
      `/api/seamless/${name}/bet`,
      `/api/pix/callback/${name}/pix`,
      `/api/games/listsv2?${name}=1&${name}[${name}]=${name}&lang=${name}`,
    ];
    for (const language of sayings) {
      for (const url of paths) {
        for (const method of ['GET', 'POST'] as const) {
          address += 1;
          const response = await house.server.inject({
            method,
            url,
            remoteAddress: `12.${Math.floor(address / 250) % 250}.${address % 250}.1`,
            headers: { 'accept-language': language, [name]: name, 'content-type': 'application/json' },
            ...(method === 'POST' && { payload: `{"${name}":{"${name}":"${name}"},"lang":"${name}"}` }),
          });
          const what = `${method} ${url} ${language}: ${response.body.slice(0, 120)}`;
          expect(response.statusCode, what).toBeLessThan(500);
          // Platforms are answered in their own protocol.
          if (!url.startsWith('/api/seamless'))
            expect(response.json(), what).toMatchObject({
              code: response.statusCode,
              message: expect.stringMatching(/./),
            });
        }
      }
      const page = await house.server.inject({ url: `/${name}`, headers: { 'accept-language': language } });
      expect(page.statusCode).toBeLessThan(500);
    }
    for (const message of [
      { type: name },
      { type: 'watch', topics: [name.toLowerCase()] },
      { type: 'watch', topics: ['chat', 'live', 'site'].map((kind) => `${kind}:${name.toLowerCase()}`) },
      { type: 'hello', token: name, lang: name.slice(0, 8) },
    ]) {
      const socket = await openSocket(house.house.publicUrl());
      socket.sayRaw(JSON.stringify(message));
      socket.close();
      // Whatever became of it, the next one is heard.
      const next = await openSocket(house.house.publicUrl());
      next.say({ type: 'watch', topics: [] });
      await next.heard('watching');
      next.close();
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  },
);

async function freshToken(call: Call): Promise<string | null> {
  if (call.who === 'visitor') return null;
  return call.who === 'staff' ? anotherStaffToken() : (await house.newMember()).token;
}

async function anotherStaffToken(): Promise<string> {
  const email = `${randomUUID().slice(0, 8)}@arara.test`;
  const account = await createOrResetStaff(house.house.db, { email, role: 'admin' });
  address += 1;
  return (await house.ask(staff.staffLogin, { ...account }, { ip: `11.0.${address % 250}.1` })).token;
}

import { identity } from '@arara/contract';
import { languageCodes } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newMemberFacts } from '../../testing/new-member.ts';
import { drawn } from '../../testing/watched-captcha.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse({ CAPTCHA: 'on' });
});
afterAll(() => house.close());

let address = 0;
const ip = () => {
  address += 1;
  return `198.51.100.${address % 250}`;
};

async function picture() {
  const captcha = await house.ask(identity.captcha, {}, { ip: ip() });
  return { captcha_key: captcha.captcha_key, captcha_code: drawn.text };
}

function register(code: object, lang = 'en') {
  const { password, ...facts } = newMemberFacts();
  const form = { ...facts, password, password_confirmation: password, terms_accepted: true, ...code };
  return house.call(identity.register, form, { ip: ip(), lang });
}

test('[S7.01] a picture shows five unambiguous signs, and its answer lets a registration through', async () => {
  const captcha = await house.ask(identity.captcha, {}, { ip: ip() });
  expect(captcha).toMatchObject({ kind: 'picture', question: '', is_required: true });
  expect(captcha.picture).toMatch(/^<svg [^>]+><rect [^>]+>.+<\/svg>$/);
  // One filled path a sign; lines of noise are not filled.
  expect(captcha.picture.match(/<path fill="#/g)).toHaveLength(5);
  expect(drawn.text).toMatch(/^[A-Z3479]{5}$/);
  expect(drawn.text).not.toMatch(/[BGILOQSUVZ]/);
  expect(captcha.picture).not.toContain(drawn.text);
  const answer = { captcha_key: captcha.captcha_key, captcha_code: ` ${drawn.text.toLowerCase()} ` };
  expect(await register(answer)).toMatchObject({ code: 200 });
});

test('[S7.01] a sum is asked in each of the nine languages, and its answer lets a registration through', async () => {
  const shapes = new Set<string>();
  for (const lang of languageCodes) {
    const captcha = await house.ask(identity.captcha, { kind: 'sum' }, { ip: ip(), lang });
    expect(captcha).toMatchObject({ kind: 'sum', picture: '' });
    const [a = 0, b = 0] = (captcha.question.match(/\d+/g) ?? []).map(Number);
    expect(await register({ captcha_key: captcha.captcha_key, captcha_code: String(a + b) })).toMatchObject({
      code: 200,
    });
    shapes.add(captcha.question.replaceAll(/\d+/g, ''));
  }
  expect(shapes.size).toBe(9);
});

test.each([
  ['en', 'Enter verification code', 'Wrong verification code'],
  ['pt', 'Digite o código de verificação', 'Código de verificação incorreto'],
])('[S5.01] a missing and a wrong code are told apart in %s', async (lang, missing, wrong) => {
  expect(await register({}, lang)).toMatchObject({ code: 422, error: 'captcha_required', message: missing });
  const { captcha_key } = await picture();
  const guess = { captcha_key, captcha_code: 'wrong' };
  expect(await register(guess, lang)).toMatchObject({ code: 422, error: 'captcha_wrong', message: wrong });
});

test('a try uses a code up, right or wrong', async () => {
  const first = await picture();
  expect(await register({ ...first, captcha_code: 'wrong' })).toMatchObject({ error: 'captcha_wrong' });
  expect(await register(first)).toMatchObject({ error: 'captcha_wrong' });
  const second = await picture();
  expect(await register(second)).toMatchObject({ code: 200 });
  expect(await register(second)).toMatchObject({ error: 'captcha_wrong' });
});

test('a hundred uses of one code at once let one through', async () => {
  const code = await picture();
  const envelopes = await Promise.all(Array.from({ length: 100 }, () => register(code)));
  expect(envelopes.filter((envelope) => envelope.status === 'success')).toHaveLength(1);
});

test('a code lives five minutes', async () => {
  const [early, late] = [await picture(), await picture()];
  house.clock.moveBy(5 * 60_000 - 1);
  expect(await register(early)).toMatchObject({ code: 200 });
  house.clock.moveBy(1);
  expect(await register(late)).toMatchObject({ error: 'captcha_wrong' });
});

test('fields that are wrong in themselves do not cost a code', async () => {
  const code = await picture();
  expect(await register({ ...code, birth_date: '2020-01-01' })).toMatchObject({ error: 'invalid_input' });
  expect(await register(code)).toMatchObject({ code: 200 });
});

test('an answer is hashed at rest', async () => {
  const { captcha_key, captcha_code } = await picture();
  const { rows } = await house.house.db.query(
    'select c::text as row, answer_hash from captcha c where key = $1',
    [captcha_key],
  );
  expect(rows[0].answer_hash).toHaveLength(32);
  expect(rows[0].row).not.toContain(captcha_code);
});

test('where codes are switched off none is asked for', async () => {
  const open = await startTestHouse({ CAPTCHA: 'off' });
  try {
    expect(await open.ask(identity.captcha, {})).toMatchObject({ is_required: false });
    await open.newMember();
  } finally {
    await open.close();
  }
});

test('an address that asks for many sums is shown pictures for the rest of the minute', async () => {
  const sum = async (from: string) => (await house.ask(identity.captcha, { kind: 'sum' }, { ip: from })).kind;
  const kinds = await Promise.all(Array.from({ length: 8 }, () => sum('203.0.113.7')));
  expect(kinds.filter((kind) => kind === 'sum')).toHaveLength(5);
  const other = await house.ask(identity.captcha, { kind: 'sum' }, { ip: '203.0.113.7' });
  expect(other).toMatchObject({ kind: 'picture', question: '' });
  expect(other.picture).toContain('<svg');
  expect(await sum('203.0.113.8')).toBe('sum');
  house.clock.moveBy(60_000);
  expect(await sum('203.0.113.7')).toBe('sum');
});

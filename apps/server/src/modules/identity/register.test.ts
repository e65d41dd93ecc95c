import { identity } from '@arara/contract';
import { commitmentOf } from '@arara/fair';
import { type LanguageCode, languageCodes, phrase } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { newCpf, newMemberFacts } from '../../testing/new-member.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

/** A whole registration form; `changes` replaces fields, undefined leaves one out. */
function form(changes: Record<string, unknown> = {}) {
  const { password, ...facts } = newMemberFacts();
  return { ...facts, password, password_confirmation: password, terms_accepted: true, ...changes };
}

let address = 0;
/** An address of its own for each call, so that the limit by address stays out of the way. */
const ip = () => {
  address += 1;
  return `192.0.2.${address % 250}`;
};

const register = (changes: Record<string, unknown>, lang = 'en') =>
  house.call(identity.register, form(changes), { ip: ip(), lang });

const count = async (sql: string, values: unknown[] = []) => {
  const { rows } = await house.house.db.query<{ count: bigint }>(`select count(*) from ${sql}`, values);
  return Number(rows[0]?.count);
};

test('[S7.03] [S4.08] a registration that succeeds says so and opens a session', async () => {
  const envelope = await register({ account: 'Joana_Rio' });
  expect(envelope).toMatchObject({ code: 200, status: 'success', message: 'Success' });
  if (envelope.status === 'fail') throw new Error(envelope.error);
  expect(envelope.data.token_type).toBe('bearer');
  const info = await house.ask(identity.me, {}, { token: envelope.data.token });
  expect(info).toMatchObject({ id: envelope.data.member_id, name: 'Joana_Rio' });
  const in30Minutes = house.clock.now().getTime() + 30 * 60_000;
  expect(new Date(envelope.data.expires_at).getTime()).toBe(in30Minutes);
});

test('a new member has wallets, two committed seeds and a row to play on', async () => {
  const { memberId } = await house.newMember();
  const seeds = await house.house.db.query(
    'select id, state, server_seed, server_seed_hash, client_seed from fair_seed where member_id = $1 order by state',
    [memberId],
  );
  const [active, next] = seeds.rows;
  expect([active.state, next.state, seeds.rowCount]).toEqual(['active', 'next', 2]);
  for (const seed of seeds.rows) expect(seed.server_seed_hash).toBe(commitmentOf(seed.server_seed));
  expect(active.client_seed).toMatch(/^[0-9a-f]{16}$/);
  const play = await house.house.db.query(
    `select p.seed_id, p.nonce, c.kind as cash, b.kind as bonus from member_play p
       join ledger_account c on c.id = p.cash_account_id join ledger_account b on b.id = p.bonus_account_id
      where p.member_id = $1`,
    [memberId],
  );
  expect(play.rows).toEqual([{ seed_id: active.id, nonce: 0, cash: 'cash', bonus: 'bonus' }]);
  expect(await count('ledger_account where member_id = $1', [memberId])).toBe(4);
});

test('[R42] the password is stored as Argon2id of at least 19456 KiB and two passes', async () => {
  const { memberId, password } = await house.newMember();
  const { rows } = await house.house.db.query('select password_hash from member where id = $1', [memberId]);
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(rows[0].password_hash).not.toContain(password);
});

test.each([
  ['passwords_mismatch', 'password_confirmation', { password_confirmation: 'outra-senha' }],
  ['password_too_short', 'password', { password: '12345', password_confirmation: '12345' }],
  ['password_common', 'password', { password: 'Flamengo1', password_confirmation: 'Flamengo1' }],
  ['account_format', 'account', { account: 'a b' }],
  ['phone_invalid', 'phone', { phone: '(21) 3333-4444' }],
  ['cpf_invalid', 'cpf', { cpf: '529.982.247-24' }],
  ['birth_date_invalid', 'birth_date', { birth_date: '1990-02-30' }],
  ['birth_date_invalid', 'birth_date', { birth_date: '2999-01-01' }],
  ['introducer_unknown', 'introducer', { introducer: 'NOBODY77' }],
  ['terms_required', 'terms_accepted', { terms_accepted: false }],
])('%s stands by the field %s, in Portuguese and English (%#)', async (error, field, changes) => {
  for (const lang of ['pt', 'en'] as const) {
    const envelope = await register(changes, lang);
    const failure = { field, error, message: phrase(lang, `errors.${error}`) };
    expect(envelope).toMatchObject({ code: 422, error: 'invalid_input', data: { fields: [failure] } });
  }
});

test('[S5.03] [S5.04] [S5.07] the fixed texts of a form, to the letter', async () => {
  const envelope = await register({ password: '12345', password_confirmation: '123456' });
  expect(envelope.message).toBe('Please correct the error in the form');
  const short = [{ message: 'Password must be at least 6 characters' }];
  expect(envelope).toMatchObject({ data: { fields: short } });
  const mismatch = await register({ password_confirmation: 'x' });
  expect(mismatch).toMatchObject({ data: { fields: [{ message: 'Passwords do not match' }] } });
});

test('[S5.01] every entry that is missing is asked for', async () => {
  const envelope = await house.call(identity.register, {}, { ip: ip() });
  const messages = envelope.status === 'fail' ? (envelope.data?.fields ?? []) : [];
  expect(Object.fromEntries(messages.map(({ field, message }) => [field, message]))).toMatchObject({
    account: 'Enter account',
    password: 'Enter password',
    realname: 'Enter name',
    phone: 'Enter phone number',
  });
});

test('[S4.08] a failed registration says so in all nine languages', async () => {
  const messages = new Set<string>();
  for (const lang of languageCodes) {
    const envelope = await register({ birth_date: '2020-01-01' }, lang);
    expect(envelope).toMatchObject({ code: 422, status: 'fail', message: words(lang, 'invalid_input') });
    const fields = envelope.status === 'fail' ? envelope.data?.fields : [];
    expect(fields).toEqual([{ field: 'birth_date', error: 'under_age', message: words(lang, 'under_age') }]);
    messages.add(words(lang, 'under_age'));
  }
  expect(messages.size).toBe(9);
});

const words = (lang: LanguageCode, code: string) => phrase(lang, `errors.${code}`);

test('[S9.10] [R35] the day before the 18th birthday is refused, the birthday accepted, by the day in São Paulo', async () => {
  const birth = { birth_date: '2008-11-20' };
  const start = house.clock.now();
  house.clock.moveTo(new Date('2026-11-20T02:59:59Z'));
  expect(await register(birth)).toMatchObject({ data: { fields: [{ error: 'under_age' }] } });
  house.clock.moveTo(new Date('2026-11-20T03:00:00Z'));
  expect(await register(birth)).toMatchObject({ code: 200 });
  house.clock.moveTo(start);
});

test('an account is taken regardless of case; the registration that fails leaves nothing', async () => {
  const first = await house.newMember({ account: 'Maria_Clara' });
  const before = await count('ledger_account');
  for (const [lang, message] of [
    ['en', 'This account name is already taken'],
    ['pt', 'Este usuário já está em uso'],
  ] as const) {
    const envelope = await register({ account: first.account.toUpperCase() }, lang);
    expect(envelope).toMatchObject({ code: 409, error: 'account_taken', message });
  }
  expect(await register({ cpf: first.cpf })).toMatchObject({ code: 409, error: 'cpf_taken' });
  expect(await count('ledger_account')).toBe(before);
});

test('[R36] fifty registrations of one CPF at once make one member', async () => {
  const cpf = newCpf();
  const envelopes = await Promise.all(Array.from({ length: 50 }, () => register({ cpf })));
  const errors = envelopes.map((envelope) => (envelope.status === 'fail' ? envelope.error : 'registered'));
  expect(errors.filter((error) => error === 'registered')).toHaveLength(1);
  expect(errors.filter((error) => error === 'cpf_taken')).toHaveLength(49);
  expect(await count('member where cpf = $1', [cpf])).toBe(1);
});

test('twenty registrations of one account at once, in different case, make one member', async () => {
  const account = (index: number) => (index % 2 ? 'Onca_Pintada' : 'ONCA_pintada');
  const envelopes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => register({ account: account(index) })),
  );
  expect(envelopes.filter((envelope) => envelope.status === 'success')).toHaveLength(1);
  expect(await count(`member where lower(account) = 'onca_pintada'`)).toBe(1);
});

test('an invitation code makes its member the upline, and the head of that tree the agent', async () => {
  const head = await house.newMember();
  const codeOf = async (token: string) => (await house.ask(identity.me, {}, { token })).invite_code;
  const child = await house.newMember({ introducer: (await codeOf(head.token)).toLowerCase() });
  const grandchild = await house.newMember({ introducer: await codeOf(child.token) });
  const info = await house.ask(identity.me, {}, { token: grandchild.token });
  expect(info).toMatchObject({ top_id: child.memberId, agent_id: head.memberId });
});

test('a taken name tells nothing about a CPF, and who asks about many of them is told about none', async () => {
  const { account, cpf } = await house.newMember();
  expect(await register({ account, cpf })).toMatchObject({ code: 409, error: 'account_taken' });
  const from = '198.51.100.77';
  const ask = (changes: Record<string, unknown>, ip = from) =>
    house.call(identity.register, form(changes), { ip });
  for (let asked = 0; asked < 10; asked += 1)
    expect(await ask({ cpf })).toMatchObject({ error: 'cpf_taken' });
  expect(await ask({ cpf })).toMatchObject({ code: 429, error: 'too_many_requests' });
  expect(await ask({})).toMatchObject({ code: 429, error: 'too_many_requests' });
  expect(await ask({}, '198.51.100.78')).toMatchObject({ code: 200 });
  house.clock.moveBy(3_600_000);
  expect(await ask({})).toMatchObject({ code: 200 });
});

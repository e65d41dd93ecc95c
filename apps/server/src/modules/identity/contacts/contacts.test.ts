import { identity } from '@arara/contract';
import { languageCodes, phrase } from '@arara/phrases';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { codeIn, lettersTo, nextLetter, otherCode } from '../testing/letters.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

let count = 0;
const newEmail = () => {
  count += 1;
  return `pessoa.${count}@example.com`;
};
const newPhone = () => {
  count += 1;
  return `2198${String(count).padStart(7, '0')}`.replace('2198', '21987').slice(0, 11);
};
/** Each test member asks from an address of its own, so that the limit by place does not count them together. */
const from = () => {
  count += 1;
  return `198.51.100.${count}`;
};

type Member = Awaited<ReturnType<TestHouse['newMember']>>;
const askEmail = (member: Member, input: object, lang = 'en', ip = from()) =>
  house.call(identity.emailCode, { password: member.password, ...input }, { token: member.token, lang, ip });
const confirmEmail = (member: Member, email: string, code: string, lang = 'en') =>
  house.call(identity.emailConfirm, { email, code }, { token: member.token, lang });
const askPhone = (member: Member, input: object, lang = 'en') =>
  house.call(
    identity.phoneCode,
    { password: member.password, ...input },
    { token: member.token, lang, ip: from() },
  );
const confirmPhone = (member: Member, phone: string, code: string, lang = 'en') =>
  house.call(identity.phoneConfirm, { phone, code }, { token: member.token, lang });
const status = (member: Member) => house.ask(identity.securityStatus, {}, { token: member.token });
const me = (member: Member) => house.ask(identity.me, {}, { token: member.token });

/** `letters`: how many will have reached the address by then. */
async function withEmail(email = newEmail(), letters = 1): Promise<Member> {
  const member = await house.newMember();
  expect(await askEmail(member, { email })).toMatchObject({ code: 200 });
  const code = codeIn(await nextLetter(house, 'mail', email, letters));
  expect(await confirmEmail(member, email, code)).toMatchObject({ code: 200 });
  return member;
}

test('[S2.37] [S3.01] an e-mail is bound with the code that reached it, whatever the case it is typed in', async () => {
  const member = await house.newMember();
  expect(await status(member)).toMatchObject({ email: '', email_verified_at: null, can_mail: true });
  const sent = await askEmail(member, { email: ' Joana.Rio@Example.com ' }, 'pt');
  const now = house.clock.now().getTime();
  expect(sent).toMatchObject({
    code: 200,
    data: {
      expires_at: new Date(now + 600_000).toISOString(),
      again_at: new Date(now + 60_000).toISOString(),
    },
  });
  const letter = await nextLetter(house, 'mail', 'joana.rio@example.com');
  expect(letter.subject).toBe('Arara: Confirme seu e-mail');
  expect(letter.text).toContain(`Olá, ${member.account}`);
  expect((await me(member)).email).toBe('');
  expect(await confirmEmail(member, 'JOANA.rio@example.com', codeIn(letter))).toMatchObject({
    code: 200,
    data: { email: 'joana.rio@example.com' },
  });
  expect((await me(member)).email).toBe('joana.rio@example.com');
  expect(await status(member)).toMatchObject({ email_verified_at: house.clock.now().toISOString() });
  expect(await confirmEmail(member, 'joana.rio@example.com', codeIn(letter))).toMatchObject({
    code: 422,
    error: 'code_expired',
  });
  expect(await askEmail(member, { email: 'joana.rio@example.com' })).toMatchObject({
    code: 409,
    error: 'already_verified',
  });
});

test('a letter speaks the nine languages, and nothing in it can act', async () => {
  const subjects = new Set<string>();
  for (const lang of languageCodes) {
    const [member, email] = [await house.newMember(), newEmail()];
    expect(await askEmail(member, { email }, lang)).toMatchObject({ code: 200 });
    const { subject, text, html } = await nextLetter(house, 'mail', email);
    expect(subject).toBe(`Arara: ${phrase(lang, 'security.mail_code_subject')}`);
    expect(html).toContain(codeIn({ to: email, subject, text, html }));
    expect(`${text}${html}`).not.toMatch(/\{\{|mail_/);
    subjects.add(subject);
  }
  expect(subjects.size).toBe(languageCodes.length);
});

test('the code is nowhere to be read: neither where it is kept nor in the job that sends it', async () => {
  const [member, email] = [await house.newMember(), newEmail()];
  const { db, jobs } = house.house;
  const queued: string[] = [];
  const add = jobs.add;
  Object.assign(jobs, {
    add: async (...args: Parameters<typeof add>) => {
      queued.push(JSON.stringify(args[2]));
      await add(...args);
    },
  });
  await askEmail(member, { email });
  Object.assign(jobs, { add });
  const code = codeIn(await nextLetter(house, 'mail', email));
  expect(queued).toHaveLength(1);
  expect(queued.join()).not.toContain(email);
  const { rows } = await db.query('select to_jsonb(c) as row from contact_code c where member_id = $1', [
    member.memberId,
  ]);
  expect(JSON.stringify(rows)).toContain(email);
  expect(JSON.stringify(rows)).not.toContain(code);
});

test.each([
  ['en', 'Enter e-mail', 'Please enter a valid e-mail address', 'The code has 6 digits'],
  ['pt', 'Digite o e-mail', 'Digite um e-mail válido', 'O código tem 6 números'],
])('what is missing or misspelt is said in %s', async (lang, missing, invalid, format) => {
  const member = await house.newMember();
  const first = (envelope: unknown) =>
    (envelope as { data: { fields: { message: string }[] } }).data.fields[0]?.message;
  expect(first(await askEmail(member, { email: '' }, lang))).toBe(missing);
  expect(first(await askEmail(member, { email: 'joana@' }, lang))).toBe(invalid);
  expect(first(await confirmEmail(member, newEmail(), '12', lang))).toBe(format);
});

test('five wrong codes are all there are, at once or in a row', async () => {
  const [member, email] = [await house.newMember(), newEmail()];
  await askEmail(member, { email });
  const code = codeIn(await nextLetter(house, 'mail', email));
  const wrong = otherCode(code);
  const en = await confirmEmail(member, email, wrong);
  expect(en).toMatchObject({ code: 422, error: 'code_wrong', data: { left: 4 } });
  expect(en.message).toBe('Wrong code. Attempts left: 4');
  const rest = await Promise.all(Array.from({ length: 10 }, () => confirmEmail(member, email, wrong)));
  const errors = rest.map((envelope) => (envelope.status === 'fail' ? envelope.error : ''));
  expect(errors.filter((error) => error === 'code_wrong')).toHaveLength(3);
  expect(errors.filter((error) => error === 'code_expired')).toHaveLength(7);
  expect(await confirmEmail(member, email, code)).toMatchObject({ error: 'code_expired' });
});

test('a code serves for ten minutes, for its address, and once under many tries at once', async () => {
  const [member, email] = [await house.newMember(), newEmail()];
  await askEmail(member, { email });
  const old = codeIn(await nextLetter(house, 'mail', email));
  house.clock.moveBy(600_000);
  expect(await confirmEmail(member, email, old)).toMatchObject({ error: 'code_expired' });
  await askEmail(member, { email });
  const code = codeIn(await nextLetter(house, 'mail', email, 2));
  expect(await confirmEmail(member, newEmail(), code)).toMatchObject({ error: 'code_expired' });
  const tries = await Promise.all(Array.from({ length: 4 }, () => confirmEmail(member, email, code)));
  expect(tries.filter(({ code: status }) => status === 200)).toHaveLength(1);
});

test('one code a minute, ten an hour for an address; many at once are one', async () => {
  const [member, email, ip] = [await house.newMember(), newEmail(), from()];
  const asks = await Promise.all(Array.from({ length: 5 }, () => askEmail(member, { email }, 'en', from())));
  expect(asks.filter(({ code }) => code === 200)).toHaveLength(1);
  house.clock.moveBy(15_000);
  const soon = await askEmail(member, { email }, 'pt');
  expect(soon).toMatchObject({ code: 429, error: 'code_too_soon', data: { seconds: 45 } });
  expect(soon.message).toBe('Acabamos de enviar um código. Peça outro em 45 s');
  // The same address, asked for by one member after the other.
  let refused = null;
  for (let ask = 2; ask <= 11; ask += 1) {
    const other = await house.newMember();
    refused = await askEmail(other, { email }, 'en', ip);
    if (ask <= 10) expect(refused).toMatchObject({ code: 200 });
  }
  expect(refused).toMatchObject({ code: 429, error: 'locked_out' });
});

test('an e-mail belongs to one account: who proves it first has it, at once or later', async () => {
  const email = newEmail();
  const members = [await house.newMember(), await house.newMember(), await house.newMember()];
  const codes: string[] = [];
  for (const [index, member] of members.entries()) {
    // Asking never tells whose it is.
    expect(await askEmail(member, { email })).toMatchObject({ code: 200 });
    codes.push(codeIn(await nextLetter(house, 'mail', email, index + 1)));
  }
  const tries = await Promise.all(
    members.map((member, index) => confirmEmail(member, email.toUpperCase(), codes[index] ?? '')),
  );
  expect(tries.map(({ code }) => code).toSorted()).toEqual([200, 409, 409]);
  expect(tries.filter((one) => one.status === 'fail' && one.error === 'email_taken')).toHaveLength(2);
});

test('replacing and unbinding ask for the password, and the old address is told', async () => {
  const [old, next] = [newEmail(), newEmail()];
  const member = await withEmail(old);
  house.clock.moveBy(61_000);
  expect(await askEmail(member, { email: next, password: undefined })).toMatchObject({
    data: { fields: [{ field: 'password', message: 'Enter password' }] },
  });
  expect(await askEmail(member, { email: next, password: 'not-mine' })).toMatchObject({
    error: 'password_wrong',
  });
  expect(await askEmail(member, { email: next, password: member.password })).toMatchObject({ code: 200 });
  const code = codeIn(await nextLetter(house, 'mail', next));
  expect(await confirmEmail(member, next, code)).toMatchObject({ code: 200 });
  expect((await nextLetter(house, 'mail', old, 2)).text).toContain(
    'Your account is no longer bound to this e-mail',
  );

  const remove = (password: string) =>
    house.call(identity.emailRemove, { password }, { token: member.token });
  expect(await remove('not-mine')).toMatchObject({ error: 'password_wrong' });
  expect((await me(member)).email).toBe(next);
  expect(await remove(member.password)).toMatchObject({ code: 200 });
  expect((await me(member)).email).toBe('');
  expect(await remove(member.password)).toMatchObject({ code: 404 });
  // Free again for somebody else.
  await withEmail(old, 3);
});

test('[S2.38] a changed password is told by e-mail', async () => {
  const email = newEmail();
  const member = await withEmail(email);
  const changed = await house.call(
    identity.changePassword,
    {
      current_password: member.password,
      new_password: 'maracuja-roxo-9',
      new_password_confirmation: 'maracuja-roxo-9',
    },
    { token: member.token },
  );
  expect(changed).toMatchObject({ code: 200 });
  expect((await nextLetter(house, 'mail', email, 2)).subject).toBe('Arara: Your login password was changed');
});

test('[S5.02] what is no mobile phone is refused in words, and so is the wrong number at the check', async () => {
  const member = await house.newMember();
  const words = async (answer: ReturnType<typeof askPhone>) => {
    const envelope = await answer;
    return envelope.status === 'fail' ? envelope.data?.fields?.[0] : null;
  };
  expect(await words(askPhone(member, { phone: '12345' }))).toEqual({
    field: 'phone',
    error: 'phone_invalid',
    message: 'Please enter a valid mobile phone number',
  });
  expect(await words(askPhone(member, { phone: '21387654321' }))).toMatchObject({
    message: 'Please enter the correct mobile number.',
  });
  const phone = newPhone();
  expect(await askPhone(member, { phone })).toMatchObject({ code: 200 });
  const code = codeIn(await nextLetter(house, 'sms', phone));
  const wrong = await confirmPhone(member, newPhone(), code);
  expect(wrong).toMatchObject({
    code: 422,
    error: 'invalid_input',
    data: { fields: [{ field: 'phone', message: 'Please enter the correct mobile number.' }] },
  });
  expect(await confirmPhone(member, phone, code)).toMatchObject({ code: 200 });
});

test("[S2.35] [S3.01] a phone is verified by its code, stays one account's, and is replaced with the password", async () => {
  const [member, rival] = [await house.newMember(), await house.newMember()];
  expect(await status(member)).toMatchObject({ phone: member.phone, phone_verified_at: null, can_sms: true });
  const own = await askPhone(
    member,
    { phone: `(${member.phone.slice(0, 2)}) ${member.phone.slice(2)}` },
    'pt',
  );
  expect(own).toMatchObject({ code: 200 });
  const letter = await nextLetter(house, 'sms', member.phone);
  const code = codeIn(letter);
  expect(letter.text).toBe(`Arara: seu código é ${code}. Não passe a ninguém.`);
  expect(await confirmPhone(member, member.phone, otherCode(code))).toMatchObject({ error: 'code_wrong' });
  expect(await confirmPhone(member, member.phone, code)).toMatchObject({ code: 200 });
  expect(await confirmPhone(member, member.phone, code)).toMatchObject({ error: 'code_expired' });
  expect((await status(member)).phone_verified_at).not.toBeNull();

  await askPhone(rival, { phone: member.phone });
  const rivalCode = codeIn(await nextLetter(house, 'sms', member.phone, 2));
  expect(await confirmPhone(rival, member.phone, rivalCode)).toMatchObject({
    code: 409,
    error: 'phone_taken',
  });

  house.clock.moveBy(61_000);
  const next = newPhone();
  expect(await askPhone(member, { phone: next, password: undefined })).toMatchObject({
    error: 'invalid_input',
  });
  expect(await askPhone(member, { phone: next, password: member.password })).toMatchObject({ code: 200 });
  const nextCode = codeIn(await nextLetter(house, 'sms', next));
  expect(await confirmPhone(member, next, nextCode)).toMatchObject({ code: 200 });
  expect((await me(member)).phone).toBe(next);
});

test('[S2.35] what the sandbox would have sent is shown to people, in their language, and bounded', async () => {
  const page = async (lang: string) =>
    house.server.inject({ url: `/sandbox/mail?lang=${lang}`, headers: { accept: 'text/html' } });
  const pt = await page('pt');
  expect(pt.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(pt.body).toContain('<h1>E-mails do ambiente de teste</h1>');
  expect(pt.body).toContain('joana.rio@example.com');
  expect((await page('th')).body).toContain(phrase('th', 'security.box_mail'));
  const { mail } = house.house;
  const text = '<script>alert(1)</script>';
  for (let index = 0; index < 305; index += 1)
    await mail.send({ id: String(index), to: 'many@example.com', subject: text, text, html: '' });
  expect((await page('en')).body).not.toContain('<script>');
  const kept = await house.house.db.query(`select count(*) from sandbox_letter where kind = 'mail'`);
  expect(kept.rows[0].count).toBe(300n);
  expect(await lettersTo(house, 'mail', 'many@example.com')).toHaveLength(50);
});

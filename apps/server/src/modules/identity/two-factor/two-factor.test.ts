import { createHash } from 'node:crypto';
import { identity } from '@arara/contract';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { identityTasks } from '../tasks.ts';
import { otherCode } from '../testing/letters.ts';
import { forgetSecondFactorTries } from './second-factor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<TestHouse['newMember']>>;
const stepMs = 30_000;
/** The code an app shows, `steps` of thirty seconds from now. */
const shown = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: house.clock.now().getTime() + steps * stepMs,
  });

let address = 0;
const newAddress = () => {
  address += 1;
  return `203.0.113.${address}`;
};
const begin = (member: Member, password = member.password) =>
  house.call(identity.twoFactorBegin, { password }, { token: member.token });
const confirm = (member: Member, code: string, lang = 'en') =>
  house.call(identity.twoFactorConfirm, { code }, { token: member.token, lang });
const disable = (member: Member, code: string, password = member.password) =>
  house.call(identity.twoFactorDisable, { password, code }, { token: member.token });
const status = (token: string) => house.ask(identity.securityStatus, {}, { token });
const login = (member: Member, lang = 'en') =>
  house.call(
    identity.login,
    { account: member.account, password: member.password },
    { ip: newAddress(), lang },
  );
const secondStep = (challenge: string, code: string, lang = 'en') =>
  house.call(identity.twoFactorLogin, { challenge, code }, { ip: newAddress(), lang });

async function withTwoFactor(): Promise<Member & { secret: string; codes: string[] }> {
  const member = await house.newMember();
  const { secret } = await house.ask(
    identity.twoFactorBegin,
    { password: member.password },
    { token: member.token },
  );
  const { recovery_codes: codes } = await house.ask(
    identity.twoFactorConfirm,
    { code: shown(secret) },
    { token: member.token },
  );
  // The next code is another one.
  house.clock.moveBy(stepMs);
  return { ...member, secret, codes };
}

async function challengeOf(member: Member): Promise<string> {
  const envelope = await login(member);
  if (envelope.status === 'success') throw new Error('no second step was asked for');
  return String(envelope.data?.challenge);
}

test('[S2.35] the password begins it, a code of the app turns it on, ten recovery codes are told once', async () => {
  const member = await house.newMember();
  expect(await begin(member, 'not-mine')).toMatchObject({ error: 'password_wrong' });
  expect(await confirm(member, '000000')).toMatchObject({ code: 409, error: 'two_factor_off' });
  const begun = await begin(member);
  if (begun.status === 'fail') throw new Error(begun.error);
  const { secret, otpauth_uri } = begun.data;
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(otpauth_uri).toContain(`otpauth://totp/Arara:${member.account}?issuer=Arara&secret=${secret}`);
  expect(await status(member.token)).toMatchObject({ two_factor_since: null, recovery_codes_left: 0 });
  expect(await login(member)).toMatchObject({ code: 200 });

  const wrong = await confirm(member, otherCode(shown(secret)), 'pt');
  expect(wrong).toMatchObject({ code: 422, error: 'code_wrong', data: { left: 4 } });
  expect(wrong.message).toBe('Código incorreto. Tentativas restantes: 4');
  const on = await Promise.all(Array.from({ length: 3 }, () => confirm(member, shown(secret))));
  const told = on.find((envelope) => envelope.status === 'success');
  expect(on.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(told?.data).toMatchObject({
    recovery_codes: Array(10).fill(expect.stringMatching(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)),
  });
  expect(await status(member.token)).toMatchObject({
    two_factor_since: house.clock.now().toISOString(),
    recovery_codes_left: 10,
  });
  // Whoever reviews a withdrawal of the day sees it: a thief who turns it on locks the owner out.
  const { rows } = await house.house.db.query('select access_changed_at from member where id = $1', [
    member.memberId,
  ]);
  expect(rows).toEqual([{ access_changed_at: house.clock.now() }]);
  expect(await begin(member)).toMatchObject({ code: 409, error: 'two_factor_on' });
  expect(await confirm(member, shown(secret, 1))).toMatchObject({ error: 'two_factor_on' });
});

test('[S1.02] the right password then asks for a code, in two languages, and a code opens the session', async () => {
  const member = await withTwoFactor();
  const [en, pt] = [await login(member), await login(member, 'pt')];
  expect(en).toMatchObject({ code: 401, error: 'two_factor_required' });
  expect(en.message).toBe('Enter the code of your authenticator app');
  expect(pt.message).toBe('Digite o código do seu aplicativo autenticador');
  const challenge = await challengeOf(member);
  const spaced = `${shown(member.secret).slice(0, 3)} ${shown(member.secret).slice(3)}`;
  const opened = await secondStep(challenge, spaced);
  if (opened.status === 'fail') throw new Error(opened.error);
  expect(await house.ask(identity.me, {}, { token: opened.data.token })).toMatchObject({
    id: member.memberId,
  });
  const { items } = await house.ask(identity.loginHistory, {}, { token: opened.data.token });
  expect(items[0]).toMatchObject({ method: 'two_factor', outcome: 'opened' });
});

test('a code serves once: not for the same login, not for another, not for anything else', async () => {
  const member = await withTwoFactor();
  const [one, other] = [await challengeOf(member), await challengeOf(member)];
  const code = shown(member.secret);
  const tries = await Promise.all([
    secondStep(one, code),
    secondStep(one, code),
    secondStep(other, code),
    secondStep(other, code),
  ]);
  expect(tries.filter(({ code: status }) => status === 200)).toHaveLength(1);
  // Up to three of them count as wrong ones, by who came first: the sixth that is wrong would be told to wait.
  await forgetSecondFactorTries(house.house, member.memberId);
  expect(await secondStep(await challengeOf(member), code)).toMatchObject({ error: 'code_wrong' });
  expect(await secondStep(await challengeOf(member), shown(member.secret, -1))).toMatchObject({
    error: 'code_wrong',
  });
  const used = tries.slice(0, 2).some(({ code: status }) => status === 200) ? one : other;
  house.clock.moveBy(stepMs);
  expect(await secondStep(used, shown(member.secret))).toMatchObject({ error: 'challenge_expired' });
  expect(await disable(member, code)).toMatchObject({ error: 'code_wrong' });
});

test('clocks may differ by one step, not by two', async () => {
  const member = await withTwoFactor();
  expect(await secondStep(await challengeOf(member), shown(member.secret, 2))).toMatchObject({
    error: 'code_wrong',
  });
  expect(await secondStep(await challengeOf(member), shown(member.secret, 1))).toMatchObject({ code: 200 });
  house.clock.moveBy(3 * stepMs);
  expect(await secondStep(await challengeOf(member), shown(member.secret, -1))).toMatchObject({ code: 200 });
});

test('five wrong codes lock the second step, whatever challenge they are shown with, also at once', async () => {
  const member = await withTwoFactor();
  const challenges = await Promise.all(Array.from({ length: 3 }, () => challengeOf(member)));
  const wrong = otherCode(shown(member.secret));
  const tries = await Promise.all(
    Array.from({ length: 12 }, (_, index) => secondStep(challenges[index % 3] ?? '', wrong)),
  );
  const errors = tries.map((envelope) => (envelope.status === 'fail' ? envelope.error : 'opened'));
  expect(errors.filter((error) => error === 'code_wrong')).toHaveLength(5);
  expect(errors.filter((error) => error === 'locked_out')).toHaveLength(7);
  const locked = await secondStep(challenges[0] ?? '', shown(member.secret), 'pt');
  expect(locked).toMatchObject({ code: 429, data: { minutes: 15 } });
  const { items } = await house.ask(identity.loginHistory, {}, { token: member.token });
  expect(items.filter(({ outcome }) => outcome === 'wrong_code')).toHaveLength(5);
  house.clock.moveBy(15 * 60_000);
  expect(await secondStep(await challengeOf(member), shown(member.secret))).toMatchObject({ code: 200 });
});

test('a challenge serves five minutes and ends when the password changes or the member is frozen', async () => {
  const member = await withTwoFactor();
  const old = await challengeOf(member);
  house.clock.moveBy(5 * 60_000);
  const late = await secondStep(old, shown(member.secret), 'pt');
  expect(late).toMatchObject({ code: 422, error: 'challenge_expired' });
  expect(await secondStep('made-up', '000000')).toMatchObject({ error: 'challenge_expired' });

  const before = await challengeOf(member);
  const password = 'jabuticaba-22';
  const change = { current_password: member.password, new_password: password };
  await house.ask(
    identity.changePassword,
    { ...change, new_password_confirmation: password, code: shown(member.secret) },
    { token: member.token },
  );
  house.clock.moveBy(stepMs);
  expect(await secondStep(before, shown(member.secret))).toMatchObject({ error: 'challenge_expired' });

  const frozen = await challengeOf({ ...member, password });
  await house.house.db.query(`update member set status = 'frozen' where id = $1`, [member.memberId]);
  expect(await secondStep(frozen, shown(member.secret))).toMatchObject({ code: 403, error: 'member_frozen' });
});

test('a recovery code opens a session once, in any case and without its dash; new ones end the old', async () => {
  const member = await withTwoFactor();
  const [first = '', second = ''] = member.codes;
  const challenges = await Promise.all(Array.from({ length: 4 }, () => challengeOf(member)));
  const tries = await Promise.all(
    challenges.map((challenge) => secondStep(challenge, first.toLowerCase().replace('-', ''))),
  );
  expect(tries.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await status(member.token)).toMatchObject({ recovery_codes_left: 9 });

  const renew = (code: string, password = member.password) =>
    house.call(identity.twoFactorCodes, { password, code }, { token: member.token });
  expect(await renew(second, 'not-mine')).toMatchObject({ error: 'password_wrong' });
  const renewed = await renew(second);
  expect(renewed).toMatchObject({ code: 200 });
  expect(await status(member.token)).toMatchObject({ recovery_codes_left: 10 });
  expect(await secondStep(await challengeOf(member), member.codes[2] ?? '')).toMatchObject({
    error: 'code_wrong',
  });
});

test('password and code turn it off, and the next login asks for nothing more', async () => {
  const member = await withTwoFactor();
  const pending = await challengeOf(member);
  const code = shown(member.secret);
  expect(await disable(member, code, 'not-mine')).toMatchObject({ error: 'password_wrong' });
  expect(await disable(member, otherCode(code))).toMatchObject({ error: 'code_wrong' });
  const tries = await Promise.all([disable(member, code), disable(member, code)]);
  expect(tries.filter(({ code: status }) => status === 200)).toHaveLength(1);
  expect(await disable(member, code)).toMatchObject({ code: 409, error: 'two_factor_off' });
  expect(await secondStep(pending, member.codes[0] ?? '')).toMatchObject({ error: 'challenge_expired' });
  expect(await login(member)).toMatchObject({ code: 200 });
  expect(await status(member.token)).toMatchObject({ two_factor_since: null, recovery_codes_left: 0 });
});

test('neither the secret nor a recovery code can be read where they are kept', async () => {
  const member = await withTwoFactor();
  const { rows } = await house.house.db.query(
    `select to_jsonb(t) as row from totp t where member_id = $1
     union all select to_jsonb(r) from recovery_code r where member_id = $1`,
    [member.memberId],
  );
  const kept = JSON.stringify(rows);
  expect(rows).toHaveLength(11);
  expect(kept).not.toContain(member.secret);
  for (const code of member.codes) expect(kept).not.toContain(code.replace('-', ''));
});

/** What can be found of a code without the key of the house, by trying all of them. */
const foundBy = ({ memberId }: { memberId: string }, code: string) =>
  createHash('sha256')
    .update(`${memberId}:${code.replace('-', '')}`)
    .digest();

test('whoever has the database alone finds no recovery code by trying; those of the release before go on opening', async () => {
  const member = await withTwoFactor();
  const hashes = member.codes.map((code) => foundBy(member, code));
  const found = async () =>
    (
      await house.house.db.query(
        'select code_hash from recovery_code where member_id = $1 and code_hash = any($2::bytea[])',
        [member.memberId, hashes],
      )
    ).rows;
  expect(await found()).toEqual([]);
  // As the release before kept them.
  const old = await withTwoFactor();
  const [first = '', second = ''] = old.codes;
  await house.house.db.query('delete from recovery_code where member_id = $1', [old.memberId]);
  await house.house.db.query(
    'insert into recovery_code (member_id, code_hash) select $1, * from unnest($2::bytea[])',
    [old.memberId, old.codes.map((code) => foundBy(old, code))],
  );
  expect(await secondStep(await challengeOf(old), first)).toMatchObject({ code: 200 });
  for (const _ of [1, 2]) for (const task of identityTasks) await task.run(house.house, null);
  const { rows } = await house.house.db.query(
    'select from recovery_code where member_id = $1 and (not is_sealed or code_hash = any($2::bytea[]))',
    [old.memberId, old.codes.map((code) => foundBy(old, code))],
  );
  expect(rows).toEqual([]);
  expect(await secondStep(await challengeOf(old), first)).toMatchObject({ error: 'code_wrong' });
  expect(await secondStep(await challengeOf(old), second)).toMatchObject({ code: 200 });
});

import { type Call, identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../../testing/authenticator.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { waitingAtLocks } from '../../../testing/waiting-at-locks.ts';
import { codeIn, nextLetter } from '../testing/letters.ts';
import { withTwoFactor } from '../testing/with-two-factor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

const newPassword = { new_password: 'mar-azul-42x', new_password_confirmation: 'mar-azul-42x' };
const pins = { qk_pwd: '402817', qk_pwd_confirmation: '402817' };

/** The code that was sent to an address which a session wants to bind. */
async function codeFor(token: string, email: string, password: string): Promise<string> {
  await house.ask(identity.emailCode, { email, password }, { token });
  return codeIn(await nextLetter(house, 'mail', email));
}

/** Lets what ends or guards an account and what a session does meet: all wait for the member, the change in front. */
async function behind<Change>(
  { memberId }: Member,
  change: () => Promise<Change>,
  late: readonly [Call, object, string][],
) {
  const { db } = house.house;
  const holder = await db.connect();
  await holder.query('begin');
  await holder.query('select from member where id = $1 for no key update', [memberId]);
  const changing = change();
  await waitingAtLocks(db, 1);
  const answers = [];
  for (const [index, [call, input, token]] of late.entries()) {
    answers.push(house.call(call, { ...input }, { token }));
    await waitingAtLocks(db, index + 2);
  }
  await holder.query('commit');
  holder.release();
  return { changed: await changing, answers: await Promise.all(answers) };
}

test('[S2.35] an authenticator app or an e-mail that an ended session is just binding is not bound', async () => {
  const member = await house.newMember();
  const { password } = member;
  const thief = await house.login(member);
  const { secret } = await house.ask(identity.twoFactorBegin, { password }, { token: thief });
  const email = `thief-${member.account.toLowerCase()}@example.com`;
  const code = await codeFor(thief, email, password);
  const { changed, answers } = await behind(
    member,
    () =>
      house.call(
        identity.changePassword,
        { current_password: password, ...newPassword },
        { token: member.token },
      ),
    [
      [identity.twoFactorConfirm, { code: codeOf(secret, house.clock.now()) }, thief],
      [identity.emailConfirm, { email, code }, thief],
    ],
  );
  expect(changed).toMatchObject({ code: 200 });
  for (const answer of answers) expect(answer).toMatchObject({ error: 'force_offline' });
  const status = await house.ask(identity.securityStatus, {}, { token: member.token });
  expect(status).toMatchObject({ two_factor_since: null, email: '' });
});

test('[S2.35] what is under way while two-factor login is turned on asks for a code', async () => {
  const member = await house.newMember();
  const { token, password } = member;
  const thief = await house.login(member);
  const { secret } = await house.ask(identity.twoFactorBegin, { password }, { token });
  const { changed, answers } = await behind(
    member,
    () => house.call(identity.twoFactorConfirm, { code: codeOf(secret, house.clock.now()) }, { token }),
    [[identity.setWithdrawalPassword, { password, ...pins }, thief]],
  );
  expect(changed).toMatchObject({ code: 200 });
  expect(answers).toMatchObject([{ error: 'two_factor_required' }]);
});

test('[S2.35] a login that is under way while two-factor login is turned on goes on with its second step', async () => {
  const member = await house.newMember();
  const { account, token, password } = member;
  const { secret } = await house.ask(identity.twoFactorBegin, { password }, { token });
  const { changed, answers } = await behind(
    member,
    () => house.call(identity.twoFactorConfirm, { code: codeOf(secret, house.clock.now()) }, { token }),
    [[identity.login, { account, password }, '']],
  );
  expect(changed).toMatchObject({ code: 200 });
  expect(answers).toMatchObject([{ error: 'two_factor_required', data: { challenge: expect.any(String) } }]);
});

test('[S2.35] a new e-mail that was asked for before two-factor login was on does not take the place of the old', async () => {
  const member = await house.newMember();
  const { token, password } = member;
  const own = `${member.account.toLowerCase()}@example.com`;
  const bind = await codeFor(token, own, password);
  await house.ask(identity.emailConfirm, { email: own, code: bind }, { token });
  house.clock.moveBy(60_000);
  const thief = await house.login(member);
  const email = `thief-${own}`;
  const code = await codeFor(thief, email, password);
  await withTwoFactor(house, member);
  house.clock.moveBy(60_000);
  const again = await house.call(identity.emailCode, { email, password }, { token: thief });
  expect(again).toMatchObject({ error: 'two_factor_required' });
  const bound = await house.call(identity.emailConfirm, { email, code }, { token: thief });
  expect(bound).toMatchObject({ error: 'code_expired' });
  expect((await house.ask(identity.securityStatus, {}, { token })).email).toBe(own);
});

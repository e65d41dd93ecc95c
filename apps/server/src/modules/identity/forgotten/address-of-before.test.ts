import { identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newMemberFacts } from '../../../testing/new-member.ts';
import { waitingAtLocks } from '../../../testing/waiting-at-locks.ts';
import { codeIn, lettersTo, nextLetter } from '../testing/letters.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

const bindEmail = async ({ token, password }: Member, email: string) => {
  await house.ask(identity.emailCode, { email, password }, { token });
  const code = codeIn(await nextLetter(house, 'mail', email));
  await house.ask(identity.emailConfirm, { email, code }, { token });
};
let ticket = '';
const forgot = async ({ cpf, birth_date }: Member, channel: 'email' | 'phone') => {
  const asked = { cpf, birth_date, channel };
  ({ ticket } = await house.ask(identity.forgotPasswordCode, asked, { ip: '198.51.100.7' }));
};
const set = ({ cpf, birth_date }: Member, code: string) => {
  const word = 'rio-de-janeiro-42';
  const anew = { new_password: word, new_password_confirmation: word };
  return house.call(identity.forgotPassword, { cpf, birth_date, ticket, code, ...anew });
};

test('a code on its way to an e-mail sets no password once the member has changed or unbound that e-mail', async () => {
  for (const way of ['changed', 'unbound']) {
    const member = await house.newMember();
    const { token, password } = member;
    const email = `${member.account}@example.com`;
    await bindEmail(member, email);
    await forgot(member, 'email');
    const stale = codeIn(await nextLetter(house, 'mail', email, 2));
    if (way === 'unbound') await house.ask(identity.emailRemove, { password }, { token });
    else {
      house.clock.moveBy(60_000);
      await bindEmail(member, `new-${email}`);
    }
    expect(await set(member, stale)).toMatchObject({ error: 'code_expired' });
    await house.login(member);
  }
});

test('nor does one on its way to a phone that the member has replaced', async () => {
  const member = await house.newMember();
  await forgot(member, 'phone');
  const stale = codeIn(await nextLetter(house, 'sms', member.phone));
  const { phone } = newMemberFacts();
  const { token, password } = member;
  await house.ask(identity.phoneCode, { phone, password }, { token, ip: '198.51.100.8' });
  const code = codeIn(await nextLetter(house, 'sms', phone));
  await house.ask(identity.phoneConfirm, { phone, code }, { token: member.token });
  expect(await set(member, stale)).toMatchObject({ error: 'code_expired' });
  await house.login(member);
});

test('a code that is asked for while another phone is being set waits for it, and reaches the new one', async () => {
  const member = await house.newMember();
  const { phone } = newMemberFacts();
  const { db } = house.house;
  const tx = await db.connect();
  await tx.query('begin');
  await tx.query('update member set phone = $2, phone_verified_at = null where id = $1', [
    member.memberId,
    phone,
  ]);
  const asked = forgot(member, 'phone');
  await Promise.race([asked, waitingAtLocks(db, 1)]);
  await tx.query('commit');
  tx.release();
  await asked;
  await nextLetter(house, 'sms', phone);
  expect(await lettersTo(house, 'sms', member.phone)).toEqual([]);
});

test('nor does a code go to a phone that another member has proved to be theirs', async () => {
  const [mistyped, owner] = [await house.newMember(), await house.newMember()];
  const { phone } = owner;
  await house.house.db.query('update member set phone = $2 where id = $1', [mistyped.memberId, phone]);
  await house.ask(identity.phoneCode, { phone }, { token: owner.token, ip: '198.51.100.9' });
  const code = codeIn(await nextLetter(house, 'sms', phone));
  await house.ask(identity.phoneConfirm, { phone, code }, { token: owner.token });
  await forgot(mistyped, 'phone');
  await forgot(owner, 'phone');
  await nextLetter(house, 'sms', phone, 2);
  const { rows } = await house.house.db.query(
    'select member_id from password_code where member_id = any($1)',
    [[mistyped.memberId, owner.memberId]],
  );
  expect(rows).toEqual([{ member_id: owner.memberId }]);
});

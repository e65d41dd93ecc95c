import { identity, information } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { codeIn, nextLetter } from '../testing/letters.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('[S2.38] another phone is told by e-mail and in the message centre, a first e-mail in the message centre', async () => {
  const member = await house.newMember();
  const { token } = member;
  const email = `${member.account.toLowerCase()}@example.com`;
  const messages = async (lang: string) => {
    await house.drain();
    const { items } = await house.ask(information.messageList, {}, { token, lang });
    return items.map(({ text }) => text).filter((text) => text.includes('•••'));
  };
  const bindPhone = async (phone: string, password?: string) => {
    house.clock.moveBy(60_000);
    await house.ask(identity.phoneCode, { phone, password }, { token });
    const code = codeIn(await nextLetter(house, 'sms', phone));
    await house.ask(identity.phoneConfirm, { phone, code }, { token });
  };
  await house.ask(identity.emailCode, { email, password: member.password }, { token });
  const first = await nextLetter(house, 'mail', email);
  await house.ask(identity.emailConfirm, { email, code: codeIn(first) }, { token });
  const bound = `An e-mail was bound to your account: ${email[0]}•••@example.com`;
  expect(await messages('en')).toEqual([expect.stringContaining(bound)]);
  // A code for a new password goes there: whoever reviews a withdrawal of the day sees it.
  const { rows } = await house.house.db.query('select access_changed_at from member where id = $1', [
    member.memberId,
  ]);
  expect(rows).toEqual([{ access_changed_at: house.clock.now() }]);
  // The number that was given at the registration is proved: it is no other.
  await bindPhone(member.phone);
  expect(await messages('en')).toEqual([expect.stringContaining(bound)]);
  await bindPhone('21987650199', member.password);
  expect((await messages('en'))[0]).toContain('The phone number of your account was changed to 219•••0199');
  expect((await messages('pt'))[0]).toContain('O telefone da sua conta foi trocado por 219•••0199');
  const letter = await nextLetter(house, 'mail', email, 2);
  expect(letter.text).toContain('219•••0199');
});

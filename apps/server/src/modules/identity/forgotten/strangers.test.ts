import { identity } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { codeIn, nextLetter, otherCode } from '../testing/letters.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

const ask = ({ cpf, birth_date }: Member, ip: string) =>
  house.ask(identity.forgotPasswordCode, { cpf, birth_date, channel: 'phone' }, { ip });
const set = ({ cpf, birth_date }: Member, ticket: string, code: string) => {
  const word = 'rio-de-janeiro-42';
  const anew = { new_password: word, new_password_confirmation: word };
  return house.call(identity.forgotPassword, { cpf, birth_date, ticket, code, ...anew });
};

test('a stranger who knows CPF and birthday neither uses up the tries of a member’s code nor puts another in its place', async () => {
  const member = await house.newMember();
  const { ticket } = await ask(member, '198.51.100.1');
  const code = codeIn(await nextLetter(house, 'sms', member.phone));
  house.clock.moveBy(60_000);
  const { ticket: strange } = await ask(member, '198.51.100.2');
  expect(strange).not.toBe(ticket);
  for (let count = 0; count < 5; count += 1) await set(member, strange, otherCode(code));
  // Nor with one that nobody was given, nor with the right code: it opens nothing without its own ticket.
  expect(await set(member, 'made-up', code)).toMatchObject({ error: 'code_expired' });
  expect(await set(member, strange, code)).toMatchObject({ error: 'code_expired' });
  expect(await set(member, ticket, code)).toMatchObject({ code: 200 });
});

test('once a password is set, the other codes that are on their way set none', async () => {
  const member = await house.newMember();
  const first = await ask(member, '198.51.100.3');
  const early = codeIn(await nextLetter(house, 'sms', member.phone));
  house.clock.moveBy(60_000);
  const second = await ask(member, '198.51.100.3');
  const late = codeIn(await nextLetter(house, 'sms', member.phone, 2));
  const answers = await Promise.all([set(member, first.ticket, early), set(member, second.ticket, late)]);
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await set(member, first.ticket, early)).toMatchObject({ error: 'code_expired' });
  expect(await set(member, second.ticket, late)).toMatchObject({ error: 'code_expired' });
});

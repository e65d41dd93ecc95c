import { account } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCash } from '../../testing/give-cash.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { lettersTo, nextLetter } from '../identity/testing/letters.ts';

let home: TestHouse;
beforeAll(async () => {
  home = await startTestHouse();
});
afterAll(() => home.close());

const dayMs = 86_400_000;
const night = async () => {
  home.clock.moveBy(dayMs);
  await home.runDaily();
  await home.drain();
};
const kept = async () =>
  /^arara_closed_accounts_cents (\S+)$/m.exec((await home.server.inject('/metrics')).body)?.[1];

test('money that reaches a closed account is told to its member, once each time, and to staff until it has left', async () => {
  const member = await home.newMember();
  const other = await home.newMember();
  const address = `${member.account.toLowerCase()}@example.com`;
  await home.house.db.query(
    `update member set lang = 'pt', email = $2, email_verified_at = house_now() where id = $1`,
    [member.memberId, address],
  );
  await home.ask(account.accountClose, { password: member.password }, { token: member.token });
  await giveCash(home, other.memberId, 5000n);
  await nextLetter(home, 'mail', address);
  await night();
  expect(await lettersTo(home, 'mail', address)).toHaveLength(1);
  expect(await kept()).toBe('0');

  // A platform pays a win of a round that counted long ago.
  await giveCash(home, member.memberId, 6000n);
  expect(await kept()).toBe('6000');
  await night();
  await night();
  const told = await nextLetter(home, 'mail', address, 2);
  expect(told.subject).toContain('conta encerrada');
  expect(told.text).toContain('escreva ao atendimento');
  expect(await lettersTo(home, 'mail', address)).toHaveLength(2);

  await giveCash(home, member.memberId, 100n);
  await night();
  await nextLetter(home, 'mail', address, 3);
  await night();
  expect(await lettersTo(home, 'mail', address)).toHaveLength(3);
});

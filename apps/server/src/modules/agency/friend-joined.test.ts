import { agency, information } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { openSocket } from '../../testing/socket-client.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

test('an inviter is told once, over the socket too, who joined by the invitation, under a masked name; not if unwished', async () => {
  const inviter = await house.newMember();
  const { invitation_code: introducer } = await house.ask(agency.summary, {}, { token: inviter.token });
  const socket = await openSocket(house.house.publicUrl(), { token: inviter.token });
  await socket.heard('welcome');
  const invite = async () => {
    const friend = await house.newMember({ introducer });
    await Promise.all([house.drain(), house.drain()]);
    return friend;
  };
  const told = async () =>
    (await house.ask(information.messageList, {}, { token: inviter.token, lang: 'pt' })).items.filter(
      ({ kind }) => kind === 'friend',
    );

  const friend = await invite();
  await house.newMember();
  await house.drain();
  const masked = `${friend.account.slice(0, 2)}***${friend.account.slice(-2)}`;
  expect(await told()).toMatchObject([
    { title: 'Um amigo entrou', text: `${masked} entrou com o seu convite.`, is_read: false },
  ]);
  await socket.heard('event', ({ topic }) => topic === 'message');
  expect(JSON.stringify(await told())).not.toContain(friend.account);

  const wish = { kind: 'friend', on_site: false, by_email: false } as const;
  await house.ask(information.setMessagePreference, wish, { token: inviter.token });
  await invite();
  expect(await told()).toHaveLength(1);
  socket.close();
});

import { randomUUID } from 'node:crypto';
import { information } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../plugins/transaction.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { lettersTo } from '../identity/testing/letters.ts';
import { sendMessage } from './messages/send-message.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

const query = (sql: string, values: unknown[]) => house.house.db.query(sql, values);

/** Somebody who wants news by e-mail, and how many have come. */
async function reader() {
  const member = await house.newMember();
  const email = `${member.account}@exemplo.com`;
  await query('update member set email = $2, email_verified_at = house_now() where id = $1', [
    member.memberId,
    email,
  ]);
  const wish = (byEmail: boolean) =>
    house.ask(
      information.setMessagePreference,
      { kind: 'news', on_site: true, by_email: byEmail },
      { token: member.token },
    );
  await wish(true);
  const mail = () =>
    house.runTask('message-mail', {
      id: randomUUID(),
      memberId: member.memberId,
      kind: 'news',
      key: 'information.message_letter',
      values: { title: 'Novidade', text: 'Venha jogar' },
    });
  return { ...member, wish, mail, count: async () => (await lettersTo(house, 'mail', email)).length };
}

test('news that waited to be mailed goes to nobody who has closed play, or wants none, since', async () => {
  const [keen, resting, tired] = [await reader(), await reader(), await reader()];
  await query(`update member_play set paused_until = house_now() + interval '1 day' where member_id = $1`, [
    resting.memberId,
  ]);
  await tired.wish(false);
  for (const one of [keen, resting, tired]) await one.mail();
  expect([await keen.count(), await resting.count(), await tired.count()]).toEqual([1, 0, 0]);
});

test('what is about the account comes during a break too', async () => {
  const { memberId, token, count } = await reader();
  await query(`update member_play set paused_until = house_now() + interval '1 day' where member_id = $1`, [
    memberId,
  ]);
  await house.ask(
    information.setMessagePreference,
    { kind: 'account', on_site: true, by_email: true },
    { token },
  );
  const message = { id: randomUUID(), memberId, key: 'information.message_support', values: {} };
  await house.runTask('message-mail', { ...message, kind: 'account' });
  // As the version before queued them.
  await house.runTask('message-mail', message);
  expect(await count()).toBe(2);
});

test('a mail on its way says of which kind it is', async () => {
  const { memberId } = await reader();
  await inTransaction(house.house.db, async (tx) => {
    await sendMessage(tx, house.house, { memberId, kind: 'news', key: 'information.message_support' });
    const { rows } = await tx.query(
      `select payload ->> 'kind' as kind from graphile_worker._private_jobs where payload ->> 'memberId' = $1`,
      [memberId],
    );
    expect(rows).toEqual([{ kind: 'news' }]);
  });
});

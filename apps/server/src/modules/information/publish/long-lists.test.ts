import { randomUUID } from 'node:crypto';
import { setTimeout as rest } from 'node:timers/promises';
import { identity, staffGrowth } from '@arara/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { eventually } from '../../../testing/eventually.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { makeMembers } from '../../../testing/many-members.ts';
import { codeIn, nextLetter } from '../../identity/testing/letters.ts';
import { newStaff } from '../../staff/testing/staff-at-work.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await house.close();
});

test('whoever waits for a code does not wait for a letter to everybody that is still being mailed', async () => {
  const { db, mail } = house.house;
  const { memberIds } = await makeMembers(db, 60, 1n);
  await db.query(
    `update member set email = account || '@example.com', email_verified_at = house_now() where id = any($1)`,
    [memberIds],
  );
  await db.query(
    `insert into message_preference (member_id, kind, on_site, by_email) select id, 'news', true, true from unnest($1::uuid[]) as id`,
    [memberIds],
  );
  // A mail server takes its time.
  const send = mail.send.bind(mail);
  vi.spyOn(mail, 'send').mockImplementation(async (letter) => {
    await rest(200);
    await send(letter);
  });
  const waiting = async () => {
    const { rows } = await db.query<{ count: bigint }>(
      `select count(*) as count from graphile_worker.jobs where task_identifier = 'message-mail'`,
    );
    return Number(rows[0]?.count);
  };
  const texts = Object.fromEntries(staffGrowth.textLanguages.map((lang) => [lang, `Novidades ${lang}`]));
  const editor = await newStaff(house, 'admin');
  const member = await house.newMember();
  house.clock.moveOn(1000);
  await house.ask(
    staffGrowth.letterSend,
    { id: randomUUID(), kind: 'news', title: texts, body: texts },
    { token: editor.token },
  );
  await eventually(waiting, (left) => left > 30);
  const email = `${member.account}@example.com`;
  await house.ask(identity.emailCode, { email, password: member.password }, { token: member.token });
  const letter = await nextLetter(house, 'mail', email);
  expect(codeIn(letter)).toMatch(/^\d{6}$/);
  expect(await waiting()).toBeGreaterThan(5);
  await eventually(waiting, (left) => left === 0);
});

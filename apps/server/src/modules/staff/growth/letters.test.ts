import { randomUUID } from 'node:crypto';
import { type Call, information, staffGrowth } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

let house: TestHouse;
let editor: StaffAtWork;

beforeAll(async () => {
  house = await startTestHouse();
  editor = await newStaff(house, 'admin');
});
afterAll(() => house.close());

const as = () => ({ token: editor.token });
const nine = (text: string) =>
  Object.fromEntries(staffGrowth.textLanguages.map((lang) => [lang, `${text} ${lang}`]));

async function fieldOf(call: Call, input: Record<string, unknown>): Promise<string> {
  const answer = await house.call(call, input, as());
  if (answer.status === 'success') return 'accepted';
  const [first] = answer.data?.fields ?? [];
  return first ? `${first.field} ${first.error}` : answer.error;
}

test('a letter reaches one member, or everybody who wants its kind, once each and in their language', async () => {
  const [ana, bia, caio] = [await house.newMember(), await house.newMember(), await house.newMember()];
  const centre = async (member: { account: string; password: string }, lang: string) =>
    (await house.ask(information.messageList, {}, { token: await house.login(member), lang })).items
      .filter(({ title }) => title.startsWith('Carta'))
      .map(({ title, text }) => [title, text]);
  const letter = (more: Record<string, unknown>) => ({
    id: randomUUID(),
    title: nine('Carta'),
    body: nine('Olá'),
    ...more,
  });
  const toAna = letter({ kind: 'account', account: ana.account.toUpperCase() });
  await house.ask(staffGrowth.letterSend, toAna, as());
  expect(await house.ask(staffGrowth.letterSend, toAna, as())).toMatchObject({
    sent: 1,
    account: ana.account,
  });
  expect(await centre(ana, 'pt')).toEqual([['Carta pt', 'Olá pt']]);
  expect(await centre(ana, 'cn')).toEqual([['Carta cn', 'Olá cn']]);
  expect(await centre(bia, 'pt')).toEqual([]);
  expect(await fieldOf(staffGrowth.letterSend, letter({ kind: 'account' }))).toBe('account enter_account');
  expect(await fieldOf(staffGrowth.letterSend, letter({ kind: 'news', account: 'nobody_here' }))).toBe(
    'member_unknown',
  );

  await house.ask(
    information.setMessagePreference,
    { kind: 'news', on_site: false, by_email: false },
    { token: caio.token },
  );
  const toAll = letter({ kind: 'news', title: nine('Carta a todos') });
  await house.ask(staffGrowth.letterSend, toAll, as());
  // Those who come later read it nowhere; a job that is begun twice delivers once.
  house.clock.moveOn(1000);
  const dora = await house.newMember();
  await house.runTask('letter-to-all', { id: toAll.id });
  await house.runTask('letter-to-all', { id: toAll.id });
  expect(await centre(bia, 'id')).toEqual([['Carta a todos id', 'Olá id']]);
  expect(await centre(caio, 'pt')).toEqual([]);
  expect(await centre(dora, 'pt')).toEqual([]);
  const { items } = await house.ask(staffGrowth.letterList, {}, as());
  const told = items.find(({ id }) => id === toAll.id);
  const { rows } = await house.house.db.query('select 1 from member_message where letter_id = $1', [
    toAll.id,
  ]);
  expect(told).toMatchObject({ account: '', sent: rows.length, sent_by: editor.email });
  expect(told?.finished_at).not.toBeNull();
});

test('news passes over who is excluded or on a break, also one by one; what is about the account reaches them', async () => {
  const [away, back, here] = [await house.newMember(), await house.newMember(), await house.newMember()];
  const until = (memberId: string, at: Date | 'infinity') =>
    house.house.db.query('update member_play set paused_until = $2 where member_id = $1', [memberId, at]);
  await until(away.memberId, 'infinity');
  await until(back.memberId, new Date(house.clock.now().getTime() - 1));
  const write = (more: Record<string, unknown>) => ({
    id: randomUUID(),
    title: nine('Volte'),
    body: nine('Texto'),
    ...more,
  });
  const reached = async (id: string) => {
    const { rows } = await house.house.db.query<{ member_id: string }>(
      'select member_id from member_message where letter_id = $1 and member_id = any($2)',
      [id, [away.memberId, back.memberId, here.memberId]],
    );
    return rows.map((row) => row.member_id).toSorted();
  };
  const { account } = away;
  expect(await fieldOf(staffGrowth.letterSend, write({ kind: 'news', account }))).toBe('account member_away');
  const personal = write({ kind: 'account', account });
  await house.ask(staffGrowth.letterSend, personal, as());
  expect(await reached(personal.id)).toEqual([away.memberId]);
  const news = write({ kind: 'news' });
  await house.ask(staffGrowth.letterSend, news, as());
  await house.runTask('letter-to-all', { id: news.id });
  expect(await reached(news.id)).toEqual([back.memberId, here.memberId].toSorted());
});

test('what was sent before its text was changed is told to have been sent: letters, announcements, and notices with another end too', async () => {
  const { account } = await house.newMember();
  const texts = { title: nine('Aviso'), body: nine('Olá') };
  const later = (days: number) => new Date(house.clock.now().getTime() + days * 86_400_000).toISOString();
  const sent: readonly [Call, Record<string, unknown>, Record<string, unknown>][] = [
    [staffGrowth.letterSend, { kind: 'account', account, ...texts }, { body: nine('Oi') }],
    [staffGrowth.announce, { kind: 'news', ...texts }, { title: nine('Outro') }],
    [staffGrowth.notify, { kind: 'games', ...texts, ends_at: later(1) }, { body: nine('Oi') }],
    [staffGrowth.notify, { kind: 'games', ...texts, ends_at: later(1) }, { ends_at: later(2) }],
    [staffGrowth.notify, { kind: 'games', ...texts, ends_at: null }, { ends_at: later(2) }],
  ];
  for (const [call, input, changed] of sent) {
    const first = { id: randomUUID(), ...input };
    expect(await fieldOf(call, first)).toBe('accepted');
    expect(await fieldOf(call, first)).toBe('accepted');
    expect(await fieldOf(call, { ...first, ...changed }), call.name).toBe('sent_already');
  }
});

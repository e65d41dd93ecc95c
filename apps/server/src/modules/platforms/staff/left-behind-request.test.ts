import { account, information, staffLedger, staffPlatforms, staffRequests, wallet } from '@arara/contract';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { booksNow } from '../../../testing/books-now.ts';
import { lettersTo, nextLetter } from '../../identity/testing/letters.ts';
import { verifyAuditChain } from '../../staff/audit/verify-audit-chain.ts';
import { actionsAbout, newStaff } from '../../staff/testing/staff-at-work.ts';
import { type TwoPeople, twoPeople } from '../../staff/testing/two-people.ts';
import { keepHeardBalance, platformOf } from '../platform.ts';
import { askBalances } from '../read-balances.ts';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';

let lab: PlatformsHouse;
let two: TwoPeople;
beforeAll(async () => {
  lab = await startPlatformsHouse();
  two = await twoPeople(lab.test);
});
afterEach(async () => {
  vi.restoreAllMocks();
  lab.simulator().faults.clear();
  await lab.test.drain();
  expect((await lab.books()).isClean).toBe(true);
  expect(await verifyAuditChain(lab.test.house.db)).toMatchObject({ brokenAt: null });
});
afterAll(() => lab.test.close());

type Member = Awaited<ReturnType<PlatformsHouse['newMember']>>;

/** A member with R$ 70.00 at a platform, as told so many hours ago, and what is left of the cash here. */
async function left(hours = 25, cashCents = 10_000n): Promise<Member> {
  const member = await lab.newMember(cashCents);
  expect(await member.moveIn('70.00')).toMatchObject({ data: { state: 'done' } });
  const at = new Date(lab.test.clock.now().getTime() - hours * 3_600_000);
  await lab.test.house.db.query(
    'update platform_player set balance_at = $2, created_at = $2 where member_id = $1',
    [member.memberId, at],
  );
  return member;
}

/** The platform is connected no more, until it is again. */
function gone(): () => void {
  const { platforms } = lab.test.house;
  const [client, health] = [platforms.client, platforms.health()];
  const spies = [
    vi
      .spyOn(platforms, 'client')
      .mockImplementation((code) => (code === 'day7' ? undefined : client.call(platforms, code))),
    vi.spyOn(platforms, 'health').mockReturnValue(health.filter(({ code }) => code !== 'day7')),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

const ask = ({ memberId }: Member, isPaid: boolean, who = two.asker) =>
  lab.test.call(
    staffRequests.staffLeftBehindAsk,
    {
      id: memberId,
      platform: 'day7',
      is_paid: isPaid,
      evidence: 'Ofício 88/2026',
      reason: 'Falência decretada',
    },
    { token: who.token },
  );
async function asked(member: Member, isPaid: boolean): Promise<string> {
  const answer = await ask(member, isPaid);
  expect(answer).toMatchObject({ code: 200, data: { state: 'waiting', money: '70.00', platform: 'Day7' } });
  return (answer.data as { id: string }).id;
}
const ownedBy = async ({ token }: Member) => {
  const { money, total_money } = await lab.test.ask(wallet.walletBalances, {}, { token });
  return [money, total_money];
};
const lossCents = async () =>
  (await booksNow(lab.test.house.db)).house.find(({ kind }) => kind === 'platform_losses')?.balanceCents ??
  0n;
const listed = async ({ memberId }: Member) =>
  (
    await lab.test.ask(staffPlatforms.platformLeftBehind, { page_size: 100 }, { token: two.asker.token })
  ).items.find((item) => item.member_id === memberId);
const cameBack = async () =>
  /^arara_platform_came_back (\S+)$/m.exec((await lab.test.server.inject('/metrics')).body)?.[1];
const messagesOf = async ({ token }: Member) =>
  (await lab.test.ask(information.messageList, {}, { token, lang: 'pt' })).items.map(({ title }) => title);

test('[R38] the house pays it: once, from what it loses with platforms, and the member is told', async () => {
  const member = await left();
  const before = await lossCents();
  gone();
  expect(await listed(member)).toMatchObject({ money: '70.00', is_asked: false, came_back_at: null });
  const id = await asked(member, true);
  expect(await listed(member)).toMatchObject({ is_asked: true });
  expect(await ask(member, false)).toMatchObject({ code: 409, error: 'request_waits' });
  expect(await two.decide(id, true, two.asker)).toMatchObject({ code: 409, error: 'same_reviewer' });
  expect(await ownedBy(member)).toEqual(['30.00', '100.00']);
  expect(await two.decide(id, true)).toMatchObject({
    data: { kind: 'left_behind', state: 'done', is_paid: true, platform_said: 'not_connected' },
  });
  expect(await ownedBy(member)).toEqual(['100.00', '100.00']);
  expect(await lossCents()).toBe(before - 7000n);
  expect(await two.decide(id, true)).toMatchObject({ error: 'state_changed' });
  expect(await ask(member, true)).toMatchObject({ code: 404, error: 'left_behind_unknown' });
  expect(await listed(member)).toBeUndefined();
  expect(await messagesOf(member)).toContain('Day7 se foi: você recebeu');
  expect(await actionsAbout(lab.test, member.memberId)).toEqual(
    expect.arrayContaining(['platform.left_behind_ask', 'platform.left_behind']),
  );
  const cause = await lab.test.ask(staffLedger.movementCause, { reference: id }, { token: two.asker.token });
  expect(cause).toMatchObject({ state: 'done' });
});

test('[R38] written off: nothing moves, the member is told by e-mail too, and can close the account', async () => {
  const member = await left(25, 7000n);
  const email = `${member.account}@exemplo.com`;
  await lab.test.house.db.query(
    "update member set email = $2, email_verified_at = house_now(), lang = 'pt' where id = $1",
    [member.memberId, email],
  );
  const close = () =>
    lab.test.call(account.accountClose, { password: member.password }, { token: member.token });
  const before = await lossCents();
  gone();
  const id = await asked(member, false);
  expect(await close()).toMatchObject({ code: 409, error: 'account_has_money' });
  expect(await two.decide(id, true)).toMatchObject({ data: { state: 'done', is_paid: false } });
  expect(await ownedBy(member)).toEqual(['0.00', '0.00']);
  expect(await lossCents()).toBe(before);
  expect(await messagesOf(member)).toContain('Day7 se foi: seu dinheiro lá foi perdido');
  const letter = await nextLetter(lab.test, 'mail', email);
  expect(JSON.stringify(letter)).toContain('que você tinha lá não podem ser recuperados');
  expect(await lettersTo(lab.test, 'mail', email)).toHaveLength(1);
  expect(await close()).toMatchObject({ code: 200 });
});

test('refused: it stays as it was; before its time, with an open transfer, to whom it is not given', async () => {
  const member = await left();
  const fresh = await left(23);
  const back = gone();
  expect(await two.decide(await asked(member, true), false, two.asker)).toMatchObject({
    data: { state: 'refused' },
  });
  expect(await ownedBy(member)).toEqual(['30.00', '100.00']);
  expect(await ask(fresh, true)).toMatchObject({ code: 409, error: 'left_behind_too_fresh' });
  for (const role of ['support', 'risk', 'content'] as const)
    expect(await ask(member, true, await newStaff(lab.test, role))).toMatchObject({ code: 403 });
  back();
  lab.simulator().faults.next('transfer', { kind: 'lost_after_commit' });
  lab.simulator().faults.always('status', { kind: 'broken' });
  expect(await member.moveIn('10.00')).toMatchObject({ data: { state: 'unknown' } });
  gone();
  expect(await ask(member, true)).toMatchObject({ code: 409, error: 'transfer_in_progress' });
});

test('a platform that answers is not gone: what it tells is kept, at the asking and at the approval', async () => {
  const member = await left();
  expect(await ask(member, true)).toMatchObject({ code: 409, error: 'platform_answers' });
  const other = await left();
  const back = gone();
  const id = await asked(other, true);
  back();
  expect(await two.decide(id, true)).toMatchObject({ code: 409, error: 'platform_answers' });
  expect(await ownedBy(other)).toEqual(['30.00', '100.00']);
  // Nobody has to refuse what has ended by itself, and it can be asked for anew.
  expect(await two.decide(id, true)).toMatchObject({ error: 'state_changed', data: { state: 'overtaken' } });
  expect(await listed(other)).toBeUndefined();
});

test('a request is overtaken by what comes home and by what the platform tells; the house pays nothing then', async () => {
  const loss = await lossCents();
  for (const hear of [
    (member: Member) => member.moveOut('70.00'),
    (member: Member) => member.moveOut('20.00'),
    async ({ memberId }: Member) => {
      await lab.test.house.db.query(
        'update platform_player set launched_at = house_now() where member_id = $1',
        [memberId],
      );
      await lab.test.runTask('platform-balances');
    },
  ]) {
    const member = await left();
    const back = gone();
    const id = await asked(member, true);
    back();
    await hear(member);
    gone();
    for (const answer of [await two.decide(id, true), await two.decide(id, false)])
      expect(answer).toMatchObject({ error: 'state_changed', data: { state: 'overtaken' } });
    expect((await ownedBy(member))[1]).toBe('100.00');
    vi.restoreAllMocks();
  }
  expect(await lossCents()).toBe(loss);
});

test('two pairs at once, and the member who brings it home in the same moment: it is given once', async () => {
  const member = await left();
  const before = await lossCents();
  const back = gone();
  const third = await newStaff(lab.test, 'finance');
  const answers = await Promise.all([ask(member, true), ask(member, false, third)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
  const waiting = answers.find(({ code }) => code === 200)?.data as { id: string; is_paid: boolean };
  const fourth = await newStaff(lab.test, 'finance');
  const decided = await Promise.all([two.decide(waiting.id, true), two.decide(waiting.id, true, fourth)]);
  expect(decided.map(({ code }) => code).sort()).toEqual([200, 409]);
  expect(before - (await lossCents())).toBe(waiting.is_paid ? 7000n : 0n);
  back();
  const home = await left();
  const away = gone();
  const id = await asked(home, true);
  away();
  const loss = await lossCents();
  await Promise.all([two.decide(id, true), home.moveOut('70.00')]);
  // The platform answered: it is there or here, and the house has paid nothing.
  expect(await ownedBy(home)).toEqual(['100.00', '100.00']);
  expect(await lossCents()).toBe(loss);
});

test('an answer that was on its way when it was paid counts for nothing: it is not owned twice', async () => {
  const member = await left();
  const { house } = lab.test;
  const back = gone();
  const id = await asked(member, true);
  back();
  const [there] = await askBalances(house, member.memberId, [await platformOf(house.db, 'day7')]);
  gone();
  expect(await two.decide(id, true)).toMatchObject({ data: { state: 'done' } });
  expect(there).toMatchObject({ isKnown: true, balanceCents: 7000n });
  if (there) await keepHeardBalance(house, 'day7', member.memberId, there);
  expect(await ownedBy(member)).toEqual(['100.00', '100.00']);
});

test('a platform that has it again after the house has paid is named, however that is heard of', async () => {
  await lab.test.house.db.query('update platform_player set made_good_cents = 0, came_back_at = null');
  const [heard, brought, newcomer] = [await left(), await left(), await left()];
  const back = gone();
  for (const member of [heard, brought, newcomer]) await two.decide(await asked(member, true), true);
  expect(await cameBack()).toBe('0');
  back();
  const told = vi.spyOn(lab.test.house.log, 'error');
  await brought.moveOut('70.00');
  expect(await cameBack()).toBe('1');
  expect(told).toHaveBeenCalledWith({ platform: 'day7', memberId: brought.memberId }, expect.any(String));
  await newcomer.moveIn('5.00');
  expect(await cameBack()).toBe('2');
  await lab.test.runTask('platform-balances');
  expect(await cameBack()).toBe('3');
  expect(await listed(heard)).toMatchObject({
    money: '70.00',
    made_good: '70.00',
    came_back_at: expect.any(String),
    decidable_at: null,
  });
  expect(told).toHaveBeenCalledTimes(3);
});

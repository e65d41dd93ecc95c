import { agency, information, loyalty, promotions, protection } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, type PromotionsHouse, startPromotionsHouse } from './testing/promotions-house.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

const dayMs = 86_400_000;

/** A member with something to claim of every kind that takes no day to come. */
async function newClaimer(): Promise<Member> {
  const member = await lab.test.newMember();
  await lab.deposit(member, '1000.00');
  await lab.stake(member, '200.00', '20.00');
  const { db } = lab.test.house;
  await db.query(
    `insert into vip_reward (member_id, kind, level, amount_cents, created_at) values ($1, 'level_up', 1, 500, house_now())
     on conflict do nothing`,
    [member.memberId],
  );
  return member;
}

const claims = (member: Member) =>
  Promise.all([
    lab.call(member, promotions.ftdClaim),
    lab.call(member, promotions.welcomeClaim),
    lab.call(member, promotions.rechargePromotionClaim),
    lab.call(member, promotions.lotteryWheelClaim),
    lab.call(member, loyalty.vipClaim, { reward: 'level_up', level: 1 }),
    lab.call(member, loyalty.rebatesClaim),
  ]);
const errorsOf = async (member: Member) =>
  (await claims(member)).map((answer) => (answer.status === 'fail' ? answer.error : 'ok'));
const pause = (member: Member) => lab.ask(member, protection.protectionPause, { days: 1 });

test('[R37] [R38] nothing can be claimed during a pause, and all of it after; nothing is paid twice', async () => {
  const member = await newClaimer();
  await pause(member);
  const before = await lab.rewards(member);
  expect(new Set(await errorsOf(member))).toEqual(new Set(['play_paused']));
  expect(await lab.call(member, agency.claim)).toMatchObject({ error: 'play_paused' });
  const { items } = await lab.ask(member, promotions.activities);
  expect(new Set(items.map(({ state, reason }) => `${state} ${reason}`))).toEqual(
    new Set(['not_eligible play_paused']),
  );
  // Repeated it is refused again, and nothing was given.
  expect(new Set(await errorsOf(member))).toEqual(new Set(['play_paused']));
  expect(await lab.rewards(member)).toEqual(before);
  await lab.moveTo(new Date(lab.test.clock.now().getTime() + dayMs), member);
  const after = await errorsOf(member);
  expect(after[0]).toBe('ok');
  expect(after[2]).toBe('ok');
  expect(after[4]).toBe('ok');
  expect(after[5]).toBe('ok');
  expect(await lab.call(member, promotions.ftdClaim)).toMatchObject({ error: 'reward_claimed' });
});

test('[R37] of claims that run while a pause is set each is paid once or refused', async () => {
  const member = await newClaimer();
  const before = (await lab.rewards(member)).filter((reward) => reward.startsWith('reward_ftd'));
  const [answers] = await Promise.all([
    Promise.all(Array.from({ length: 20 }, () => lab.call(member, promotions.ftdClaim))),
    pause(member),
  ]);
  const paid = answers.filter(({ status }) => status === 'success').length;
  expect(paid).toBeLessThanOrEqual(1);
  const errors = answers.flatMap((answer) => (answer.status === 'fail' ? answer.error : []));
  for (const error of errors) expect(['reward_claimed', 'play_paused']).toContain(error);
  expect(
    (await lab.rewards(member)).filter((reward) => reward.startsWith('reward_ftd')).length - before.length,
  ).toBe(paid);
});

test('[R37] whoever has closed play is told of no promotion, and the news of the house wait', async () => {
  const [away, other] = [await lab.test.newMember(), await lab.test.newMember()];
  const { db } = lab.test.house;
  await db.query(
    `insert into member_message (member_id, kind, key, fill, created_at)
     select id, 'news', 'letter', '{}', house_now() from unnest($1::uuid[]) as id`,
    [[away.memberId, other.memberId]],
  );
  await pause(away);
  const kindsFor = async (member: Member) =>
    (await lab.ask(member, information.announcements, { page_size: 50 })).items.map(({ kind }) => kind);
  expect(await kindsFor(other)).toContain('promotion');
  expect(await kindsFor(away)).not.toContain('promotion');
  expect((await kindsFor(away)).length).toBeGreaterThan(0);
  const newsOf = async (member: Member) => {
    // What the pause tells of arrives between two questions otherwise.
    await lab.test.drain();
    const { items, total, unread } = await lab.ask(member, information.messageList, {});
    expect(total).toBe(items.length);
    expect((await lab.ask(member, information.messagesUnread)).unread).toBe(unread);
    return items.filter(({ kind, is_read }) => kind === 'news' && !is_read).length;
  };
  expect(await newsOf(other)).toBe(1);
  expect(await newsOf(away)).toBe(0);
  await lab.ask(away, information.messageReadAll);
  await lab.moveTo(new Date(lab.test.clock.now().getTime() + dayMs), away);
  expect(await newsOf(away)).toBe(1);
  expect(await kindsFor(away)).toContain('promotion');
});

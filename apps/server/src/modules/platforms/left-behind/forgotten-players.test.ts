import { platforms, staffPlatforms, staffRequests, wallet } from '@arara/contract';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TwoPeople, twoPeople } from '../../staff/testing/two-people.ts';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';

let lab: PlatformsHouse;
let two: TwoPeople;
beforeAll(async () => {
  lab = await startPlatformsHouse('20');
  two = await twoPeople(lab.test);
});
afterEach(async () => {
  await lab.test.drain();
  expect((await lab.books()).isClean).toBe(true);
});
afterAll(() => lab.test.close());

type Member = Awaited<ReturnType<PlatformsHouse['newMember']>>;

/** A member with R$ 70.00 at a platform that has deleted the account, and R$ 30.00 here. */
async function forgotten(): Promise<Member> {
  const member = await lab.newMember(10_000n);
  expect(await member.moveIn('70.00')).toMatchObject({ data: { state: 'done' } });
  const at = new Date(lab.test.clock.now().getTime() - 25 * 3_600_000);
  await lab.test.house.db.query(
    'update platform_player set balance_at = $2, created_at = $2 where member_id = $1',
    [member.memberId, at],
  );
  lab.simulator().forget(member.player());
  return member;
}

const listed = async ({ memberId }: Member) =>
  (
    await lab.test.ask(staffPlatforms.platformLeftBehind, { page_size: 100 }, { token: two.asker.token })
  ).items.find((item) => item.member_id === memberId);
const ownedBy = async ({ token }: Member) => {
  const { money, total_money } = await lab.test.ask(wallet.walletBalances, {}, { token });
  return [money, total_money];
};
const launch = async ({ token }: Member) =>
  lab.test.call(platforms.day7Login, { platType: 'day7', name: (await lab.someGame()).name }, { token });

/** What a member, a job or a game does that makes the platform say that it knows no such player. */
const asks: Readonly<Record<string, (member: Member) => Promise<unknown>>> = {
  'all that is there is to come home': (member) => member.allBack(),
  'some of it is to come home': (member) => member.moveOut('20.00'),
  'more is moved there': (member) => member.moveIn('10.00'),
  'a game is opened': launch,
  'balances are asked for': async ({ memberId }) => {
    await lab.test.house.db.query(
      'update platform_player set launched_at = house_now() where member_id = $1',
      [memberId],
    );
    await lab.test.runTask('platform-balances');
  },
};

for (const [name, ask] of Object.entries(asks))
  test(`[R38] an account that a platform has deleted is told to staff when ${name}, and its money stays owned`, async () => {
    const member = await forgotten();
    expect(await listed(member)).toBeUndefined();
    await ask(member);
    expect(await listed(member)).toMatchObject({ money: '70.00', is_forgotten: true });
    expect(await ownedBy(member)).toEqual(['30.00', '100.00']);
    // Nothing makes an account anew in which the money is not.
    expect(lab.simulator().balanceOf(member.player())).toBeUndefined();
  });

test('[R38] two people have the house pay it, and the member begins anew there', async () => {
  const member = await forgotten();
  await member.allBack();
  const asked = await lab.test.ask(
    staffRequests.staffLeftBehindAsk,
    {
      id: member.memberId,
      platform: 'day7',
      is_paid: true,
      evidence: 'E-mail 4711',
      reason: 'Conta apagada lá',
    },
    { token: two.asker.token },
  );
  expect(asked).toMatchObject({ state: 'waiting', platform_said: 'player_unknown' });
  expect(await two.decide(asked.id, true)).toMatchObject({ data: { state: 'done' } });
  expect(await ownedBy(member)).toEqual(['100.00', '100.00']);
  expect(await listed(member)).toBeUndefined();
  expect(await member.moveIn('10.00')).toMatchObject({ data: { state: 'done' } });
  expect(await ownedBy(member)).toEqual(['90.00', '100.00']);
  expect(await member.allBack()).toMatchObject({ money: '10.00' });
});

test('a platform that knows the player again has nothing to be decided', async () => {
  const member = await forgotten();
  await member.allBack();
  await lab.simulator().play(member.player(), 7000n);
  expect(await member.allBack()).toMatchObject({ money: '70.00' });
  expect(await listed(member)).toBeUndefined();
  expect(await ownedBy(member)).toEqual(['100.00', '100.00']);
});

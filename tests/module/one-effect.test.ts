import { randomUUID } from 'node:crypto';
import { agency, type Call, type DataOf, games, loyalty, promotions } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Member,
  type PaymentsHouse,
  startPaymentsHouse,
} from '../../apps/server/src/modules/payments/testing/payments-house.ts';
import { dayOf, startOfDay } from '../../apps/server/src/plugins/clock.ts';
import { giveCash } from '../../apps/server/src/testing/give-cash.ts';

/** Movements that a reward, a rebate or a commission is paid by. */
const paidKinds = `(t.from_account_id = 6 or t.kind in ('rebate_claim', 'agency_commission'))`;

let lab: PaymentsHouse;
let inviter: Member;
let player: Member;
beforeAll(async () => {
  lab = await startPaymentsHouse();
  inviter = await lab.test.newMember();
  const { invitation_code: introducer } = await lab.test.ask(agency.summary, {}, { token: inviter.token });
  player = await lab.test.newMember({ introducer });
  await lab.credited(player, '1000.00');
  await giveCash(lab.test, player.memberId, 1_000_000n);
  // Five times the deposit; then on until the day has brought a loss, each bet large enough to turn a gain into one.
  let net = 0;
  for (let bet = 0; bet < 50 || (net >= 0 && bet < 150); bet += 1)
    net += await toss(bet < 50 ? 100 : net + 1);
  expect(net).toBeLessThan(0);
  await lab.test.drain();
});
afterAll(() => lab.test.close());

/** Bets so many reais, 1,000 at most, on the half of the dice; gives what was won or lost. */
async function toss(reais: number): Promise<number> {
  const stake = Math.min(Math.max(Math.ceil(reais), 1), 1000).toFixed(2);
  const round = await lab.test.ask(
    games.play,
    { game: 'dados-de-ouro', direction: 'over', target: 4949, stake },
    { token: player.token, idempotencyKey: randomUUID() },
  );
  return Number(round.payout) - Number(stake);
}

const paidTo = async (member: Member): Promise<bigint> => {
  const { rows } = await lab.test.house.db.query<{ count: bigint }>(
    `select count(*) as count from ledger_transfer t join ledger_account a on a.id = t.to_account_id
      where a.member_id = $1 and ${paidKinds}`,
    [member.memberId],
  );
  return rows[0]?.count ?? 0n;
};

/** Fifty at once: how many were told of success, and how many movements there were. */
async function claimFifty(call: Call, member: Member, input: Record<string, unknown> = {}) {
  const before = await paidTo(member);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      lab.test.call(call, input, {
        token: member.token,
        idempotencyKey: randomUUID(),
        ip: `10.50.0.${index + 1}`,
      }),
    ),
  );
  const effects = Number((await paidTo(member)) - before);
  const successes = answers.filter((answer) => answer.status === 'success').length;
  console.log(`50 x ${call.path}: ${successes} success, ${effects} movement`);
  expect(answers.filter((answer) => answer.code >= 500)).toEqual([]);
  return { successes, effects, answers };
}

type Prize = DataOf<typeof promotions.lotteryWheelClaim>;

const once = expect.objectContaining({ successes: 1, effects: 1 });

test('[S1.05] [S7.46] [S7.48] [S7.52] [S7.54] 50 parallel claims of each promotion of the day pay one', async () => {
  expect(await claimFifty(promotions.ftdClaim, player)).toEqual(once);
  expect(await claimFifty(promotions.rechargePromotionClaim, player)).toEqual(once);
  expect(await claimFifty(promotions.rechargeRebateClaim, player)).toEqual(once);
  expect(await claimFifty(promotions.invitationClaim, inviter, { name: player.account })).toEqual(once);
  const spinner = await lab.test.newMember();
  await lab.credited(spinner, '100.00');
  await lab.test.drain();
  const spun = await claimFifty(promotions.lotteryWheelClaim, spinner);
  // A prize may be further spins: each of those is one more that the others could take.
  const prizes = spun.answers.flatMap((answer) =>
    answer.status === 'success' ? [answer.data as Prize] : [],
  );
  const won = prizes.reduce((sum, prize) => sum + (prize.reward === 'spins' ? Number(prize.quantity) : 0), 0);
  console.log(`   of 1 spin and ${won} won`);
  expect(spun.successes).toBe(1 + won);
  expect(spun.effects).toBe(prizes.filter((prize) => prize.reward === 'cash').length);
  const newcomer = await lab.test.newMember();
  await lab.credited(newcomer, '200.00');
  await lab.test.drain();
  expect(await claimFifty(promotions.welcomeClaim, newcomer)).toMatchObject({ effects: 1 });
});

test('[S7.36] [S7.27] 50 parallel claims of a VIP reward and of the rebates pay one', async () => {
  expect(await claimFifty(loyalty.vipClaim, player, { reward: 'level_up', level: 1 })).toEqual(once);
  expect(await claimFifty(loyalty.rebatesClaim, player)).toEqual(once);
});

test('[S7.50] [S7.31] 50 parallel claims of what a day has brought pay one on the next', async () => {
  lab.test.clock.moveTo(new Date(startOfDay(dayOf(lab.test.clock.now())).getTime() + 26 * 3_600_000));
  await lab.test.drain();
  await lab.test.runDaily();
  player.token = await lab.test.login(player);
  inviter.token = await lab.test.login(inviter);
  expect(await claimFifty(promotions.dailyRescueClaim, player)).toEqual(once);
  expect(await claimFifty(agency.claim, inviter)).toMatchObject({ effects: 1 });
  await lab.expectEvenBooks();
});

test('200 parallel bets on one wallet take what it holds and not a centavo more', async () => {
  const member = await lab.test.newMember();
  await giveCash(lab.test, member.memberId, 5_000n);
  const lost = { game: 'dados-de-ouro', direction: 'over', target: 9898, stake: '5.00' };
  const answers = await Promise.all(
    Array.from({ length: 200 }, () =>
      lab.test.call(games.play, lost, { token: member.token, idempotencyKey: randomUUID() }),
    ),
  );
  const settled = answers.filter((answer) => answer.status === 'success').length;
  const { rows } = await lab.test.house.db.query<{ rounds: bigint; stakes: bigint; payouts: bigint }>(
    `select count(*) as rounds, coalesce(sum(stake_cents), 0)::bigint as stakes,
            coalesce(sum(payout_cents), 0)::bigint as payouts from round where member_id = $1`,
    [member.memberId],
  );
  const [row] = rows;
  const { money } = await lab.balances(member);
  console.log(`200 bets of 5.00 on 50.00: ${settled} settled, ${row?.rounds} rounds, ${money} left`);
  expect(row?.rounds).toBe(BigInt(settled));
  expect(BigInt(money.replace('.', ''))).toBe(5_000n - (row?.stakes ?? 0n) + (row?.payouts ?? 0n));
  expect(settled).toBeGreaterThanOrEqual(10);
  await lab.expectEvenBooks();
});

import { promotions } from '@arara/contract';
import { languageCodes } from '@arara/phrases';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestHouse } from '../../testing/house.ts';
import { noon, type PromotionsHouse, startPromotionsHouse } from './testing/promotions-house.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

const codes = [
  'welcome',
  'ftd',
  'recharge',
  'recharge_rebate',
  'invitation',
  'lottery_wheel',
  'daily_rescue',
];

describe('activity centre', () => {
  test('a visitor sees every offer', async () => {
    const { items } = await lab.test.ask(promotions.activities, {});
    expect(items.map(({ code }) => code)).toEqual(codes);
    expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['open']));
  });

  test('[S4.06] a member sees how each stands, and what a claim would pay', async () => {
    const member = await lab.test.newMember();
    await lab.deposit(member, '1000.00');
    const { items } = await lab.ask(member, promotions.activities);
    expect(Object.fromEntries(items.map((item) => [item.code, [item.state, item.reward_amount]]))).toEqual({
      welcome: ['claimable', '1000.00'],
      ftd: ['claimable', '10.00'],
      recharge: ['claimable', '50.00'],
      recharge_rebate: ['in_progress', null],
      invitation: ['not_eligible', null],
      lottery_wheel: ['claimable', null],
      daily_rescue: ['not_eligible', null],
    });
  });
});

test('who has excluded themselves is told so by every promotion, before a claim is tried', async () => {
  const member = await lab.test.newMember();
  await lab.deposit(member, '1000.00');
  await lab.test.house.db.query(
    `insert into protection_pause (member_id, kind, starts_at, ends_at)
     values ($1, 'self_exclusion', house_now(), house_now() + interval '1 year')`,
    [member.memberId],
  );
  const { items } = await lab.ask(member, promotions.activities);
  expect(items.map(({ state, reason, reward_amount }) => [state, reason, reward_amount])).toEqual(
    codes.map(() => ['not_eligible', 'play_paused', null]),
  );
});

describe('terms', () => {
  const detailsIn = async (lang: string) => (await lab.test.ask(promotions.activityDetails, { lang })).items;

  test('[S7.55] every promotion in each of the nine languages, with its figures filled in', async () => {
    const seen = new Set<string>();
    for (const lang of languageCodes) {
      const items = await detailsIn(lang);
      expect(items.map(({ code }) => code)).toEqual(codes);
      const texts = items.flatMap(({ title, summary, terms }) => [title, summary, ...terms]);
      for (const text of texts) expect(text, lang).not.toMatch(/\{\{|undefined|promotions\.|shell\./);
      seen.add(texts.join());
    }
    expect(seen.size).toBe(9);
  });

  test('[S7.55][S9.03][S9.04][S9.05][S9.06][S9.07][S9.08][S9.09] say what the rules say', async () => {
    const items = await detailsIn('en');
    const textOf = (code: string) => {
      const item = items.find((entry) => entry.code === code);
      return [item?.summary, ...(item?.terms ?? [])].join(' ');
    };
    expect(textOf('welcome')).toMatch(
      /100%.*R\$1,500\.00.*Bet 5 times.*Slots 100%.*Table 20%.*R\$25\.00.*30 days/,
    );
    expect(textOf('ftd')).toMatch(/R\$10\.00 free after a first deposit of R\$100\.00/);
    expect(textOf('recharge')).toMatch(
      /Bronze R\$1,000\.00 to R\$5,000\.00, gift 5% to 10%.*Diamond.*gift 20%\./,
    );
    expect(textOf('recharge_rebate')).toMatch(
      /20%.*single deposit of at least R\$100\.00.*R\$20\.00.*5 times/,
    );
    expect(textOf('invitation')).toMatch(/R\$100\.00.*5 times/);
    expect(textOf('lottery_wheel')).toMatch(/every full R\$100\.00.*midnight/);
    expect(textOf('daily_rescue')).toMatch(/8%.*following day only/);
    for (const code of codes) {
      expect(textOf(code)).toMatch(
        /bots, arbitrage, multiple accounts.*cancellation.*deduction.*freezing.*blacklisting/,
      );
      expect(textOf(code)).toMatch(/18 or over.*two weeks after/);
    }
  });

  test('follow the figures of the house', async () => {
    const { db } = lab.test.house;
    await db.query(`update promotion set params = params || '{"reward": 1234}' where code = 'ftd'`);
    const [, ftd] = await detailsIn('pt');
    expect(ftd?.summary).toContain('12,34');
    await db.query(`update promotion set params = params || '{"reward": 1000}' where code = 'ftd'`);
  });

  test('are not sent again to whoever has them, until they change', async () => {
    const { db } = lab.test.house;
    const read = (etag = '') =>
      lab.test.server.inject({
        url: `${promotions.activityDetails.path}?lang=pt`,
        headers: { 'if-none-match': etag },
      });
    const etag = String((await read()).headers.etag);
    expect(etag).toMatch(/^W\/"/);
    expect((await read(etag)).statusCode).toBe(304);
    const percentOf = async (percent: number) => {
      await db.query(`update contribution set percent = $1 where category = 'table'`, [percent]);
      return read(etag);
    };
    expect((await percentOf(25)).body).toContain('25%');
    expect((await percentOf(20)).statusCode).toBe(304);
  });
});

describe('history', () => {
  test('lists claims by range and promotion, newest first, with what they add up to', async () => {
    const member = await lab.test.newMember();
    await lab.moveTo(noon(lab, 1), member);
    await lab.deposit(member, '1000.00');
    await lab.ask(member, promotions.ftdClaim);
    await lab.ask(member, promotions.rechargePromotionClaim);
    const history = (input: Record<string, unknown>) => lab.ask(member, promotions.promotionHistory, input);
    expect(await history({})).toMatchObject({
      total: 2,
      total_amount: '60.00',
      items: [
        { promotion: 'recharge', detail: 'bronze', reward: 'cash', amount: '50.00' },
        { promotion: 'ftd', reward: 'cash', amount: '10.00' },
      ],
    });
    expect(await history({ promotion: 'ftd' })).toMatchObject({ total: 1, total_amount: '10.00' });
    await lab.moveTo(noon(lab, 2), member);
    await lab.ask(member, promotions.welcomeClaim);
    expect(await history({ range: 'today' })).toMatchObject({
      total: 1,
      total_amount: '1000.00',
      items: [{ promotion: 'welcome', reward: 'bonus' }],
    });
    expect(await history({ range: '3days', page: 2, page_size: 2 })).toMatchObject({
      total: 3,
      items: [{ promotion: 'ftd' }],
    });
    expect(await lab.test.call(promotions.promotionHistory, {})).toMatchObject({ code: 401 });
  });
});

describe('what is off', () => {
  test('a promotion that is closed, not begun or over is off, for lists and for claims', async () => {
    const { db } = lab.test.house;
    const member = await lab.test.newMember();
    await lab.deposit(member, '100.00');
    const set = (columns: string) => db.query(`update promotion set ${columns} where code = 'ftd'`);
    for (const off of [
      'is_open = false',
      `is_open = true, starts_at = house_now() + interval '1 day'`,
      `starts_at = null, ends_at = house_now() - interval '1 minute'`,
    ]) {
      await set(off);
      expect(await lab.call(member, promotions.ftdClaim)).toMatchObject({
        code: 403,
        error: 'promotion_off',
      });
      expect(await lab.call(member, promotions.ftdCheck)).toMatchObject({ error: 'promotion_off' });
      const { items } = await lab.ask(member, promotions.activities);
      expect(items.map(({ code }) => code)).not.toContain('ftd');
    }
    await set('ends_at = null');
    expect((await lab.call(member, promotions.ftdClaim)).status).toBe('success');
  });

  test('where the law forbids rewards tied to registering or depositing, only the relief is left', async () => {
    const regulated = await startTestHouse({ JURISDICTION: 'br-regulated' });
    try {
      const { token } = await regulated.newMember();
      const { items } = await regulated.ask(promotions.activities, {}, { token });
      expect(items.map(({ code }) => code)).toEqual(['daily_rescue']);
      expect((await regulated.ask(promotions.activityDetails, {})).items).toHaveLength(1);
      for (const call of [
        promotions.ftdCheck,
        promotions.ftdClaim,
        promotions.welcomeCheck,
        promotions.welcomeClaim,
        promotions.rechargePromotionCheck,
        promotions.rechargePromotionClaim,
        promotions.rechargeRebateCheck,
        promotions.rechargeRebateClaim,
        promotions.invitationCheck,
        promotions.invitationClaim,
        promotions.lotteryWheelCheck,
        promotions.lotteryWheelClaim,
      ])
        expect(
          await regulated.call<typeof call.input, typeof call.data>(call, {}, { token }),
          call.path,
        ).toMatchObject({ code: 403, error: 'promotion_off' });
      expect((await regulated.call(promotions.dailyRescueCheck, {}, { token })).status).toBe('success');
    } finally {
      await regulated.close();
    }
  });
});

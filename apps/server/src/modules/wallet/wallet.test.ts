import { randomUUID } from 'node:crypto';
import { games, identity, payments, wallet } from '@arara/contract';
import { formatAmount } from '@arara/money';
import { phrase } from '@arara/phrases';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { booksNow } from '../../testing/books-now.ts';
import { eventually } from '../../testing/eventually.ts';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { balancesOf } from './balances.ts';

type Member = Awaited<ReturnType<TestHouse['newMember']>>;

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterEach(async () => {
  const books = await booksNow(house.house.db);
  expect(books).toMatchObject({ isClean: true, differenceCents: 0n });
});
afterAll(() => house.close());

const balances = (member: Member) => house.ask(wallet.walletBalances, {}, { token: member.token });
const statement = (member: Member, input: object = {}) =>
  house.ask(wallet.statement, { page_size: 100, ...input }, { token: member.token });
const bet = (member: Member, stake: string, target = 5049) =>
  house.ask(
    games.play,
    { game: 'dados-de-ouro', stake, direction: 'over', target },
    { token: member.token, idempotencyKey: randomUUID() },
  );

/** A member who has paid in 200.00 by Pix. */
async function depositor(money = '200.00'): Promise<Member> {
  const member = await house.newMember();
  const { items } = await house.ask(payments.paymentOnlineList, {}, { token: member.token });
  const { id, txid } = await house.ask(
    payments.rechargeOnline,
    { money, payment_id: items[0]?.id },
    { token: member.token },
  );
  await house.house.psp.sandbox?.pay({ txid });
  await eventually(
    () => house.ask(payments.rechargeGet, { deposit_id: id }, { token: member.token }),
    (deposit) => deposit.state === 'credited',
  );
  return member;
}

const cents = (text: string) => BigInt(text.replace('.', ''));

describe('balances and rollover', () => {
  test('a new member holds nothing; nobody without a session sees anything', async () => {
    const member = await house.newMember();
    expect(new Set(Object.values(await balances(member)))).toEqual(new Set(['0.00']));
    const answers = [
      await house.call(wallet.walletBalances, {}),
      await house.call(wallet.statement, {}),
      await house.call(wallet.todaysPlay, {}),
    ];
    for (const answer of answers) expect(answer).toMatchObject({ code: 401, error: 'unauthenticated' });
  });

  test('a deposit has to be staked once; every bet frees as much as it stakes', async () => {
    const member = await depositor('200.00');
    expect(await balances(member)).toMatchObject({
      money: '200.00',
      ml_money: '200.00',
      withdrawable_money: '0.00',
    });
    let staked = 0n;
    for (const stake of ['30.00', '20.50', '1.00']) {
      const { money } = await balances(member);
      if (cents(money) < cents(stake)) break;
      await bet(member, stake);
      staked += cents(stake);
      const now = await balances(member);
      expect(cents(now.ml_money)).toBe(20_000n - staked);
      const free = cents(now.money) - cents(now.ml_money);
      expect(cents(now.withdrawable_money)).toBe(free > 0n ? free : 0n);
    }
  });

  test('staked more than once over, all that is left is free, and a second deposit asks anew', async () => {
    const member = await depositor('200.00');
    // The bet that wins most often keeps the money going round.
    for (let staked = 0; staked < 10; staked += 1) {
      const { ml_money, money } = await balances(member);
      if (ml_money === '0.00' || cents(money) < 2000n) break;
      await bet(member, '20.00', 199);
    }
    const now = await balances(member);
    if (now.ml_money === '0.00') expect(now.withdrawable_money).toBe(now.money);
    const { items } = await house.ask(payments.paymentOnlineList, {}, { token: member.token });
    const { txid } = await house.ask(
      payments.rechargeOnline,
      { money: '50.00', payment_id: items[0]?.id },
      { token: member.token },
    );
    await house.house.psp.sandbox?.pay({ txid });
    const after = await eventually(
      () => balances(member),
      ({ money }) => cents(money) === cents(now.money) + 5000n,
    );
    expect(cents(after.ml_money)).toBe(cents(now.ml_money) + 5000n);
  });
});

test('balances are one picture: money and its rollover appear together', async () => {
  const member = await house.newMember();
  const { items } = await house.ask(payments.paymentOnlineList, {}, { token: member.token });
  const input = { money: '50.00', payment_id: items[0]?.id };
  for (let deposit = 1; deposit <= 4; deposit += 1) {
    const { txid } = await house.ask(payments.rechargeOnline, input, { token: member.token });
    await house.house.psp.sandbox?.pay({ txid });
    await eventually(
      async () => {
        const seen = await balancesOf(house.house.db, member.memberId);
        expect(seen.rolloverCents).toBe(seen.wallets.cash.balanceCents);
        return seen.rolloverCents;
      },
      (rolloverCents) => rolloverCents === BigInt(deposit) * 5000n,
    );
  }
});

describe('[R17] statement', () => {
  test('the running balance is the replay of the movements, in every page', async () => {
    const member = await depositor('200.00');
    for (let round = 0; round < 8; round += 1) await bet(member, '5.00');
    // The rebates of these bets are movements too.
    await house.drain();
    const whole = await statement(member);
    expect(whole.total).toBe(whole.items.length);
    const replayed = new Map<string, bigint>();
    for (const { wallet: name, amount, balance } of [...whole.items].reverse()) {
      replayed.set(name, (replayed.get(name) ?? 0n) + cents(amount));
      expect(balance).toBe(formatAmount(replayed.get(name) ?? 0n));
    }
    const { money } = await balances(member);
    expect(replayed.get('cash')).toBe(cents(money));
    const sum = [...replayed.values()].reduce((total, part) => total + part, 0n);
    expect(cents(whole.total_in) - cents(whole.total_out)).toBe(sum);
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((page) => statement(member, { page, page_size: 3 })),
    );
    expect(pages.flatMap((page) => page.items)).toEqual(whole.items.slice(0, 18));
    for (const page of pages) expect(page).toMatchObject({ total: whole.total, total_in: whole.total_in });
  });

  test('[S1.10] a movement of a round names its game in the member’s language and leads to its recall', async () => {
    const member = await depositor('200.00');
    for (let round = 0; round < 3; round += 1) await bet(member, '5.00');
    await house.drain();
    const { token } = member;
    const read = async (lang: 'pt' | 'cn') =>
      (await house.ask(wallet.statement, { page_size: 100 }, { token, lang })).items;
    const [ours, theirs] = [await read('pt'), await read('cn')];
    const ofRounds = ours.filter(({ kind }) => kind === 'stake' || kind === 'payout');
    expect(ofRounds.length).toBeGreaterThanOrEqual(3);
    for (const { game, reference } of ofRounds) {
      expect(game).toEqual({
        game: 'dados-de-ouro',
        title: phrase('pt', 'games.title_dados_de_ouro'),
        round_id: reference,
        live_round_id: null,
        is_returned: false,
      });
      expect(await house.ask(games.roundGet, { round_id: game?.round_id ?? '' }, { token })).toMatchObject({
        game: 'dados-de-ouro',
        stake: '5.00',
      });
    }
    expect(theirs.find(({ kind }) => kind === 'stake')?.game?.title).toBe(
      phrase('cn', 'games.title_dados_de_ouro'),
    );
    for (const { kind, game } of ours) if (kind === 'deposit' || kind === 'rebate') expect(game).toBeNull();
  });

  test('[S2.43] filters by days', async () => {
    const member = await depositor('20.00');
    expect((await statement(member, { range: 'today' })).total).toBe(1);
    house.clock.moveBy(2 * 86_400_000);
    const login = { account: member.account, password: member.password };
    const { token } = await house.ask(identity.login, login);
    const later = { ...member, token };
    expect((await statement(later, { range: 'today' })).total).toBe(0);
    expect((await statement(later, { range: '3days' })).total).toBe(1);
    house.clock.moveTo(new Date());
  });

  test.each([
    'update ledger_transfer set amount_cents = amount_cents + 1',
    'delete from ledger_transfer',
    'truncate ledger_transfer',
    `insert into ledger_transfer (from_account_id, to_account_id, amount_cents, kind, reference)
       values (3, 1, 1, 'deposit', gen_random_uuid())`,
    'update ledger_account set balance_cents = balance_cents + 1 where member_id is not null',
    'delete from ledger_account',
  ])('the database refuses a stranger: %s', async (sql) => {
    const member = await depositor('20.00');
    const before = await statement(member);
    await expect(house.house.db.query(sql)).rejects.toMatchObject({ code: '23001' });
    expect(await statement(member)).toEqual(before);
  });

  test('[R40] shows nobody else’s movements', async () => {
    const [owner, other] = [await depositor('20.00'), await house.newMember()];
    expect((await statement(owner)).total).toBe(1);
    expect(await statement(other)).toMatchObject({
      items: [],
      total: 0,
      total_in: '0.00',
      total_out: '0.00',
    });
  });
});

test('[R33] the session tells since when it lasts and what play has brought', async () => {
  const member = await depositor('100.00');
  const session = () => house.ask(wallet.todaysPlay, {}, { token: member.token });
  expect(await session()).toMatchObject({ net: '0.00', turnover: '0.00' });
  const before = await balances(member);
  await bet(member, '10.00');
  await bet(member, '5.00');
  const after = await balances(member);
  const now = await session();
  expect(now.turnover).toBe('15.00');
  expect(cents(now.net)).toBe(cents(after.money) - cents(before.money));
});

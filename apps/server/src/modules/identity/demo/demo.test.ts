import { randomUUID } from 'node:crypto';
import { games, identity, payments, wallet } from '@arara/contract';
import { houseAccounts, post, walletsOf } from '@arara/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../plugins/transaction.ts';
import { booksNow } from '../../../testing/books-now.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { payReward } from '../../wallet/index.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

let address = 0;
const newAddress = () => {
  address += 1;
  return `203.0.113.${address}`;
};
const openDemo = () => house.ask(identity.demo, {}, { ip: newAddress() });
const expectEvenBooks = async () =>
  expect(await booksNow(house.house.db)).toMatchObject({ isClean: true, differenceCents: 0n });
const houseCents = async (kind: string) =>
  (await booksNow(house.house.db)).house.find((one) => one.kind === kind)?.balanceCents;

test('[S6.05] a demo member opens with 1,000.00 of demo money, without name or CPF', async () => {
  const { token, member_id } = await openDemo();
  const info = await house.ask(identity.me, {}, { token });
  expect(info).toMatchObject({
    id: member_id,
    is_demo: true,
    is_in_on: false,
    is_trans_on: false,
    realname: '',
    phone: '',
    cpf_masked: '',
    money: '1000.00',
    ml_money: '0.00',
    // Demo money never leaves.
    withdrawable_money: '0.00',
  });
  expect(info.name).toMatch(/^demo_\d{9}$/);
  const { items } = await house.ask(identity.loginHistory, {}, { token });
  expect(items).toMatchObject([{ method: 'demo', outcome: 'opened' }]);
  expect(await houseCents('demo')).toBe(-100_000n);
  await expectEvenBooks();
});

test.each([
  ['en', 'Not available to demo accounts'],
  ['pt', 'Não disponível para contas de demonstração'],
])(
  '[S6.05] it can neither deposit, withdraw, name an account nor bind anything, said in %s',
  async (lang, message) => {
    const { token } = await openDemo();
    const options = { token, lang, idempotencyKey: randomUUID() };
    const methods = await house.ask(payments.paymentsList, {}, { token });
    const methodOf = (direction: string) => methods.items.find((one) => one.direction === direction)?.id;
    const refused = { code: 403, error: 'demo_not_allowed', message };
    const deposit = { money: '100.00', payment_id: methodOf('deposit') };
    expect(await house.call(payments.rechargeOnline, deposit, options)).toMatchObject(refused);
    const quote = { money: '100.00', payment_type: 'cpf' as const };
    expect(await house.call(payments.drawingQuote, quote, { token, lang })).toMatchObject(refused);
    const withdrawal = {
      name: 'Pessoa de Teste',
      money: '50.00',
      payment_type: 'cpf',
      cpf_id: '52998224725',
      qk_pwd: '123456',
    };
    expect(await house.call(payments.drawing, withdrawal, options)).toMatchObject(refused);
    const key = { kind: 'email', value: 'a@example.com', holder_name: 'Pessoa de Teste' };
    expect(await house.call(payments.memberBankAdd, key, options)).toMatchObject(refused);
    expect(await house.call(identity.emailCode, { email: 'a@example.com' }, options)).toMatchObject(refused);
    expect(await house.call(identity.phoneCode, { phone: '21987654321' }, options)).toMatchObject(refused);
    const password = 'any-password';
    expect(await house.call(identity.twoFactorBegin, { password }, options)).toMatchObject(refused);
    expect(await house.call(identity.passkeyBegin, { password }, options)).toMatchObject(refused);
  },
);

test('[S6.05] it earns no rewards', async () => {
  const { member_id: memberId } = await openDemo();
  const reward = {
    memberId,
    wallet: 'cash',
    amountCents: 1000n,
    kind: 'reward_first_deposit',
    reference: randomUUID(),
  } as const;
  await expect(
    inTransaction(house.house.db, (tx) => payReward(tx, house.house, reward)),
  ).rejects.toMatchObject({ code: 'demo_not_allowed' });
});

test('nobody logs in to a demo member', async () => {
  const { token } = await openDemo();
  const { name: account } = await house.ask(identity.me, {}, { token });
  const envelope = await house.call(
    identity.login,
    { account, password: 'any-password' },
    { ip: newAddress() },
  );
  expect(envelope).toMatchObject({ error: 'wrong_credentials' });
});

test('one address opens ten an hour, at once or in a row', async () => {
  const ip = newAddress();
  const ask = (lang = 'en') => house.call(identity.demo, {}, { ip, lang });
  const many = await Promise.all(Array.from({ length: 10 }, () => ask()));
  expect(many.filter(({ code }) => code === 200)).toHaveLength(10);
  const { rows } = await house.house.db.query('select tries from secret_try where subject = $1', [
    `demo:${ip}`,
  ]);
  expect(rows).toEqual([{ tries: 10 }]);
  const refused = await ask('pt');
  expect(refused).toMatchObject({ code: 429 });
  house.clock.moveBy(3_600_000);
});

test('[S6.05] a week unused it is closed: its money goes back and the games are made good, once', async () => {
  const [lost, won, busy] = [await openDemo(), await openDemo(), await openDemo()];
  const playing = await openDemo();
  const { db } = house.house;
  const move = async (memberId: string, amountCents: bigint, isWin: boolean) => {
    const { cash } = await walletsOf(db, memberId);
    const [from, to] = isWin ? [houseAccounts.games, cash.accountId] : [cash.accountId, houseAccounts.games];
    await post(db, { from, to, amountCents, kind: 'test_play', reference: randomUUID() });
  };
  await move(lost.member_id, 40_000n, false);
  await move(won.member_id, 25_000n, true);
  await house.ask(
    games.play,
    { game: 'minas-do-sertao', stake: '1.00', mines: 3 },
    { token: playing.token, idempotencyKey: randomUUID() },
  );
  house.clock.moveBy(7 * 86_400_000);
  // In use, or with a round that is not over, it stays.
  await db.query('update session set created_at = $2, last_seen_at = $2 where member_id = $1', [
    busy.member_id,
    house.clock.now(),
  ]);
  house.clock.moveOn(1000);
  await Promise.all([house.runTask('demo-sweep'), house.runTask('demo-sweep')]);
  const { rows } = await db.query(
    'select id, deleted_at is not null as is_gone from member where id = any($1) order by id',
    [[lost, won, busy, playing].map((one) => one.member_id)],
  );
  expect(rows.filter((row) => row.is_gone).map((row) => row.id)).toEqual(
    [lost.member_id, won.member_id].toSorted(),
  );
  // Nothing of play money is left there; the jackpots were seeded from it.
  expect(await houseCents('games')).toBe(-((await houseCents('jackpots')) ?? 0n));
  // What the two that stay were given.
  expect(await houseCents('demo')).toBe(-200_000n);
  await house.runTask('demo-sweep');
  await expectEvenBooks();
  const balances = await house.call(wallet.walletBalances, {}, { token: busy.token });
  expect(balances).toMatchObject({ code: 200, data: { money: '1000.00' } });
});

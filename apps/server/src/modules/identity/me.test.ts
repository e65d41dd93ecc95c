import { identity } from '@arara/contract';
import { houseAccounts, post, walletsOf } from '@arara/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestHouse, type TestHouse } from '../../testing/house.ts';
import { addRollover } from '../wallet/index.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await startTestHouse();
});
afterAll(() => house.close());

/** The specification's names; the bridge and day7 identifiers, of which it gives no names, come on top. */
const specified = [
  'id name nickname realname email phone qq gender invite_code money fs_money ml_money total_money',
  'total_slot_money total_live_money score register_ip register_area register_site status is_tips_on is_in_on',
  'is_trans_on is_demo lang top_id agent_id total_credit used_credit level slot_level live_level level_name',
  'created_at updated_at deleted_at site is_ms_reg has_qk_pwd bridge_id day7_id',
]
  .join(' ')
  .split(' ');

test('[S7.04] [S3.01] [S6.02] a new member reads the whole user info with nothing in any wallet', async () => {
  const member = await house.newMember({ realname: 'Marina Duarte', phone: '21987654321' });
  const info = await house.ask(identity.me, {}, { token: member.token });
  expect(Object.keys(info)).toEqual(expect.arrayContaining(specified));
  expect(info).toMatchObject({
    id: member.memberId,
    name: member.account,
    realname: 'Marina Duarte',
    phone: '21987654321',
    money: '0.00',
    total_money: '0.00',
    withdrawable_money: '0.00',
    status: 'active',
    is_demo: false,
    has_qk_pwd: false,
    site: 'arara',
    lang: 'en',
    top_id: null,
    deleted_at: null,
  });
  expect(info.invite_code).toMatch(/^[A-Z2-9]{8}$/);
  expect(info.cpf_masked).toBe(`***.${member.cpf.slice(3, 6)}.${member.cpf.slice(6, 9)}-**`);
});

test("balances are the ledger's: cash, bonus, held, rebate, and what rollover leaves to withdraw", async () => {
  const member = await house.newMember();
  const { db } = house.house;
  const wallets = await walletsOf(db, member.memberId);
  const give = (wallet: keyof typeof wallets, amountCents: bigint, reference: string) =>
    post(db, {
      from: houseAccounts.psp,
      to: wallets[wallet].accountId,
      amountCents,
      kind: 'gift',
      reference,
    });
  const deposit = '018f0000-0000-7000-8000-000000000001';
  await give('cash', 10_000n, deposit);
  await give('bonus', 2_500n, '018f0000-0000-7000-8000-000000000002');
  await give('held', 1_000n, '018f0000-0000-7000-8000-000000000003');
  await give('rebate', 7n, '018f0000-0000-7000-8000-000000000004');
  await addRollover(db, {
    memberId: member.memberId,
    cause: 'deposit',
    reference: deposit,
    baseCents: 4_000n,
    times: 1,
  });
  const info = await house.ask(identity.me, {}, { token: member.token });
  expect(info).toMatchObject({
    money: '100.00',
    bonus_money: '25.00',
    held_money: '10.00',
    fs_money: '0.07',
    ml_money: '40.00',
    withdrawable_money: '60.00',
    total_money: '135.07',
  });
});

test.each([
  ['en', 'Currently not logged in, please log in first'],
  ['pt', 'Você não está conectado. Entre primeiro, por favor'],
])('[S6.01] [S8.06] a visitor is told in %s to log in first', async (lang, message) => {
  const envelope = await house.call(identity.me, {}, { lang });
  expect(envelope).toEqual({ code: 401, status: 'fail', error: 'unauthenticated', message, data: null });
});

test('an answer carries no secret of the member', async () => {
  const member = await house.newMember();
  const envelope = await house.call(identity.me, {}, { token: member.token });
  const text = JSON.stringify(envelope);
  expect(text).not.toContain('argon2');
  expect(text).not.toContain(member.cpf);
});

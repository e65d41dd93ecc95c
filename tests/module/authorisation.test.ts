import { randomUUID } from 'node:crypto';
import {
  type Call,
  calls,
  games,
  information,
  payments,
  platforms,
  promotions,
  wallet,
} from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newStaff } from '../../apps/server/src/modules/staff/testing/staff-at-work.ts';
import { rolePermissions } from '../../apps/server/src/plugins/permissions.ts';
import { giveCash } from '../../apps/server/src/testing/give-cash.ts';
import { startTestHouse, type TestHouse } from '../../apps/server/src/testing/house.ts';
import { usualInput } from './support/usual-input.ts';

type StaffRole = keyof typeof rolePermissions;
const staffRoles = Object.keys(rolePermissions) as StaffRole[];

/** Who asks. What each may is worked out below from the contract and the permission table alone. */
const roles = [
  'visitor',
  'made-up token',
  'member',
  'demo',
  'frozen',
  'self-excluded',
  'logged out',
  ...staffRoles,
] as const;
type Role = (typeof roles)[number];

let house: TestHouse;
const tokens = new Map<Role, string | null>();
let address = 0;

beforeAll(async () => {
  house = await startTestHouse();
  tokens.set('visitor', null);
  tokens.set('made-up token', 'x'.repeat(43));
  for (const role of staffRoles) tokens.set(role, (await newStaff(house, role)).token);
});
afterAll(() => house.close());

/** A member's token for one call: some calls end the session that makes them. */
async function tokenOf(role: Role): Promise<string | null> {
  const kept = tokens.get(role);
  if (kept !== undefined) return kept;
  const member = role === 'demo' ? await newDemo() : await house.newMember();
  const { db } = house.house;
  if (role === 'frozen') {
    await db.query(`update member set status = 'frozen' where id = $1`, [member.memberId]);
    await db.query(`update session set ended_at = house_now(), end_reason = 'frozen' where member_id = $1`, [
      member.memberId,
    ]);
  }
  if (role === 'logged out')
    await db.query(`update session set ended_at = house_now(), end_reason = 'logout' where member_id = $1`, [
      member.memberId,
    ]);
  if (role === 'self-excluded')
    await db.query(`update member_play set paused_until = 'infinity' where member_id = $1`, [
      member.memberId,
    ]);
  return member.token;
}

async function newDemo() {
  const member = await house.newMember();
  await house.house.db.query('update member set is_demo = true where id = $1', [member.memberId]);
  // A session knows what its member is when it is opened.
  return { ...member, token: await house.login(member) };
}

async function send(call: Call, token: string | null) {
  address += 1;
  const input = usualInput(call);
  const url = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const text = String(input[name] ?? randomUUID());
    delete input[name];
    return encodeURIComponent(text);
  });
  const query = new URLSearchParams(
    Object.entries(input).map(([name, value]): [string, string] => [name, String(value)]),
  );
  const response = await house.server.inject({
    method: call.method,
    url: call.method === 'GET' ? `${url}?${query}` : url,
    remoteAddress: `10.${Math.floor(address / 62_500)}.${Math.floor(address / 250) % 250}.${address % 250}`,
    headers: {
      'idempotency-key': randomUUID(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(call.method === 'POST' && { 'content-type': 'application/json' }),
    },
    ...(call.method === 'POST' && { payload: JSON.stringify(input) }),
  });
  return { status: response.statusCode, error: String(response.json().error ?? '') };
}

/** Refused because of who asks, whatever is asked. */
const turnsAway = new Set(['unauthenticated', 'force_offline', 'session_expired', 'forbidden']);

/** The error a role must meet before anything else, or null when it is let in. */
function refusalOf(call: Call, role: Role): readonly string[] | null {
  const isStaff = (staffRoles as readonly string[]).includes(role);
  if (call.who === 'visitor') return null;
  if (call.who === 'staff') {
    if (!isStaff) return ['unauthenticated'];
    const permissions: readonly string[] = rolePermissions[role as StaffRole];
    return call.permission && !permissions.includes(call.permission) ? ['forbidden'] : null;
  }
  if (role === 'frozen') return ['force_offline'];
  if (role === 'visitor' || role === 'made-up token' || role === 'logged out' || isStaff)
    return ['unauthenticated', 'session_expired'];
  return null;
}

test('[S6.01] [S6.02] [S6.05] [S6.06] every call by every role is let in or turned away as the contract says', async () => {
  const wrong: string[] = [];
  let tried = 0;
  // What ends a staff session comes last.
  const inOrder = calls.toSorted(
    (a, b) => Number(a.name === 'staffLogout') - Number(b.name === 'staffLogout'),
  );
  const shared = new Map<Role, string | null>();
  for (const call of inOrder) {
    for (const role of roles) {
      // One member serves several calls until one of them ends its session.
      const token = shared.get(role) ?? (await tokenOf(role));
      shared.set(role, token);
      const { status, error } = await send(call, token);
      tried += 1;
      const expected = refusalOf(call, role);
      const isRight = expected ? expected.includes(error) : !turnsAway.has(error) && status < 500;
      if (!isRight)
        wrong.push(`${role} ${call.path}: ${status} ${error}, expected ${expected ?? 'to be let in'}`);
      if (
        call.who !== 'staff' &&
        /logout|password|revoke|session|register|offline|two|passkey|demo|close/i.test(call.path)
      )
        shared.delete(role);
    }
  }
  console.log(
    `${calls.length} routes x ${roles.length} roles: ${tried} tried, ${wrong.length} wrong answers`,
  );
  expect(wrong).toEqual([]);
}, 1_200_000);

/** What of A's a stranger B may try to reach, with the error that tells nothing of whether it exists. */
test("[S6.02] nobody reaches what is another member's, and the answer is that of a thing that does not exist", async () => {
  const [a, b] = [await house.newMember(), await house.newMember()];
  await giveCash(house, a.memberId, 100_000n);
  const { items } = await house.ask(payments.paymentOnlineList, {}, { token: a.token });
  const deposit = await house.ask(
    payments.rechargeOnline,
    { money: '50.00', payment_id: items[0]?.id },
    { token: a.token, idempotencyKey: randomUUID() },
  );
  const bank = await house.ask(
    payments.memberBankAdd,
    { kind: 'cpf', value: a.cpf, holder_name: a.realname },
    { token: a.token },
  );
  const round = await house.ask(
    games.play,
    { game: 'minas-do-sertao', stake: '1.00', mines: 3 },
    { token: a.token, idempotencyKey: randomUUID() },
  );
  const strange: readonly [Call, Record<string, unknown>, string][] = [
    [payments.rechargeGet, { deposit_id: deposit.id }, 'deposit_unknown'],
    [payments.rechargeCancel, { deposit_id: deposit.id }, 'deposit_unknown'],
    [payments.memberBankDelete, { id: bank.id }, 'bank_account_unknown'],
    [games.roundGet, { round_id: round.round_id }, 'round_unknown'],
    [
      games.act,
      { game: 'minas-do-sertao', round_id: round.round_id, type: 'pick', tile: 0 },
      'round_unknown',
    ],
    [information.messageRead, { message_id: randomUUID() }, 'message_unknown'],
    [platforms.transferGet, { transfer_id: randomUUID() }, 'transfer_unknown'],
    [games.followList, { member_id: a.memberId }, 'forbidden'],
    [promotions.ftdClaim, { member_id: a.memberId }, 'forbidden'],
  ];
  for (const [call, input, error] of strange) {
    const answer = await house.call(call, input, { token: b.token, idempotencyKey: randomUUID() });
    expect(answer, call.name).toMatchObject({ status: 'fail', error });
  }
  const shown = await house.ask(payments.rechargeGet, { deposit_id: deposit.id }, { token: a.token });
  expect(shown.state).toBe('waiting');
  const open = await house.ask(games.roundsOpen, {}, { token: a.token });
  expect(open.items.map((entry) => entry.round_id)).toEqual([round.round_id]);
});

test('[S6.05] a demo member moves no real money and is given no reward', async () => {
  const demo = await newDemo();
  const { items } = await house.ask(payments.paymentOnlineList, {}, { token: demo.token });
  const tried: readonly [Call, Record<string, unknown>][] = [
    [payments.rechargeOnline, { money: '100.00', payment_id: items[0]?.id }],
    [
      payments.drawing,
      { name: 'X', money: '50.00', payment_type: 'cpf', qk_pwd: '482913', cpf_id: demo.cpf },
    ],
    [promotions.ftdClaim, {}],
    [promotions.dailyRescueClaim, {}],
    [promotions.lotteryWheelClaim, {}],
  ];
  for (const [call, input] of tried)
    expect(
      await house.call(call, input, { token: demo.token, idempotencyKey: randomUUID() }),
      call.name,
    ).toMatchObject({ code: 403, error: 'demo_not_allowed' });
});

test('a self-excluded member neither bets nor deposits nor is rewarded, and still reads and withdraws', async () => {
  const member = await house.newMember();
  await giveCash(house, member.memberId, 50_000n);
  const { items } = await house.ask(payments.paymentOnlineList, {}, { token: member.token });
  await house.house.db.query(`update member_play set paused_until = 'infinity' where member_id = $1`, [
    member.memberId,
  ]);
  const refused: readonly [Call, Record<string, unknown>, string][] = [
    [games.play, { game: 'dados-de-ouro', stake: '1.00', direction: 'over', target: 5049 }, 'play_paused'],
    [payments.rechargeOnline, { money: '100.00', payment_id: items[0]?.id }, 'deposit_paused'],
  ];
  for (const [call, input, error] of refused)
    expect(
      await house.call(call, input, { token: member.token, idempotencyKey: randomUUID() }),
      call.name,
    ).toMatchObject({ code: 403, error });
  const balances = await house.ask(wallet.walletBalances, {}, { token: member.token });
  expect(balances).toMatchObject({ money: '500.00', withdrawable_money: '500.00' });
});

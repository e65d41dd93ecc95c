import { randomUUID } from 'node:crypto';
import { games, identity } from '@arara/contract';
import { newEndToEndId } from '@arara/pix';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { record } from '../../plugins/events.ts';
import { giveCash } from '../../testing/give-cash.ts';
import { newCpf } from '../../testing/new-member.ts';
import { receivePix } from '../payments/deposits/receive-pix.ts';
import { type Member, type PaymentsHouse, startPaymentsHouse } from '../payments/testing/payments-house.ts';
import { raiseCase } from './raise-case.ts';

let lab: PaymentsHouse;
beforeAll(async () => {
  lab = await startPaymentsHouse();
});
afterAll(() => lab.test.close());

interface Raised {
  readonly signal: string;
  readonly evidence: {
    accounts: { account: string }[];
    accounts_total: number;
    facts: Record<string, string>;
  };
}
const casesOf = async (memberId: string | null, signal: string): Promise<Raised[]> => {
  const { rows } = await lab.test.house.db.query<Raised>(
    `select signal, evidence from abuse_case where member_id is not distinct from $1 and signal = $2 order by id`,
    [memberId, signal],
  );
  return rows;
};
/** Twice at once and once more: a cause raises one case however often it is looked for. */
const look = async () => {
  await lab.test.drain();
  await Promise.all([lab.test.runTask('abuse-signals'), lab.test.runTask('abuse-signals')]);
  await lab.test.runTask('abuse-signals');
};
const loginFrom = ({ account, password }: Member, ip: string) =>
  lab.test.ask(identity.login, { account, password }, { ip });

test('[S5.12] accounts on one device raise a case each, once, and who joins later raises a further one', async () => {
  const [ana, bia, caio, alone] = await Promise.all(Array.from({ length: 4 }, () => lab.test.newMember()));
  if (!ana || !bia || !caio || !alone) throw new Error('four members');
  await loginFrom(ana, '203.0.113.7');
  await loginFrom(bia, '203.0.113.7');
  await loginFrom(alone, '203.0.113.8');
  await look();
  expect(await casesOf(ana.memberId, 'same_device')).toMatchObject([
    { evidence: { accounts: [{ account: bia.account }], accounts_total: 1, facts: { ip: '203.0.113.7' } } },
  ]);
  expect(await casesOf(alone.memberId, 'same_device')).toEqual([]);
  await loginFrom(caio, '203.0.113.7');
  await look();
  expect(await casesOf(ana.memberId, 'same_device')).toHaveLength(1);
  expect(await casesOf(caio.memberId, 'same_device')).toMatchObject([{ evidence: { accounts_total: 2 } }]);
});

test('[S5.12] one CPF that pays the codes of several accounts raises a case for each, masked', async () => {
  const [dora, enzo] = [await lab.test.newMember(), await lab.test.newMember()];
  const cpf = newCpf();
  for (const member of [dora, enzo]) {
    const { id, txid } = await lab.deposit(member);
    lab.sandbox.faults.next({ payment: { kind: 'other_payer', cpf } });
    await lab.pay(txid);
    await lab.depositIn(member, id, 'refunded');
  }
  await look();
  const [raised] = await casesOf(enzo.memberId, 'same_payer');
  expect(raised?.evidence).toMatchObject({ accounts: [{ account: dora.account }] });
  expect(raised?.evidence.facts.payer).toMatch(/^\*\*\*/);
  expect(JSON.stringify(raised)).not.toContain(cpf);
});

test('[S5.12] one payout key under several accounts raises a case for each, masked', async () => {
  const phone = '11987654321';
  for (const member of [await lab.richMember('100.00'), await lab.richMember('100.00')]) {
    await lab.withdraw(member, '50.00', { payment_type: 'phone', cpf_id: undefined, phone_number: phone });
  }
  const own = await lab.richMember('100.00');
  await lab.withdraw(own, '50.00');
  await look();
  const { rows } = await lab.test.house.db.query<{ evidence: Raised['evidence'] }>(
    `select evidence from abuse_case where signal = 'same_key'`,
  );
  expect(rows).toHaveLength(2);
  for (const { evidence } of rows) {
    expect(evidence).toMatchObject({ accounts_total: 1, facts: { key_kind: 'phone', key: '…4321' } });
  }
  expect(await casesOf(own.memberId, 'same_key')).toEqual([]);
});

test('[S5.12] linked accounts that bet against each other raise a case each; strangers do not', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => lab.test.newMember()));
  const [fabi, gil, hugo, ines] = members;
  if (!fabi || !gil || !hugo || !ines) throw new Error('four members');
  await loginFrom(fabi, '203.0.113.20');
  await loginFrom(gil, '203.0.113.20');
  for (const { memberId } of members) await giveCash(lab.test, memberId, 500_00n);
  const play = ({ token }: Member, type: string) =>
    lab.test.ask(
      games.play,
      { game: 'roleta-guanabara', bets: [{ type, stake: '10.00' }] },
      { token, idempotencyKey: randomUUID() },
    );
  for (let round = 0; round < 5; round += 1) {
    for (const member of [fabi, hugo]) await play(member, 'red');
    for (const member of [gil, ines]) await play(member, 'black');
  }
  await look();
  expect(await casesOf(fabi.memberId, 'opposite_bets')).toMatchObject([
    { evidence: { accounts: [{ account: gil.account }], facts: { pairs: '5' } } },
  ]);
  expect(await casesOf(gil.memberId, 'opposite_bets')).toHaveLength(1);
  expect(await casesOf(hugo.memberId, 'opposite_bets')).toEqual([]);
});

test('[S5.12] turnover that risks hardly anything raises a case: both colours of a round, or a roll that nearly always wins', async () => {
  const members = await Promise.all(Array.from({ length: 4 }, () => lab.test.newMember()));
  const [both, sure, one, little] = members;
  if (!both || !sure || !one || !little) throw new Error('four members');
  for (const { memberId } of members) await giveCash(lab.test, memberId, 2_000_00n);
  const play = ({ token }: Member, bet: Record<string, unknown>) =>
    lab.test.ask(games.play, bet, { token, idempotencyKey: randomUUID() });
  const colours = (stake: string, ...types: string[]) => ({
    game: 'roleta-guanabara',
    bets: types.map((type) => ({ type, stake })),
  });
  // So many rounds that zero, or a roll that loses, cannot weigh much in them.
  for (let round = 0; round < 100; round += 1) {
    await play(both, colours('6.00', 'red', 'black'));
    await play(sure, { game: 'dados-de-ouro', stake: '12.00', direction: 'under', target: 9800 });
    await play(one, colours('12.00', 'red'));
    if (round < 20) await play(little, colours('6.00', 'red', 'black'));
  }
  await look();
  expect(await casesOf(both.memberId, 'hardly_risked')).toMatchObject([
    { evidence: { accounts: [], facts: { turnover: '1200.00' } } },
  ]);
  expect(await casesOf(sure.memberId, 'hardly_risked')).toHaveLength(1);
  expect(await casesOf(one.memberId, 'hardly_risked')).toEqual([]);
  expect(await casesOf(little.memberId, 'hardly_risked')).toEqual([]);
});

test("[S5.12] play at a script's cadence raises a case, play by hand does not", async () => {
  const [script, hand] = [await lab.test.newMember(), await lab.test.newMember()];
  const { db } = lab.test.house;
  for (const [member, jitter] of [
    [script, 0.02],
    [hand, 0.6],
  ] as const) {
    const id = [member.memberId];
    await db.query(
      `insert into play_day (member_id, day, category, rounds) values ($1, house_day(house_now()), 'table', 320)`,
      id,
    );
    await db.query(
      `insert into round (id, member_id, game, version, is_open, stake_cents, money_before_cents, money_after_cents,
                          bonus_after_cents, seed_id, nonce, bet, idempotency_key, created_at)
       select uuidv7(), $1, 'dados-de-ouro', 1, false, 100, 0, 0, 0, gen_random_uuid(), n, '{}', n::text,
              house_now() - interval '2 hours' + (n * 2 + sin(n * n) * $2) * interval '1 second'
         from generate_series(1, 320) as n`,
      [member.memberId, jitter],
    );
  }
  await look();
  const [raised] = await casesOf(script.memberId, 'scripted_cadence');
  expect(raised?.evidence.facts).toMatchObject({ rounds: '319', usual_seconds: '2.00' });
  expect(await casesOf(hand.memberId, 'scripted_cadence')).toEqual([]);
});

test('a Pix that pays no deposit raises a case without a member, once', async () => {
  const endToEndId = newEndToEndId({ ispb: '99999999', at: lab.test.clock.now() });
  const pix = {
    endToEndId,
    txid: null,
    amountCents: 77_00n,
    key: null,
    payer: null,
    payerNote: null,
    refunds: [],
  };
  expect(await receivePix(lab.test.house, { ...pix, receivedAt: lab.test.clock.now() })).toBe('unmatched');
  await look();
  expect(await casesOf(null, 'unmatched_pix')).toMatchObject([
    { evidence: { facts: { end_to_end_id: endToEndId, money: '77.00' } } },
  ]);
});

test('a deposit that was taken back raises a case with what is missing', async () => {
  const member = await lab.test.newMember();
  const clawback = { clawbackId: randomUUID(), memberId: member.memberId };
  await record(lab.test.house.db, 'deposit.clawed_back', {
    ...clawback,
    amountCents: '10000',
    recoveredCents: '2500',
  });
  await lab.test.drain();
  await lab.test.drain();
  expect(await casesOf(member.memberId, 'clawback')).toMatchObject([
    { evidence: { facts: { money: '100.00', recovered: '25.00', missing: '75.00' } } },
  ]);
});

test('a cause raises one case, however many raise it at once', async () => {
  const member = await lab.test.newMember();
  const finding = { memberId: member.memberId, signal: 'same_key', cause: 'key:x', facts: {} } as const;
  const raised = await Promise.all(Array.from({ length: 20 }, () => raiseCase(lab.test.house.db, finding)));
  expect(raised.filter(Boolean)).toHaveLength(1);
});

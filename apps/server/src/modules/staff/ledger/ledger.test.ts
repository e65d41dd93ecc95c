import { randomUUID } from 'node:crypto';
import { games, staff, staffLedger } from '@arara/contract';
import { houseAccounts, post, walletsOf } from '@arara/ledger';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { dayOf } from '../../../plugins/clock.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { eventually } from '../../../testing/eventually.ts';
import { coin } from '../../games/testing/player.ts';
import {
  type Member,
  type PaymentsHouse,
  startPaymentsHouse,
} from '../../payments/testing/payments-house.ts';
import { actionsAbout, newStaff, type StaffAtWork } from '../testing/staff-at-work.ts';

const plainReference = '00000000-0000-0000-0000-0000000000aa';

let lab: PaymentsHouse;
let finance: StaffAtWork;
let member: Member;
let depositId: string;
let endToEndId: string;
let orderNumber: string;
let withdrawalId: string;
let roundId: string;

beforeAll(async () => {
  lab = await startPaymentsHouse();
  finance = await newStaff(lab.test, 'finance');
  member = await lab.richMember('500.00');
  const deposit = await lab.credited(member, '120.00');
  ({ id: depositId, endToEndId, order_number: orderNumber } = deposit);
  // A reference that is no UUID of a version, as those of rebates are.
  await inTransaction(lab.test.house.db, async (tx) => {
    const { cash } = await walletsOf(tx, member.memberId);
    const from = houseAccounts.adjustments;
    await post(tx, {
      from,
      to: cash.accountId,
      amountCents: 5n,
      kind: 'adjustment',
      reference: plainReference,
    });
  });
  const round = await lab.test.ask(
    games.play,
    { game: 'dados-de-ouro', ...coin('2.00') },
    { token: member.token, idempotencyKey: 'one' },
  );
  roundId = round.round_id;
  // What is asked of a deposit before it can be withdrawn is met.
  await lab.test.house.db.query(
    'update member_play set counted_cents = rollover_end_cents where member_id = $1',
    [member.memberId],
  );
  const withdrawal = await lab.withdraw(member, '60.00');
  withdrawalId = withdrawal.id;
  await lab.test.ask(
    staff.staffWithdrawalApprove,
    { id: withdrawalId, seen: 'submitted' },
    { token: finance.token },
  );
  await lab.withdrawalIn(member, withdrawalId, 'paid');
});
afterAll(() => lab.test.close());

const as = () => ({ token: finance.token });
const today = () => dayOf(lab.test.clock.now());
const list = (input: Record<string, unknown> = {}) => lab.test.ask(staffLedger.movements, input, as());
const causeOf = (reference: string) => lab.test.ask(staffLedger.movementCause, { reference }, as());

test('every movement is listed once, page by page, and each is balanced', async () => {
  const seen: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < 20; page += 1) {
    const { items, next } = await list({ page_size: 3, ...(after !== undefined && { after }) });
    seen.push(...items.map(({ id }) => id));
    for (const one of items) expect(one.from).not.toEqual(one.to);
    if (next === null) break;
    after = next;
  }
  const { rows } = await lab.test.house.db.query<{ id: bigint }>('select id from ledger_transfer');
  expect(new Set(seen).size).toBe(seen.length);
  expect([...seen].sort()).toEqual(rows.map(({ id }) => String(id)).sort());
});

test('a member, an order number, an end-to-end id and a reference find what they name; looking at a member is recorded', async () => {
  const ofMember = await list({ search: member.account.toUpperCase() });
  expect(ofMember.member).toEqual({ id: member.memberId, account: member.account });
  const { rows } = await lab.test.house.db.query<{ count: bigint }>(
    `select count(*) from ledger_transfer t join ledger_account a on a.id in (t.from_account_id, t.to_account_id)
      where a.member_id = $1 and a.kind = 'cash'`,
    [member.memberId],
  );
  expect(
    ofMember.items.filter(({ from, to }) => from.account === 'cash' || to.account === 'cash'),
  ).toHaveLength(Number(rows[0]?.count));
  const half = await list({ search: member.memberId, page_size: 2 });
  const rest = await list({ search: member.memberId, page_size: 100, after: half.next ?? '' });
  expect([...half.items, ...rest.items].map(({ id }) => id)).toEqual(ofMember.items.map(({ id }) => id));
  expect(await actionsAbout(lab.test, member.memberId)).toContain('ledger.search');

  for (const search of [orderNumber, endToEndId, depositId]) {
    const found = await list({ search });
    expect(found.items).toMatchObject([
      { kind: 'deposit', amount: '120.00', from: { account: 'psp', balance: null }, to: { account: 'cash' } },
    ]);
  }
  expect((await list({ search: 'nobody_here' })).items).toEqual([]);
  expect((await list({ search: randomUUID() })).items).toEqual([]);
});

test('kinds and days narrow the list, and the kinds there are can be chosen', async () => {
  const { items: kinds } = await lab.test.ask(staffLedger.movementKinds, {}, as());
  const { rows } = await lab.test.house.db.query<{ kind: string }>(
    'select distinct kind from ledger_transfer',
  );
  for (const { kind } of rows) {
    expect(kinds).toContain(kind);
    const { items } = await list({ kind });
    expect(items.length).toBeGreaterThan(0);
    expect(new Set(items.map((one) => one.kind))).toEqual(new Set([kind]));
    // A jackpot may have been begun on the day before, when the house was made before midnight.
    const from = items.map(({ at }) => dayOf(new Date(at))).toSorted()[0] ?? today();
    expect((await list({ kind, from, to: today() })).items).toEqual(items);
    expect((await list({ kind, from: '2020-01-01', to: '2020-01-31' })).items).toEqual([]);
  }
  const wrong = await lab.test.call(staffLedger.movements, { from: '2031-02-01', to: '2031-01-01' }, as());
  expect(wrong).toMatchObject({ error: 'invalid_input' });
  expect(await lab.test.call(staffLedger.movements, { after: 'x' }, as())).toMatchObject({
    error: 'invalid_input',
  });
});

test('a movement leads to its cause, the cause to all it moved, and they add up to nothing', async () => {
  const deposit = await causeOf(depositId);
  expect(deposit).toMatchObject({
    type: 'deposit',
    state: 'credited',
    account: member.account,
    facts: { order_number: orderNumber, amount: '120.00', end_to_end_id: endToEndId },
    moved: '120.00',
    difference: '0.00',
  });
  const withdrawal = await causeOf(withdrawalId);
  expect(withdrawal).toMatchObject({ type: 'withdrawal', state: 'paid', difference: '0.00' });
  expect(withdrawal.movements.map(({ kind }) => kind)).toEqual([
    'withdrawal_hold',
    'withdrawal_paid',
    'withdrawal_fee',
  ]);
  expect(withdrawal.accounts.find(({ account }) => account === 'cash')).toMatchObject({
    out: '60.00',
    in: '0.00',
    net: '-60.00',
  });
  expect(withdrawal.accounts.find(({ account }) => account === 'held')).toMatchObject({ net: '0.00' });
  expect(await causeOf(plainReference)).toMatchObject({ type: 'other', moved: '0.05', difference: '0.00' });
  const round = await causeOf(roundId);
  expect(round).toMatchObject({
    type: 'round',
    state: 'settled',
    facts: { game: 'dados-de-ouro', stake: '2.00' },
  });
  expect(round.movements[0]).toMatchObject({ kind: 'stake', amount: '2.00' });
  expect(await actionsAbout(lab.test, roundId)).toEqual(['ledger.view']);

  expect(await lab.test.call(staffLedger.movementCause, { reference: randomUUID() }, as())).toMatchObject({
    code: 404,
    error: 'movement_unknown',
  });
});

test("the institution's Pix and payouts are those of the ledger; what differs is named", async () => {
  // The institution's clock is the real one; midnight may pass.
  const period = { from: dayOf(new Date(Date.now() - 86_400_000)), to: dayOf(new Date()) };
  const even = await lab.test.ask(staffLedger.pspCompare, period, as());
  expect(even).toMatchObject({
    received: {
      psp: 1,
      psp_money: '120.00',
      ours: 1,
      ours_money: '120.00',
      ledger_money: '120.00',
      refunded_money: '0.00',
    },
    paid: { ours: 1, asked: 1 },
    differences: [],
  });
  // What a fault of ours would leave behind.
  const { db } = lab.test.house;
  await db.query('update pix_received set amount_cents = 11900 where end_to_end_id = $1', [endToEndId]);
  // Not 'paying': a late word of the institution would put that right before it is compared.
  await db.query(`update withdrawal set state = 'failed' where id = $1`, [withdrawalId]);
  const { differences } = await lab.test.ask(staffLedger.pspCompare, period, as());
  expect(differences).toMatchObject([
    { difference: 'amount', psp_id: endToEndId, ours: '119.00', theirs: '120.00', reference: depositId },
    { difference: 'not_credited', ours: '120.00' },
    { difference: 'payout_state', ours: 'failed', theirs: 'REALIZADO', account: member.account },
  ]);
  // What goes back is not credited, and is told beside it: the sums explain each other.
  await db.query(
    `update pix_received set amount_cents = 12000, state = 'refunding', deposit_id = null where end_to_end_id = $1`,
    [endToEndId],
  );
  expect(await lab.test.ask(staffLedger.pspCompare, period, as())).toMatchObject({
    received: { ours_money: '120.00', ledger_money: '0.00', refunded_money: '120.00' },
  });
  await db.query('delete from pix_received where end_to_end_id = $1', [endToEndId]);
  const missing = await lab.test.ask(staffLedger.pspCompare, period, as());
  expect(missing.differences[0]).toMatchObject({
    difference: 'only_psp',
    psp_id: endToEndId,
    theirs: '120.00',
  });
});

test('what went back of a credited Pix, and is not taken back here, is named', async () => {
  const { psp } = lab.test.house;
  const period = { from: dayOf(new Date(Date.now() - 86_400_000)), to: dayOf(new Date()) };
  const payer = await lab.test.newMember();
  const [byHand, forced] = [await lab.credited(payer, '70.00'), await lab.credited(payer, '30.00')];
  await lab.sandbox.forceReturn({ endToEndId: forced.endToEndId });
  await eventually(
    () => lab.balances(payer),
    ({ money }) => money === '70.00',
  );
  // At the institution's own page, say.
  const { endToEndId: psp_id } = byHand;
  await psp.client.requestRefund({ endToEndId: psp_id, id: 'ByHand', amountCents: 2000n });
  await eventually(
    () => psp.client.getPix(psp_id),
    (pix) => pix.kind === 'ok' && pix.value.refunds.some(({ status }) => status === 'DEVOLVIDO'),
  );
  const { differences } = await lab.test.ask(staffLedger.pspCompare, period, as());
  expect(differences.filter(({ account }) => account === payer.account)).toMatchObject([
    { difference: 'returned', psp_id, reference: byHand.id, ours: '0.00', theirs: '20.00' },
  ]);
});

test('what the institution lists and nobody can read is named: no job deals with it', async () => {
  const { client } = lab.test.house.psp;
  const period = { from: dayOf(new Date()), to: dayOf(new Date()) };
  const odd = { endToEndId: 'E12345678202611281200abcdefghijk', valor: '1.234,50', horario: '28/11/2026' };
  const listed = vi.spyOn(client, 'listPix').mockImplementation(async function* () {
    yield { kind: 'ok', value: { accepted: [], rejected: [odd, 'text'] } };
  });
  const { differences } = await lab.test.ask(staffLedger.pspCompare, period, as());
  listed.mockRestore();
  expect(differences.filter(({ difference }) => difference === 'unreadable')).toMatchObject([
    { psp_id: odd.endToEndId, theirs: '1.234,50', account: '' },
    { psp_id: '', theirs: '' },
  ]);
});

test('who has no business with the ledger is refused', async () => {
  const support = await newStaff(lab.test, 'support');
  const token = { token: support.token };
  expect(await lab.test.call(staffLedger.movements, {}, token)).toMatchObject({ error: 'forbidden' });
  expect(await lab.test.call(staffLedger.movementKinds, {}, token)).toMatchObject({ error: 'forbidden' });
});

test('what lies far below is looked for a part at a time, and found', async () => {
  await lab.test.drain();
  const ids = (page: { items: readonly { id: string }[] }) => page.items.map(({ id }) => id);
  const before = ids(await list({ page_size: 100 }));
  await lab.test.house.db.query(
    `select setval('ledger_transfer_id_seq', (select max(id) from ledger_transfer) + 450000)`,
  );
  await lab.test.ask(
    games.play,
    { game: 'dados-de-ouro', ...coin('2.00') },
    { token: member.token, idempotencyKey: 'far-above' },
  );
  const seen: string[] = [];
  let after: string | null = '';
  let pages = 0;
  for (; after !== null && pages < 20; pages += 1) {
    const page: Awaited<ReturnType<typeof list>> = await list({
      page_size: 100,
      ...(after !== '' && { after }),
    });
    seen.push(...ids(page));
    after = page.next;
  }
  expect(pages).toBeGreaterThan(2);
  expect(seen.length).toBeGreaterThan(before.length);
  expect(seen.slice(-before.length)).toEqual(before);
});

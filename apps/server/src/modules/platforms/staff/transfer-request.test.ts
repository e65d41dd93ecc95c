import { staffPlatforms, staffRequests, wallet } from '@arara/contract';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { verifyAuditChain } from '../../staff/audit/verify-audit-chain.ts';
import { actionsAbout, newStaff } from '../../staff/testing/staff-at-work.ts';
import { type TwoPeople, twoPeople } from '../../staff/testing/two-people.ts';
import { type PlatformsHouse, startPlatformsHouse } from '../testing/platforms-house.ts';
import { askTransfer } from '../transfers/send-transfer.ts';

let lab: PlatformsHouse;
let two: TwoPeople;
beforeAll(async () => {
  lab = await startPlatformsHouse();
});
afterEach(async () => {
  vi.restoreAllMocks();
  lab.simulator().faults.clear();
  await lab.test.drain();
  expect((await lab.books()).isClean).toBe(true);
  expect(await verifyAuditChain(lab.test.house.db)).toMatchObject({ brokenAt: null });
});
afterAll(() => lab.test.close());

type Member = Awaited<ReturnType<PlatformsHouse['newMember']>>;
interface Lost {
  readonly member: Member;
  readonly id: string;
}

/** A transfer of R$ 60.00 of which nobody could tell, sent so many hours ago; the platform has done it. */
async function lost(direction: 'in' | 'out' = 'in', hours = 25): Promise<Lost> {
  const member = await lab.newMember(10_000n);
  if (direction === 'out') await member.moveIn('100.00');
  else await member.moveIn('1.00');
  const { faults } = lab.simulator();
  faults.next('transfer', { kind: 'lost_after_commit' });
  faults.always('status', { kind: 'broken' });
  const move = () => (direction === 'in' ? member.moveIn('60.00') : member.moveOut('60.00'));
  let moved = await move();
  // What a machine that stood still did not even send in time has failed, and nothing moved.
  for (let again = 0; again < 2 && moved.data?.state === 'failed'; again += 1) moved = await move();
  if (moved.status === 'fail') throw new Error(moved.error);
  expect(moved.data).toMatchObject({ state: 'unknown' });
  await lab.test.house.db.query(`select graphile_worker.remove_job('platform-transfer:' || $1)`, [
    moved.data.id,
  ]);
  await lab.test.house.db.query(
    `update platform_transfer set sent_at = $2, created_at = $2, ask_at = house_now() + interval '1 day' where id = $1`,
    [moved.data.id, new Date(lab.test.clock.now().getTime() - hours * 3_600_000)],
  );
  faults.clear();
  two = await twoPeople(lab.test);
  return { member, id: moved.data.id };
}

/** The platform is connected no more, until it is again. */
function gone(): () => void {
  const { platforms } = lab.test.house;
  const [client, health] = [platforms.client, platforms.health()];
  const spies = [
    vi
      .spyOn(platforms, 'client')
      .mockImplementation((code) => (code === 'day7' ? undefined : client.call(platforms, code))),
    vi.spyOn(platforms, 'health').mockReturnValue(health.filter(({ code }) => code !== 'day7')),
  ];
  return () => {
    for (const spy of spies) spy.mockRestore();
  };
}

const ask = (id: string, isDone: boolean, who = two.asker, evidence = 'Carta do liquidante 12') =>
  lab.test.call(
    staffRequests.staffTransferDeclare,
    { id, is_done: isDone, evidence, reason: 'A plataforma encerrou' },
    { token: who.token },
  );
async function asked(id: string, isDone: boolean): Promise<string> {
  const answer = await ask(id, isDone);
  expect(answer).toMatchObject({ code: 200, data: { state: 'waiting', is_done: isDone } });
  return (answer.data as { id: string }).id;
}
const stateOf = async ({ member, id }: Lost) => (await member.transfer(id)).state;
const ownedBy = async ({ member }: Lost) => {
  const { money, total_money } = await lab.test.ask(wallet.walletBalances, {}, { token: member.token });
  return [money, total_money];
};
const transit = async () => (await lab.books()).transitCents;
const contradicted = async () =>
  /^arara_platform_transfers_contradicted (\S+)$/m.exec((await lab.test.server.inject('/metrics')).body)?.[1];

describe('[R38] a transfer that its platform can tell of no more is ended by two people', () => {
  test.each([
    ['in', false, '99.00', '100.00'],
    ['in', true, '39.00', '100.00'],
    ['out', false, '0.00', '100.00'],
    ['out', true, '60.00', '100.00'],
  ] as const)('%s, done: %s', async (direction, isDone, money, total) => {
    const before = await transit();
    const transfer = await lost(direction);
    gone();
    expect(await transit()).toBe(before + (direction === 'in' ? 6000n : 0n));
    const id = await asked(transfer.id, isDone);
    const { items } = await lab.test.ask(staffPlatforms.platformTransfers, {}, { token: two.asker.token });
    expect(items.find((item) => item.id === transfer.id)).toMatchObject({ is_declared: true });
    expect(await two.decide(id, true, two.asker)).toMatchObject({ code: 409, error: 'same_reviewer' });
    expect(await two.decide(id, true)).toMatchObject({
      data: {
        kind: 'transfer',
        state: 'done',
        platform: 'Day7',
        direction,
        money: '60.00',
        platform_said: 'not_connected',
        evidence: 'Carta do liquidante 12',
        decided_by: two.decider.email,
      },
    });
    expect(await stateOf(transfer)).toBe(isDone ? 'done' : 'failed');
    expect(await ownedBy(transfer)).toEqual([money, total]);
    expect(await transit()).toBe(before);
    for (const isApproved of [true, false])
      expect(await two.decide(id, isApproved)).toMatchObject({ error: 'state_changed' });
    expect(await ask(transfer.id, !isDone)).toMatchObject({ code: 409, error: 'state_changed' });
    expect(await ownedBy(transfer)).toEqual([money, total]);
    expect(await actionsAbout(lab.test, transfer.id)).toEqual([
      'platform.transfer_declare_ask',
      'platform.transfer_declare',
    ]);
  });

  test('refused: it stays as it was, and may be asked for anew', async () => {
    const transfer = await lost();
    gone();
    expect(await two.decide(await asked(transfer.id, true), false, two.asker)).toMatchObject({
      data: { state: 'refused' },
    });
    expect(await stateOf(transfer)).toBe('unknown');
    expect(await two.decide(await asked(transfer.id, false), true)).toMatchObject({ code: 200 });
    expect(await stateOf(transfer)).toBe('failed');
  });

  test('a platform that is connected and says nothing of it leaves room for paper too', async () => {
    const transfer = await lost();
    lab.simulator().faults.always('status', { kind: 'broken' });
    const id = await asked(transfer.id, true);
    expect(await two.decide(id, true)).toMatchObject({ data: { state: 'done', platform_said: 'no_answer' } });
    expect(await stateOf(transfer)).toBe('done');
  });
});

describe('it is refused', () => {
  test('before its time, without a proof, of nothing, and to whom it is not given', async () => {
    const fresh = await lost('in', 23);
    gone();
    expect(await ask(fresh.id, false)).toMatchObject({ code: 409, error: 'transfer_too_fresh' });
    const nobody = '0190a4d2-0000-7000-8000-000000000001';
    expect(await ask(nobody, false)).toMatchObject({ code: 404, error: 'transfer_unknown' });
    vi.restoreAllMocks();
    const transfer = await lost();
    gone();
    expect(await ask(transfer.id, false, two.asker, ' ')).toMatchObject({
      data: { fields: [{ field: 'evidence', error: 'evidence_required' }] },
    });
    const id = await asked(transfer.id, false);
    expect(await ask(transfer.id, true)).toMatchObject({ code: 409, error: 'request_waits' });
    for (const role of ['support', 'risk', 'content'] as const) {
      const who = await newStaff(lab.test, role);
      expect(await ask(transfer.id, true, who)).toMatchObject({ code: 403, error: 'forbidden' });
      expect(await two.decide(id, true, who)).toMatchObject({ code: 403, error: 'forbidden' });
    }
    expect(await stateOf(transfer)).toBe('unknown');
  });

  test('when the platform knows: its word is booked, at the asking and at the approval', async () => {
    const first = await lost();
    expect(await ask(first.id, false)).toMatchObject({ code: 409, error: 'transfer_known' });
    expect(await stateOf(first)).toBe('done');
    const second = await lost();
    const back = gone();
    const id = await asked(second.id, false);
    back();
    expect(await two.decide(id, true)).toMatchObject({ code: 409, error: 'transfer_known' });
    expect([await stateOf(second), await two.requestState(id)]).toEqual(['done', 'overtaken']);
    expect(await contradicted()).toBe('0');
  });
});

describe('at the same moment', () => {
  test('two pairs that declare the contrary: one is asked for, and two who decide it end it once', async () => {
    const transfer = await lost();
    gone();
    const [other, fourth] = [await newStaff(lab.test, 'finance'), await newStaff(lab.test, 'finance')];
    const answers = await Promise.all([ask(transfer.id, true), ask(transfer.id, false, other)]);
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 409]);
    const id = answers
      .flatMap((answer) => (answer.status === 'success' ? [(answer.data as { id: string }).id] : []))
      .join();
    const decided = await Promise.all([
      two.decide(id, true),
      two.decide(id, true, fourth),
      two.decide(id, false),
    ]);
    expect(decided.filter(({ code }) => code === 200)).toHaveLength(1);
    const { rows } = await lab.test.house.db.query<{ total: bigint }>(
      `select count(*) as total from ledger_transfer where reference = $1 and kind <> 'transfer_to_platform'`,
      [transfer.id],
    );
    expect(rows[0]?.total).toBeLessThanOrEqual(1n);
  });

  test('the platform comes back while it is decided: with its answer on the way nobody declares', async () => {
    const transfer = await lost();
    const back = gone();
    const id = await asked(transfer.id, false);
    back();
    const { platforms } = lab.test.house;
    const open = platforms.client.bind(platforms);
    let answer = () => {};
    const waiting = new Promise<void>((resolve) => {
      answer = resolve;
    });
    let isAsked = () => {};
    const reached = new Promise<void>((resolve) => {
      isAsked = resolve;
    });
    const slow = vi.spyOn(platforms, 'client').mockImplementation((code) => {
      const client = open(code);
      return (
        client && {
          ...client,
          findTransfer: async (reference) => {
            isAsked();
            await waiting;
            return client.findTransfer(reference);
          },
        }
      );
    });
    const heard = askTransfer(lab.test.house, transfer.id);
    await reached;
    expect(await two.decide(id, true)).toMatchObject({ code: 409, error: 'transfer_under_way' });
    // Nor does whoever asked before the answer was on its way: their transaction sees it.
    slow.mockRestore();
    gone();
    expect(await two.decide(id, true)).toMatchObject({ code: 409, error: 'transfer_under_way' });
    answer();
    expect(await heard).toMatchObject({ state: 'done' });
    expect([await stateOf(transfer), await two.requestState(id)]).toEqual(['done', 'overtaken']);
    expect(await contradicted()).toBe('0');
  });

  test('the platform is heard and two people decide: it ends once, whoever is first', async () => {
    const transfer = await lost();
    const back = gone();
    const id = await asked(transfer.id, true);
    back();
    await Promise.all([two.decide(id, true), askTransfer(lab.test.house, transfer.id), two.decide(id, true)]);
    expect(await stateOf(transfer)).toBe('done');
    expect(await ownedBy(transfer)).toEqual(['39.00', '100.00']);
    expect(await contradicted()).toBe('0');
  });
});

test('what the platform says once it is connected again confirms it, or contradicts it and is told once', async () => {
  await lab.test.house.db.query('update platform_transfer set declared_at = null');
  const [same, contrary] = [await lost(), await lost()];
  const back = gone();
  await two.decide(await asked(same.id, true), true);
  await two.decide(await asked(contrary.id, false), true);
  const run = () => lab.test.runTask('platform-declared');
  await run();
  back();
  const told = vi.spyOn(lab.test.house.log, 'error');
  await run();
  expect(await contradicted()).toBe('1');
  expect(told).toHaveBeenCalledWith(
    expect.objectContaining({ transferId: contrary.id, settledAs: 'failed', told: 'done' }),
    expect.any(String),
  );
  expect(await ownedBy(contrary)).toEqual(['99.00', '100.00']);
  const { rows } = await lab.test.house.db.query(
    'select id, declared_at is null as is_confirmed from platform_transfer where id = any($1) order by id',
    [[same.id, contrary.id]],
  );
  expect(rows).toEqual([
    { id: same.id, is_confirmed: true },
    { id: contrary.id, is_confirmed: false },
  ]);
  lab.test.clock.moveBy(2 * 3_600_000);
  told.mockClear();
  await run();
  expect(told).not.toHaveBeenCalled();
});

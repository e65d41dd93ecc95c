import { calls } from '@arara/contract';
import { verifyRound } from '@arara/games/verify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type PaymentsHouse,
  startPaymentsHouse,
} from '../../../apps/server/src/modules/payments/testing/payments-house.ts';
import { retain } from '../../../apps/server/src/modules/retention/retain.ts';
import { verifyAuditChain } from '../../../apps/server/src/modules/staff/index.ts';
import { newStaff } from '../../../apps/server/src/modules/staff/testing/staff-at-work.ts';
import { booksNow } from '../../../apps/server/src/testing/books-now.ts';
import { expectErased } from './expect-erased.ts';
import { closeLongAgo, type FullLife, liveFully } from './full-life.ts';
import { tracesOf } from './traces.ts';

let lab: PaymentsHouse;
let life: FullLife;
beforeAll(async () => {
  lab = await startPaymentsHouse();
});
afterAll(() => lab.test.close());

/** Columns in which something that a member wrote may stay, and why. */
const stays: Readonly<Record<string, string>> = {
  'fair_seed.client_seed': 'outcomes are computed from it: without it no round could be verified any more',
};

/** Sums of reports, the books, and what a round was: nothing of it is to change. */
async function figuresOf({ rounds }: FullLife): Promise<unknown> {
  const { db } = lab.test.house;
  await lab.test.drain();
  await lab.test.runTask('report-fold');
  const { rows } = await db.query(
    `select (select json_agg(f order by day, figure, what) from report_figure_day f) as figures,
            (select json_agg(g order by day, game) from report_game_day g) as games,
            (select json_agg(a order by category, day) from report_active_day a) as active,
            (select json_agg(t order by id) from ledger_transfer t) as movements,
            (select json_agg(r order by id) from round r) as rounds,
            (select json_agg((amount_cents, fee_cents, state, order_number, end_to_end_id) order by id) from withdrawal) as withdrawals,
            (select json_agg((amount_cents, state, order_number, txid) order by id) from deposit) as deposits`,
  );
  expect(rounds.length).toBe(3);
  return rows;
}

test('of somebody who did everything, no column of the database tells who it was once the time is over', async () => {
  life = await liveFully(lab);
  const { db } = lab.test.house;
  const seen = await tracesOf(db, [...life.texts, life.clientSeed]);
  // The life left something in each of these, so the walk below looks for what was there.
  const columns = new Set(seen.map((trace) => trace.split(':')[0]));
  for (const column of [
    'abuse_case.cause',
    'abuse_case.evidence',
    'abuse_case.reason',
    'audit_log.detail',
    'bank_account.value',
    'chat_member.mute_reason',
    'chat_message.text',
    'chat_report.note',
    'chat_report.text',
    'deposit.payment_desc',
    'deposit.idempotency_key',
    'exclusion_seen.note',
    'fair_seed.client_seed',
    'graphile_worker._private_jobs.payload',
    'idempotency.answer',
    'legal_hold.reason',
    'letter.body',
    'live_bet.name',
    'login_event.ip',
    'member.account',
    'member.birth_date',
    'member.cpf',
    'member.email',
    'member.invite_code',
    'member.nickname',
    'member.phone',
    'member.qq',
    'member.realname',
    'member_message.fill',
    'member_note.text',
    'passkey.name',
    'pix_received.payer_document',
    'promotion_claim.details',
    'registration_verdict.note',
    'sandbox_letter.address',
    'session.device',
    'session.ip',
    'staff_request.evidence',
    'staff_request.reason',
    'support_message.text',
    'withdrawal.holder_name',
    'withdrawal.key_value',
    'withdrawal.member_remark',
  ])
    expect(columns, column).toContain(column);
  await closeLongAgo(lab.test, life.member);
  // Tries of codes and passwords are counted for a day at most.
  lab.test.clock.moveBy(2 * 86_400_000);
  await lab.test.runTask('identity-sweep');
  const before = await figuresOf(life);
  const proofs = await Promise.all(life.rounds.map((id) => proofOf(id)));

  expect(await retain.run(lab.test.house, '2026-01-01')).toMatchObject({ members_erased: 1 });

  await expectErased(lab.test, life.member.memberId);
  const traces = await tracesOf(db, [...life.texts, life.clientSeed]);
  expect(traces.filter((trace) => !((trace.split(':')[0] ?? '') in stays))).toEqual([]);
  expect(traces).toEqual([`fair_seed.client_seed: ${life.clientSeed}`]);
  // What the house accounts for stands as it stood.
  expect(await figuresOf(life)).toEqual(before);
  expect(await booksNow(db)).toMatchObject({ isClean: true, differenceCents: 0n });
  expect(await verifyAuditChain(db)).toMatchObject({ brokenAt: null });
  expect(await Promise.all(life.rounds.map((id) => proofOf(id)))).toEqual(proofs);
  expect(await retain.run(lab.test.house, '2026-01-02')).toMatchObject({ members_erased: 0 });
});

/** A round drawn again from the seeds that are kept, and what it was: both must be the same. */
async function proofOf(roundId: string): Promise<unknown> {
  const { rows } = await lab.test.house.db.query(
    `select r.game, r.version, r.bet, r.outcome, r.payout_cents::text as payout, r.nonce, s.server_seed, s.client_seed,
            coalesce((select json_agg(a.action order by a.seq) from round_action a where a.member_id = r.member_id and a.round_id = r.id), '[]') as actions
       from round r join fair_seed s on s.id = r.seed_id where r.id = $1`,
    [roundId],
  );
  const [row] = rows;
  const verified = verifyRound({
    game: row.game,
    version: row.version,
    bet: row.bet,
    actions: row.actions,
    serverSeed: row.server_seed,
    clientSeed: row.client_seed,
    nonce: row.nonce,
  });
  if (verified.kind !== 'verified') throw new Error(`round ${roundId}: ${verified.error}`);
  expect(verified.outcome).toEqual(row.outcome);
  expect(String(verified.payoutCents)).toBe(row.payout);
  return { ...row, events: verified.events };
}

test('no list and no page breaks over somebody erased, on either side', async () => {
  const { memberId } = life.member;
  const admin = await newStaff(lab.test, 'admin');
  const friend = await lab.test.login(life.friend);
  const { rows } = await lab.test.house.db.query<{ id: string }>('select id from abuse_case limit 1');
  const ids: Record<string, string> = {
    staffWithdrawalGet: life.withdrawalId,
    staffCaseGet: rows[0]?.id ?? '',
    staffRoundFind: life.rounds[0] ?? '',
  };
  const whole: string[] = [];
  for (const call of calls.filter(({ method, who }) => method === 'GET' && who !== 'visitor')) {
    const isOfStaff = call.who === 'staff';
    const about = { id: ids[call.name] ?? memberId, round_id: life.rounds[0], member_id: memberId };
    // Lists of all, and of the member alone where they can be narrowed.
    for (const input of isOfStaff ? [about, { state: 'all' }, {}] : [{}]) {
      const answer = await lab.test.call(call, input, { token: isOfStaff ? admin.token : friend });
      expect(answer.code, `${call.name} ${JSON.stringify(answer)}`).toBeLessThan(500);
      if (answer.code === 200) whole.push(call.name);
      for (const text of life.texts) expect(JSON.stringify(answer), call.name).not.toContain(text);
    }
  }
  expect(whole).toEqual(
    expect.arrayContaining([
      'staffMembers',
      'staffMemberGet',
      'staffMemberStatement',
      'staffMemberDevices',
      'staffMemberNotes',
      'staffMemberStanding',
      'staffMemberChecks',
      'staffMemberRounds',
      'staffMemberRound',
      'staffWithdrawals',
      'staffWithdrawalGet',
      'staffDeposits',
      'staffRefunds',
      'staffCases',
      'staffCaseGet',
      'staffExclusions',
      'staffRegistrations',
      'staffRequests',
      'staffSupport',
      'staffChatMessages',
      'staffChatReports',
      'staffChatMembers',
      'staffMovements',
      'staffLetters',
      'staffAudit',
      'staffRoundFind',
    ]),
  );
});

import { randomUUID } from 'node:crypto';
import { type Call, type Envelope, games, wallet } from '@arara/contract';
import { houseAccounts, post } from '@arara/ledger';
import { parseAmount } from '@arara/money';
import { expect } from 'vitest';
import type { z } from 'zod';
import { record } from '../../../plugins/events.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { booksNow } from '../../../testing/books-now.ts';
import { giveCash } from '../../../testing/give-cash.ts';
import { startTestHouse, type TestHouse } from '../../../testing/house.ts';
import { addRollover, lockedBalances } from '../../wallet/index.ts';

export type Member = Awaited<ReturnType<TestHouse['newMember']>>;

/** A test house with what tests of promotions need; `test` is the house itself. */
export interface PromotionsHouse {
  readonly test: TestHouse;
  /** Credits a deposit as payments does, without a bank; gives its id. Listeners have heard of it. */
  deposit(member: Member, money: string): Promise<string>;
  /** The same, and listeners hear of it in their own time. */
  credit(member: Member, money: string): Promise<string>;
  /** Lets something happen of which no listener hears before it is over, as it is while they rest. Nothing may be drained in it. */
  unheard<Result>(work: () => Promise<Result>): Promise<Result>;
  /** Stakes so much in bets of dice that nearly always win, from cash given for it; listeners have heard of it. */
  stake(member: Member, money: string, each?: string): Promise<void>;
  balances(member: Member): Promise<z.output<(typeof wallet.walletBalances)['data']>>;
  ask<Input extends z.ZodType, Data extends z.ZodType>(
    member: Member,
    call: Call<Input, Data>,
    input?: Record<string, unknown>,
  ): Promise<z.output<Data>>;
  call<Input extends z.ZodType, Data extends z.ZodType>(
    member: Member,
    call: Call<Input, Data>,
    input?: Record<string, unknown>,
  ): Promise<Envelope<z.output<Data>>>;
  /** Makes a claim fifty times at once; gives the answers that succeeded and the errors of the others. */
  claimFifty<Input extends z.ZodType, Data extends z.ZodType>(
    member: Member,
    call: Call<Input, Data>,
    input?: Record<string, unknown>,
  ): Promise<{ paid: z.output<Data>[]; errors: string[] }>;
  /** What the ledger moved for promotions into a member's wallets: `kind amount`, oldest first. */
  rewards(member: Member): Promise<string[]>;
  /** Moves to a moment and logs the members in again. */
  moveTo(at: Date, ...members: Member[]): Promise<void>;
  setStatus(member: Member, status: 'active' | 'frozen'): Promise<void>;
  close(): Promise<void>;
}

export async function startPromotionsHouse(env: Record<string, string> = {}): Promise<PromotionsHouse> {
  const test = await startTestHouse(env);
  const { db } = test.house;
  const call: PromotionsHouse['call'] = (member, definition, input = {}) =>
    test.call(definition, input, { token: member.token });
  const ask: PromotionsHouse['ask'] = (member, definition, input = {}) =>
    test.ask(definition, input, { token: member.token });
  return {
    test,
    call,
    ask,
    deposit: async (member, money) => {
      const id = await creditDeposit(test, member.memberId, parseAmount(money) ?? 0n);
      await test.drain();
      return id;
    },
    credit: (member, money) => creditDeposit(test, member.memberId, parseAmount(money) ?? 0n),
    unheard: async (work) => {
      // Nothing is heard that is younger than the oldest transaction at work.
      const oldest = await db.connect();
      await oldest.query('begin');
      await oldest.query('select pg_current_xact_id()');
      try {
        return await work();
      } finally {
        await oldest.query('rollback');
        oldest.release();
        await test.drain();
      }
    },
    stake: async (member, money, each = money) => {
      const stakeCents = parseAmount(each) ?? 1n;
      let leftCents = parseAmount(money) ?? 0n;
      await giveCash(test, member.memberId, leftCents);
      for (; leftCents > 0n; leftCents -= stakeCents) {
        await test.ask(
          games.play,
          { game: 'dados-de-ouro', stake: each, direction: 'under', target: 9800 },
          { token: member.token, idempotencyKey: randomUUID() },
        );
      }
      await test.drain();
    },
    balances: (member) => ask(member, wallet.walletBalances),
    claimFifty: async (member, definition, input = {}) => {
      const answers = await Promise.all(Array.from({ length: 50 }, () => call(member, definition, input)));
      const paid = answers.flatMap((answer) => (answer.status === 'success' ? [answer.data] : []));
      const errors = answers.flatMap((answer) => (answer.status === 'fail' ? [answer.error] : []));
      return { paid, errors: [...new Set(errors)] };
    },
    rewards: async (member) => {
      const { rows } = await db.query<{ kind: string; cents: bigint }>(
        `select t.kind, t.amount_cents as cents from ledger_transfer t
           join ledger_account a on a.id = t.to_account_id
          where a.member_id = $1 and t.from_account_id = $2 order by t.id`,
        [member.memberId, houseAccounts.promotions],
      );
      return rows.map(({ kind, cents }) => `${kind} ${(Number(cents) / 100).toFixed(2)}`);
    },
    moveTo: async (at, ...members) => {
      test.clock.moveTo(at);
      for (const member of members) Object.assign(member, { token: await test.login(member) });
    },
    setStatus: async (member, status) => {
      await db.query('update member set status = $2 where id = $1', [member.memberId, status]);
    },
    close: async () => {
      await test.drain();
      expect(await booksNow(db)).toMatchObject({ isClean: true });
      await test.close();
    },
  };
}

async function creditDeposit(test: TestHouse, memberId: string, amountCents: bigint): Promise<string> {
  return inTransaction(test.house.db, async (tx) => {
    const key = randomUUID().replaceAll('-', '');
    const { rows } = await tx.query<{ id: string }>(
      `insert into deposit (order_number, member_id, method_id, amount_cents, state, txid, request_hash, expires_at)
       select $1, $2, id, $3, 'waiting', $1, '', $4 from payment_method where direction = 'deposit' returning id`,
      [key, memberId, amountCents, test.clock.now()],
    );
    const id = rows[0]?.id ?? '';
    const { wallets } = await lockedBalances(tx, memberId);
    const { psp: from } = houseAccounts;
    await post(tx, { from, to: wallets.cash.accountId, amountCents, kind: 'deposit', reference: id });
    await addRollover(tx, { memberId, cause: 'deposit', reference: id, baseCents: amountCents, times: 1 });
    await tx.query(`update deposit set state = 'credited', credited_at = $2 where id = $1`, [
      id,
      test.clock.now(),
    ]);
    await record(tx, 'deposit.credited', { depositId: id, memberId, amountCents: String(amountCents) });
    return id;
  });
}

/** Takes a deposit back as a forced return does, without touching the member's cash. Listeners have heard of it. */
export async function clawBack(test: TestHouse, memberId: string, depositId: string): Promise<void> {
  await clawBackUnheard(test, memberId, depositId);
  await test.drain();
}

/** The same, and listeners hear of it in their own time. */
export async function clawBackUnheard(test: TestHouse, memberId: string, depositId: string): Promise<void> {
  await inTransaction(test.house.db, async (tx) => {
    const endToEndId = randomUUID();
    await tx.query(
      `insert into pix_received (end_to_end_id, deposit_id, amount_cents, received_at, state)
       select $1, id, amount_cents, house_now(), 'credited' from deposit where id = $2`,
      [endToEndId, depositId],
    );
    const { rows } = await tx.query<{ id: string; amount_cents: bigint }>(
      `insert into pix_clawback (end_to_end_id, return_id, amount_cents, recovered_cents)
       select end_to_end_id, end_to_end_id, amount_cents, 0 from pix_received where end_to_end_id = $1
       returning id, amount_cents`,
      [endToEndId],
    );
    await record(tx, 'deposit.clawed_back', {
      clawbackId: rows[0]?.id ?? '',
      memberId,
      amountCents: String(rows[0]?.amount_cents),
      recoveredCents: '0',
    });
  });
}

/** Noon in São Paulo, some days from the house's today: far from where days begin and end. */
export function noon(house: PromotionsHouse, days = 0): Date {
  const day = new Date(house.test.clock.now().getTime() - 3 * 3_600_000 + days * 86_400_000);
  return new Date(`${day.toISOString().slice(0, 10)}T15:00:00Z`);
}

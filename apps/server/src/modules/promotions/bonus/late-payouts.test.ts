import { randomUUID } from 'node:crypto';
import { games, promotions, wallet } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { booksNow } from '../../../testing/books-now.ts';
import { type Member, type PromotionsHouse, startPromotionsHouse } from '../testing/promotions-house.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

const mines = 'minas-do-sertao';
const once = (member: Member) => ({ token: member.token, idempotencyKey: randomUUID() });

/** A member whose cash is gone, with bonus money on an open round of mines that is worth something by now. */
async function openRoundOfBonus(): Promise<{ member: Member; roundId: string }> {
  const { test: house } = lab;
  const member = await house.newMember();
  await lab.ask(member, promotions.welcomeClaim);
  await lab.deposit(member, '100.00');
  await lose(member, 100_00n);
  const { round_id: roundId } = await house.ask(
    games.play,
    { game: mines, stake: '25.00', mines: 1 },
    once(member),
  );
  const { rows } = await house.house.db.query<{ secret: { mined: number[] } }>(
    'select secret from round where id = $1',
    [roundId],
  );
  const tile = rows[0]?.secret.mined[0] === 0 ? 1 : 0;
  await house.ask(games.act, { game: mines, round_id: roundId, type: 'pick', tile }, once(member));
  return { member, roundId };
}

/** Moves cash of a member to the house, as if it had been lost. */
async function lose(member: Member, cents: bigint): Promise<void> {
  await lab.test.house.db.query(
    `select ledger_post(p.cash_account_id, 1, $2, 'adjustment', uuidv7()) from member_play p where p.member_id = $1`,
    [member.memberId, cents],
  );
}

const cashOut = (member: Member, roundId: string) =>
  lab.test.ask(games.act, { game: mines, round_id: roundId, type: 'cash_out' }, once(member));

test('what a round pays after its bonus was given up is gone at once: nobody stakes it before it is taken', async () => {
  const { member, roundId } = await openRoundOfBonus();
  await lab.ask(member, promotions.bonusForfeit);
  await lab.unheard(async () => {
    const ended = await cashOut(member, roundId);
    expect(Number(ended.payout)).toBeGreaterThan(25);
    expect(ended).toMatchObject({ money: '0.00', bonus_money: '0.00' });
    // Staked on another open round it was out of reach when its taking was due, and stayed the member's without a rollover.
    expect(
      await lab.test.call(games.play, { game: mines, stake: '25.00', mines: 1 }, once(member)),
    ).toMatchObject({ error: 'insufficient_funds' });
  });
  expect(await lab.test.ask(wallet.walletBalances, {}, { token: member.token })).toMatchObject({
    money: '0.00',
    bonus_money: '0.00',
  });
  expect(await booksNow(lab.test.house.db)).toMatchObject({ isClean: true });
});

test('what it pays after its bonus was released is cash at once, once, and stands on its receipt', async () => {
  const { member, roundId } = await openRoundOfBonus();
  await lab.test.house.db.query(
    'update member_play set counted_cents = counted_cents + 10000000 where member_id = $1',
    [member.memberId],
  );
  await lab.ask(member, promotions.bonusForfeit);
  const before = await lab.test.ask(wallet.walletBalances, {}, { token: member.token });
  expect(before).toMatchObject({ bonus_money: '0.00' });
  const ended = await cashOut(member, roundId);
  await lab.test.drain();
  const after = await lab.test.ask(wallet.walletBalances, {}, { token: member.token });
  expect(after).toMatchObject({ bonus_money: '0.00' });
  expect(Number(after.money)).toBeCloseTo(Number(before.money) + Number(ended.payout), 2);
  const { receipt_proof: proof } = await lab.test.ask(
    games.roundGet,
    { round_id: roundId },
    { token: member.token },
  );
  const receipt = await lab.test.ask(games.roundReceipt, { round_id: roundId, proof });
  expect(receipt.movements.map(({ kind }) => kind)).toEqual(['stake_bonus', 'payout_bonus']);
  expect(await booksNow(lab.test.house.db)).toMatchObject({ isClean: true });
});

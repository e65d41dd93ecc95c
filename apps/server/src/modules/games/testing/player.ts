import { randomUUID } from 'node:crypto';
import { games } from '@arara/contract';
import { houseAccounts, post, type WalletKind, walletsOf } from '@arara/ledger';
import { parseAmount } from '@arara/money';
import { inTransaction } from '../../../plugins/transaction.ts';
import type { TestHouse } from '../../../testing/house.ts';

/** Gives a member money from the house, as an adjustment does. */
export async function give(
  test: TestHouse,
  memberId: string,
  amount: string,
  wallet: WalletKind = 'cash',
): Promise<void> {
  await inTransaction(test.house.db, async (tx) => {
    const wallets = await walletsOf(tx, memberId);
    await post(tx, {
      from: wallet === 'bonus' ? houseAccounts.promotions : houseAccounts.adjustments,
      to: wallets[wallet].accountId,
      amountCents: parseAmount(amount) ?? 0n,
      kind: wallet === 'bonus' ? 'reward' : 'adjustment',
      reference: randomUUID(),
    });
  });
}

/** A member with money who plays over HTTP, each request under a key of its own unless one is given. */
export async function newPlayer(test: TestHouse, money: { cash?: string; bonus?: string }) {
  const member = await test.newMember();
  if (money.cash) await give(test, member.memberId, money.cash);
  if (money.bonus) await give(test, member.memberId, money.bonus, 'bonus');
  const options = (key: string) => ({ token: member.token, idempotencyKey: key });
  return {
    ...member,
    play: (game: string, choices: Record<string, unknown>, key: string = randomUUID()) =>
      test.call(games.play, { game, ...choices }, options(key)),
    mustPlay: (game: string, choices: Record<string, unknown>, key: string = randomUUID()) =>
      test.ask(games.play, { game, ...choices }, options(key)),
    act: (game: string, roundId: string, action: Record<string, unknown>, key: string = randomUUID()) =>
      test.call(games.act, { game, round_id: roundId, ...action }, options(key)),
    recall: (roundId: string) => test.ask(games.roundGet, { round_id: roundId }, { token: member.token }),
    wallets: () => walletsOf(test.house.db, member.memberId),
  };
}

export type Player = Awaited<ReturnType<typeof newPlayer>>;

/** A bet that each of the four games accepts. */
export const bets = {
  'dados-de-ouro': { stake: '1.00', direction: 'over', target: 4999 },
  'roleta-guanabara': {
    bets: [
      { type: 'straight', numbers: [7], stake: '1.00' },
      { type: 'red', stake: '2.50' },
    ],
  },
  'coroa-da-onca': { stake: '1.00' },
  'minas-do-sertao': { stake: '1.00', mines: 3 },
} as const;

/** The bet of dice that the ledger tests repeat: half of all rolls win. */
export const coin = (stake = '1.00') => ({ ...bets['dados-de-ouro'], stake });

import { randomInt, randomUUID } from 'node:crypto';
import { identity, platforms } from '@arara/contract';
import { houseAccounts, post, walletsOf } from '@arara/ledger';
import { parseAmount } from '@arara/money';
import type { TransferPlayer, TransferUnderTest } from '@arara/platform-kit/conformance';
import type { Simulator } from '@arara/platform-kit/simulator';
import type { Calling } from '../../../calling.ts';
import type { House } from '../../../house.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { newMemberFacts } from '../../../testing/new-member.ts';
import { playerName } from '../platform.ts';

/** A house whose time is ours and whose tasks run when we say so. */
export interface HeldHouse extends Pick<Calling, 'call' | 'ask'> {
  readonly house: House;
  readonly clock: { moveBy(ms: number): void };
  runTask(name: string): Promise<void>;
}

export interface HeldMember {
  readonly memberId: string;
  /** A token that is good now: sessions end when the clock moves. */
  token(): Promise<string>;
}

const address = () => `10.201.${randomInt(250)}.${randomInt(250)}`;

/** Registers a member through the real call and gives some cash. */
export async function heldMember(held: HeldHouse, cashCents: bigint): Promise<HeldMember> {
  const { password, ...facts } = newMemberFacts();
  const { member_id: memberId, ...session } = await held.ask(
    identity.register,
    { ...facts, password, password_confirmation: password, terms_accepted: true },
    { ip: address() },
  );
  await inTransaction(held.house.db, async (tx) => {
    const { cash } = await walletsOf(tx, memberId);
    const reference = randomUUID();
    const movement = { amountCents: cashCents, kind: 'adjustment', reference };
    await post(tx, { ...movement, from: houseAccounts.adjustments, to: cash.accountId });
  });
  let { token } = session;
  let since = held.house.clock.now().getTime();
  return {
    memberId,
    token: async () => {
      const now = held.house.clock.now().getTime();
      if (now - since > 20 * 60_000) {
        ({ token } = await held.ask(identity.login, { account: facts.account, password }, { ip: address() }));
        since = now;
      }
      return token;
    },
  };
}

const cents = (text: string): bigint => {
  const parsed = parseAmount(text);
  if (parsed === null) throw new Error(`no amount: ${text}`);
  return parsed;
};

/** The house as the transfer wallet's cases see it: its members' calls, and time that passes until nothing is open. */
export function transferUnderTest(
  held: HeldHouse,
  code: string,
  simulator: Simulator,
  members: readonly HeldMember[],
): TransferUnderTest {
  const isOpen = async () =>
    (await held.house.db.query('select 1 from platform_transfer where settled_at is null limit 1')).rows
      .length > 0;
  return {
    simulator,
    players: members.map(
      ({ memberId, token }): TransferPlayer => ({
        player: playerName(code, memberId),
        move: async (direction, amountCents) => {
          const call = direction === 'in' ? platforms.transferIn : platforms.transferOut;
          const money = (Number(amountCents) / 100).toFixed(2);
          await held.call(
            call,
            { platType: code, money },
            { token: await token(), idempotencyKey: randomUUID() },
          );
        },
        money: async () => {
          const told = await held.ask(platforms.day7Balances, { platType: code }, { token: await token() });
          return { cashCents: cents(told.money), transitCents: cents(told.transit_money) };
        },
      }),
    ),
    settle: async () => {
      for (let again = 0; again < 5 && (await isOpen()); again += 1) {
        await held.runTask('platform-transfers');
        if (!(await isOpen())) return;
        held.clock.moveBy(2 * held.house.platforms.requestLifeMs + 1000);
        await held.runTask('platform-transfers');
      }
    },
  };
}

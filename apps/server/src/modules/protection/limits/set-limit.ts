import type { DataOf, InputOf, protection } from '@arara/contract';
import { parseAmount } from '@arara/money';
import type { House } from '../../../house.ts';
import { fieldError } from '../../../plugins/app-error.ts';
import type { MemberCaller } from '../../../plugins/caller.ts';
import { policyOf } from '../../../plugins/jurisdiction.ts';
import { inTransaction } from '../../../plugins/transaction.ts';
import { settingsOf } from '../settings.ts';
import { type Limit, lockLimit, looseningMs, writeLimit } from './limit.ts';

type Input = InputOf<typeof protection.protectionSetLimit>;

/** Ten million reais: more is no limit. */
const centsMax = 1_000_000_000n;

/** Sets a limit: a new or tighter one holds at once, a looser one waits for 24 hours and can be cancelled until then. */
export async function setLimit(
  house: House,
  input: Input,
  caller: MemberCaller,
): Promise<DataOf<typeof protection.protectionSettings>> {
  const amount = amountIn(input);
  if (!policyOf(house.env.JURISDICTION).limits.offered.includes(input.kind))
    throw fieldError({ kind: 'field_invalid' });
  const key = { memberId: caller.member.memberId, kind: input.kind, period: input.period };
  const now = house.clock.now();
  return inTransaction(house.db, async (tx) => {
    const limit = await lockLimit(tx, key, now);
    await writeLimit(tx, key, changed(limit, amount, now), now);
    return settingsOf(tx, house, key.memberId);
  });
}

function changed(limit: Limit | null, amount: bigint, now: Date): Limit {
  if (limit === null || amount <= limit.amount) return { amount, pending: null };
  // Asked for again: it does not wait anew.
  if (limit.pending?.amount === amount) return limit;
  return { amount: limit.amount, pending: { amount, at: new Date(now.getTime() + looseningMs) } };
}

function amountIn(input: Input): bigint {
  if (input.kind === 'session') return BigInt(input.minutes ?? 0);
  const cents = parseAmount(input.money ?? '') ?? 0n;
  if (cents > centsMax) throw fieldError({ money: 'amount_format' });
  return cents;
}

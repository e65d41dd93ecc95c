import type { ErrorCode } from '@arara/contract';
import { houseAccounts, post } from '@arara/ledger';
import type { House } from '../../house.ts';
import { AppError } from '../../plugins/app-error.ts';
import { record } from '../../plugins/events.ts';
import type { Queryable } from '../../plugins/transaction.ts';
import { lockedBalances } from './balances.ts';
import { addRollover } from './rollover.ts';

interface Reward {
  readonly memberId: string;
  /** Cash can be withdrawn once its rollover is met; bonus money can only be played until then. */
  readonly wallet: 'cash' | 'bonus';
  readonly amountCents: bigint;
  /** What kind of movement it is: `reward_first_deposit`, `reward_vip_month`, ... */
  readonly kind: string;
  /** The id of the claim that it pays: a repeated one pays nothing more. */
  readonly reference: string;
  /** Turnover asked for before the money is free, as a multiple of it; 5 for every reward the rules do not name. */
  readonly rolloverTimes?: number;
}

/**
 * Fails when the member may not be given rewards: `member_frozen` (blacklisted too), `demo_not_allowed`, and what
 * protection adds.
 */
export async function assertMayBeRewarded(tx: Queryable, memberId: string): Promise<void> {
  const { rows } = await tx.query<{ refusal: ErrorCode | null }>('select reward_refusal($1) as refusal', [
    memberId,
  ]);
  const refusal = rows[0]?.refusal;
  if (refusal) throw new AppError(refusal);
}

/**
 * Why the member whose id the SQL names may claim nothing now: what refuses rewards, or a break from play. What is given without
 * being asked for goes on during a pause; a claim is an invitation to play, and waits.
 */
export const claimRefusal = (member: string) =>
  `coalesce(reward_refusal(${member}),
            (select 'play_paused' from member_play p where p.member_id = ${member} and p.paused_until > house_now()))`;

/** Fails when the member may claim nothing now: as `assertMayBeRewarded`, and with `play_paused` during a pause too. */
export async function assertMayClaim(tx: Queryable, memberId: string): Promise<void> {
  const { rows } = await tx.query<{ refusal: ErrorCode | null }>(
    `select ${claimRefusal('$1::uuid')} as refusal`,
    [memberId],
  );
  const refusal = rows[0]?.refusal;
  if (refusal) throw new AppError(refusal);
}

/**
 * Pays a reward inside the caller's transaction: locks the member's money, asks whether the member may be rewarded,
 * moves the money once for its reference, adds its rollover, tells `reward.granted` and the member's sockets.
 */
export async function payReward(tx: Queryable, house: House, reward: Reward): Promise<void> {
  const { memberId, amountCents, kind, reference } = reward;
  const { wallets } = await lockedBalances(tx, memberId);
  await assertMayBeRewarded(tx, memberId);
  const posted = await post(tx, {
    from: houseAccounts.promotions,
    to: wallets[reward.wallet].accountId,
    amountCents,
    kind,
    reference,
  });
  if (!posted.isNew) return;
  const times = reward.rolloverTimes ?? 5;
  if (times > 0)
    await addRollover(tx, { memberId, cause: 'reward', reference, baseCents: amountCents, times });
  await record(tx, 'reward.granted', { memberId, kind, reference, amountCents: String(amountCents) });
  await house.notices.send(tx, { type: 'member', memberId, topic: 'balance', data: {} });
}

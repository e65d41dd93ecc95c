import { houseAccounts, post } from '@arara/ledger';
import type pg from 'pg';
import type { House } from '../../../house.ts';
import { AppError } from '../../../plugins/app-error.ts';
import { sendMessage } from '../../information/index.ts';
import { lockedBalances } from '../../wallet/index.ts';
import { keepForgotten, keepHeardBalance, platformOf } from '../platform.ts';
import { askBalances } from '../read-balances.ts';
import type { PlatformSilence } from '../transfers/declare-transfer.ts';
import { findOpenTransfer } from '../transfers/transfer.ts';

/** What a platform said of a member's money; `player_unknown`: that it knows no such player. */
type LeftSilence = PlatformSilence | 'player_unknown';

/** A member's money with one platform. */
export interface LeftWith {
  readonly memberId: string;
  readonly platform: string;
}

/** From when on it may be decided what becomes of what was last told then. */
export function leftDecidableAt(house: House, toldAt: Date): Date {
  return new Date(toldAt.getTime() + house.env.PAYOUT_DECLARE_HOURS * 3_600_000);
}

/**
 * What a member has left with a platform, in centavos and as last told, locked behind the member's gate. Fails with
 * `left_behind_unknown` when that is nothing, with `transfer_in_progress` while it is not known how a transfer ended, and with
 * `left_behind_too_fresh`.
 */
export async function lockLeftBehind(
  tx: pg.PoolClient,
  house: House,
  { memberId, platform }: LeftWith,
): Promise<bigint> {
  const known = await tx.query('select from platform_player where member_id = $1 and platform = $2', [
    memberId,
    platform,
  ]);
  if (known.rowCount === 0) throw new AppError('left_behind_unknown');
  await lockedBalances(tx, memberId);
  const { rows } = await tx.query<{ cents: bigint; told_at: Date }>(
    `select l.balance_cents as cents, greatest(l.created_at, l.balance_at, l.launched_at) as told_at
       from platform_player l join platform p on p.code = l.platform and p.kind = 'transfer'
      where l.member_id = $1 and l.platform = $2 and l.balance_cents > 0 for update of l`,
    [memberId, platform],
  );
  const [left] = rows;
  if (!left) throw new AppError('left_behind_unknown');
  if (await findOpenTransfer(tx, memberId, platform)) throw new AppError('transfer_in_progress');
  if (leftDecidableAt(house, left.told_at) > house.clock.now())
    throw new AppError('left_behind_too_fresh', null, { hours: house.env.PAYOUT_DECLARE_HOURS });
  return left.cents;
}

/**
 * Asks a platform once more what a member has there, outside any transaction. One that tells is not gone, and what it has can be
 * brought home: `platform_answers`.
 */
export async function askAboutLeft(
  house: House,
  { memberId, platform: code }: LeftWith,
): Promise<LeftSilence> {
  if (!house.platforms.client(code)) return 'not_connected';
  const platform = await platformOf(house.db, code);
  const [there] = await askBalances(house, memberId, [platform]);
  if (there?.isForgotten) {
    await keepForgotten(house.db, code, memberId);
    return 'player_unknown';
  }
  if (!there?.isKnown) return 'no_answer';
  await keepHeardBalance(house, code, memberId, there);
  throw new AppError('platform_answers');
}

interface LeftEnding extends LeftWith {
  /** As it was when it was asked for; with another amount since: `state_changed`. */
  readonly amountCents: bigint;
  /** By the house; otherwise it is written off. */
  readonly isPaid: boolean;
  /** The request's id, which is what caused it. */
  readonly reference: string;
}

/** Ends what a member has left with a platform, in the transaction of two people, and tells the member, by e-mail too. */
export async function endLeftBehind(tx: pg.PoolClient, house: House, ending: LeftEnding): Promise<void> {
  const { memberId, platform: code, amountCents, isPaid, reference } = ending;
  if ((await lockLeftBehind(tx, house, ending)) !== amountCents) throw new AppError('state_changed');
  if (isPaid) {
    const { cash } = (await lockedBalances(tx, memberId)).wallets;
    await post(tx, {
      from: houseAccounts.platformLosses,
      to: cash.accountId,
      amountCents,
      kind: 'platform_loss_paid',
      reference,
    });
  }
  await tx.query(
    `update platform_player set balance_cents = 0, balance_at = house_now(), forgotten_at = null, made_good_cents = made_good_cents + $3,
            made_good_at = case when $3 > 0 then house_now() else made_good_at end
      where member_id = $1 and platform = $2`,
    [memberId, code, isPaid ? amountCents : 0n],
  );
  const { name } = await platformOf(tx, code);
  await sendMessage(tx, house, {
    memberId,
    kind: 'account',
    key: isPaid ? 'information.message_left_paid' : 'information.message_left_lost',
    values: { platform: name, amount: { cents: String(amountCents) } },
    isAlwaysMailed: true,
  });
  await house.notices.send(tx, { type: 'member', memberId, topic: 'balance', data: {} });
}

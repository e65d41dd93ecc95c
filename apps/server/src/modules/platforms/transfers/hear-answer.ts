import type { Outcome, PlatformTransfer } from '@arara/platform-kit';
import type { House } from '../../../house.ts';
import { isSilent, playerName } from '../platform.ts';
import { settleTransfer } from './settle-transfer.ts';
import { type Transfer, transferOf } from './transfer.ts';

/** Books what a platform tells of a transfer; what it does not tell stays open. Gives the transfer as it stands then. */
export async function hear(
  house: House,
  transfer: Transfer,
  outcome: Outcome<PlatformTransfer>,
): Promise<Transfer> {
  if (outcome.kind === 'ok') {
    if (isOurs(transfer, outcome.value))
      return settleTransfer(house, transfer.id, { kind: 'done', balanceCents: outcome.value.balanceCents });
    house.log.error({ transferId: transfer.id }, 'a platform tells of another transfer under our reference');
    return unknown(house, transfer);
  }
  // Kept back, or nobody is answered there: that is no news of this one.
  const isNoNews =
    outcome.kind === 'unknown' && (outcome.reason === 'kept_back' || isSilent(house, transfer.platform));
  return isNoNews ? unheard(house, transfer) : unknown(house, transfer);
}

/** True when what a platform tells under our reference is the transfer that was sent. */
export const isOurs = (transfer: Transfer, told: PlatformTransfer): boolean =>
  told.direction === transfer.direction &&
  told.amountCents === transfer.amount_cents &&
  told.player === playerName(transfer.platform, transfer.member_id);

/** How long nobody asks after so many asks in vain: 5 seconds, twice as long each time, at most ten minutes. */
const pauseMs = (asks: number) => Math.min(5000 * 2 ** Math.max(0, asks - 1), 600_000);

/** Nobody can tell: the money stays where it is, and the platform is asked again, ever more seldom. */
export async function unknown(house: House, transfer: Transfer): Promise<Transfer> {
  const asks = transfer.asks + 1;
  const pause = pauseMs(asks);
  await house.db.query(
    `update platform_transfer set state = 'unknown', asks = $2, ask_at = house_now() + make_interval(secs => $3)
      where id = $1 and state in ('pending', 'unknown')`,
    [transfer.id, asks, pause / 1000],
  );
  const { id: transferId, platform } = transfer;
  await house.jobs.add(
    house.db,
    'platform-transfer',
    { transferId },
    { jobKey: `platform-transfer:${transferId}`, runAt: new Date(Date.now() + pause) },
  );
  const told = await transferOf(house.db, transferId);
  if (told.is_stuck && !transfer.is_stuck)
    house.log.error({ transferId, platform, asks }, 'a transfer is stuck on a platform');
  return told;
}

/** Not asked, or asked while the platform answers nobody: it counts for nothing. It is asked each minute, and once it answers. */
async function unheard(house: House, transfer: Transfer): Promise<Transfer> {
  await house.db.query(
    `update platform_transfer set state = 'unknown', ask_at = house_now()
      where id = $1 and state in ('pending', 'unknown')`,
    [transfer.id],
  );
  return transferOf(house.db, transfer.id);
}

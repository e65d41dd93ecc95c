import type { Outcome, PlatformTransfer } from '@arara/platform-kit';
import type { House } from '../../../house.ts';
import { playerName } from '../platform.ts';
import { settleTransfer } from './settle-transfer.ts';
import { type Transfer, transferOf } from './transfer.ts';

/**
 * Sends a transfer that waits, once: whoever marks it as sent sends it, everybody after only asks. Gives the transfer as it
 * stands then.
 */
export async function sendTransfer(house: House, id: string): Promise<Transfer> {
  const { rowCount } = await house.db.query(
    `update platform_transfer set sent_at = house_now() where id = $1 and state = 'pending' and sent_at is null`,
    [id],
  );
  const transfer = await transferOf(house.db, id);
  if (rowCount !== 1) return transfer;
  const client = house.platforms.client(transfer.platform);
  if (!client) return unknown(house, transfer);
  const { platform, member_id: memberId, direction, amount_cents: amountCents } = transfer;
  const player = playerName(platform, memberId);
  // A platform answers alike for a player it knows already.
  const known = await client.createPlayer({ player, currency: 'BRL', language: 'pt' });
  if (known.kind === 'refused') return settleTransfer(house, id, { kind: 'failed', reason: known.code });
  if (known.kind === 'unknown') {
    // The transfer itself has not left and never will.
    return settleTransfer(house, id, { kind: 'failed', reason: 'unreachable' });
  }
  const outcome = await client.transfer({ reference: id, player, direction, amountCents, currency: 'BRL' });
  if (outcome.kind === 'refused') return hearRefusal(house, transfer, outcome.code);
  return hear(house, transfer, outcome);
}

/**
 * Asks the platform about a transfer by its reference. One that it does not know has failed only when the request can no
 * longer arrive: until then nobody can tell, and nobody guesses.
 */
export async function askTransfer(house: House, id: string): Promise<Transfer> {
  const transfer = await transferOf(house.db, id);
  if (transfer.settled_at !== null) return transfer;
  if (transfer.sent_at === null) return sendTransfer(house, id);
  const client = house.platforms.client(transfer.platform);
  if (!client) return transfer;
  const outcome = await client.findTransfer(id);
  if (outcome.kind === 'refused' && outcome.code === 'transfer_unknown') {
    const age = house.clock.now().getTime() - transfer.sent_at.getTime();
    // Twice the life of a request: our clock and the platform's need not agree to the second.
    if (age > house.platforms.requestLifeMs * 2)
      return settleTransfer(house, id, { kind: 'failed', reason: 'not_arrived' });
  }
  return hear(house, transfer, outcome);
}

/** The platform said no to the one request there was. What it has under the reference still counts for more. */
async function hearRefusal(house: House, transfer: Transfer, reason: string): Promise<Transfer> {
  const known = await house.platforms.client(transfer.platform)?.findTransfer(transfer.id);
  if (known?.kind === 'refused' && known.code === 'transfer_unknown')
    return settleTransfer(house, transfer.id, { kind: 'failed', reason });
  return known ? hear(house, transfer, known) : unknown(house, transfer);
}

async function hear(house: House, transfer: Transfer, outcome: Outcome<PlatformTransfer>): Promise<Transfer> {
  if (outcome.kind !== 'ok') return unknown(house, transfer);
  const { direction, amountCents, player, balanceCents } = outcome.value;
  const isOurs =
    direction === transfer.direction &&
    amountCents === transfer.amount_cents &&
    player === playerName(transfer.platform, transfer.member_id);
  if (!isOurs) {
    house.log.error({ transferId: transfer.id }, 'a platform tells of another transfer under our reference');
    return unknown(house, transfer);
  }
  return settleTransfer(house, transfer.id, { kind: 'done', balanceCents });
}

/** How long nobody asks after so many asks in vain: 5 seconds, twice as long each time, at most ten minutes. */
const pauseMs = (asks: number) => Math.min(5000 * 2 ** Math.max(0, asks - 1), 600_000);

/** Nobody can tell: the money stays where it is, and the platform is asked again, ever more seldom. */
async function unknown(house: House, transfer: Transfer): Promise<Transfer> {
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

/** Asks about every transfer that is still open, in case a job was lost with the machine that ran it. */
export async function askOpenTransfers(house: House): Promise<void> {
  const { rows } = await house.db.query<{ id: string }>(
    `select id from platform_transfer where state in ('pending', 'unknown')
        and created_at < house_now() - interval '20 seconds' and (ask_at is null or ask_at <= house_now())
      order by coalesce(ask_at, created_at) limit 500`,
  );
  for (const { id } of rows) await askTransfer(house, id);
}

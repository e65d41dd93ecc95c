import type { Outcome, PlatformTransfer, RefusalCode } from '@arara/platform-kit';
import type { House } from '../../../house.ts';
import { keepForgotten, lastBalance, playerName } from '../platform.ts';
import { askAlone } from './asking.ts';
import { hear, isOurs, unknown } from './hear-answer.ts';
import { settleTransfer } from './settle-transfer.ts';
import { type Transfer, transferOf } from './transfer.ts';

/**
 * Sends a transfer that waits, once: whoever marks it as sent sends it, everybody after only asks. It is signed with the time of
 * that mark and not sent once it is too old to be taken: others judge by the mark when nothing can arrive any more. Gives the
 * transfer as it stands then.
 */
export async function sendTransfer(house: House, id: string): Promise<Transfer> {
  const { rowCount } = await house.db.query(
    `update platform_transfer set sent_at = $2 where id = $1 and state = 'pending' and sent_at is null`,
    // By the clock that requests are signed with.
    [id, house.clock.now()],
  );
  const transfer = await transferOf(house.db, id);
  const { sent_at: sentAt } = transfer;
  if (rowCount !== 1 || sentAt === null) return transfer;
  const { platform, member_id: memberId, direction, amount_cents: amountCents } = transfer;
  const player = playerName(platform, memberId);
  // The transfer itself has not left and never will.
  const notSent = () => settleTransfer(house, id, { kind: 'failed', reason: 'unreachable' });
  const client = house.platforms.client(platform);
  if (!client) return notSent();
  // A platform answers alike for a player it knows already. Who has money there is not made known again: the account might be another.
  const hasMoney = (await lastBalance(house.db, platform, memberId)) > 0n;
  const known = hasMoney ? null : await client.createPlayer({ player, currency: 'BRL', language: 'pt' });
  if (known?.kind === 'refused') return settleTransfer(house, id, { kind: 'failed', reason: known.code });
  if (known?.kind === 'unknown' || ageMs(house, sentAt) > house.platforms.requestLifeMs) return notSent();
  const outcome = await client.transfer({
    reference: id,
    player,
    direction,
    amountCents,
    currency: 'BRL',
    sentAt,
  });
  if (outcome.kind === 'unknown' && outcome.reason === 'kept_back') return notSent();
  if (outcome.kind === 'refused' && outcome.code === 'player_unknown')
    await keepForgotten(house.db, platform, memberId);
  if (outcome.kind === 'refused') return hearRefusal(house, transfer, outcome.code);
  return hear(house, transfer, outcome);
}

const ageMs = (house: House, sentAt: Date) => house.clock.now().getTime() - sentAt.getTime();

/**
 * Asks the platform about a transfer by its reference. One that it does not know has failed only when the request can no
 * longer arrive: until then nobody can tell, and nobody guesses.
 */
export async function askTransfer(house: House, id: string): Promise<Transfer> {
  return (await heardOf(house, id)).transfer;
}

interface Heard {
  readonly transfer: Transfer;
  /** What its platform said, where that did not end it. */
  readonly said: 'being_asked' | 'not_connected' | 'no_answer' | 'something_else';
}

/** The same, with what the platform said. `being_asked`: somebody else asks just now, and hears it. */
export async function heardOf(house: House, id: string): Promise<Heard> {
  const transfer = await transferOf(house.db, id);
  const { settled_at: settledAt, sent_at: sentAt, platform } = transfer;
  if (settledAt !== null || sentAt === null || !house.platforms.client(platform))
    return {
      transfer: settledAt === null && sentAt === null ? await sendTransfer(house, id) : transfer,
      said: 'not_connected',
    };
  const heard = await askAlone(house, id, () => askAbout(house, transfer, sentAt));
  return heard ?? { transfer: await transferOf(house.db, id), said: 'being_asked' };
}

async function askAbout(house: House, transfer: Transfer, sentAt: Date): Promise<Heard> {
  const outcome = await house.platforms.client(transfer.platform)?.findTransfer(transfer.id);
  const said = outcome?.kind === 'ok' && !isOurs(transfer, outcome.value) ? 'something_else' : 'no_answer';
  return { transfer: outcome ? await hearAnswer(house, transfer, sentAt, outcome) : transfer, said };
}

async function hearAnswer(
  house: House,
  transfer: Transfer,
  sentAt: Date,
  outcome: Outcome<PlatformTransfer>,
): Promise<Transfer> {
  if (outcome.kind === 'refused' && outcome.code === 'transfer_unknown') {
    // Twice the life of a request: our clock and the platform's need not agree to the second.
    if (ageMs(house, sentAt) > house.platforms.requestLifeMs * 2)
      return settleTransfer(house, transfer.id, { kind: 'failed', reason: 'not_arrived' });
  }
  return hear(house, transfer, outcome);
}

/** These say that the request, or one of its reference, came before: that one may still be under way. */
const cameBefore: ReadonlySet<RefusalCode> = new Set(['request_repeated', 'reference_conflict']);

/**
 * The platform said no to the one request there was. What it has under the reference still counts for more, and where it says that
 * it was asked before, not to know the reference is no proof yet.
 */
async function hearRefusal(house: House, transfer: Transfer, reason: RefusalCode): Promise<Transfer> {
  const known = await house.platforms.client(transfer.platform)?.findTransfer(transfer.id);
  if (known?.kind === 'refused' && known.code === 'transfer_unknown' && !cameBefore.has(reason))
    return settleTransfer(house, transfer.id, { kind: 'failed', reason });
  return known ? hear(house, transfer, known) : unknown(house, transfer);
}

import type { House } from '../../../house.ts';
import { passMsMax, workInPass } from '../minute-pass.ts';
import { isOurs } from './hear-answer.ts';
import { settleTransfer } from './settle-transfer.ts';
import { transferOf } from './transfer.ts';

/** So many of a platform's declared transfers are asked about each minute, and so many of them at once. */
const askedMax = 50;
const atOnce = 10;

/**
 * Asks platforms that answer about transfers that two people declared: the first time as soon as a platform is connected again, then
 * ever more seldom, until it has said the same or the contrary. The contrary moves nothing and is told to staff.
 */
export async function askAboutDeclared(house: House, passMs = passMsMax): Promise<void> {
  const until = performance.now() + passMs;
  const answering = house.platforms.health().filter(({ state }) => state === 'closed');
  await Promise.all(
    answering.map(({ code }) =>
      workInPass(
        house.log,
        (count) => nextDeclared(house, code, count),
        (id) => askAbout(house, id),
        { until, atOnce, max: askedMax },
      ),
    ),
  );
}

/** Those that are due, whoever waited longest first; each will be again in a while. What there is no time for stays due. */
async function nextDeclared(house: House, platform: string, count: number): Promise<string[]> {
  const { rows } = await house.db.query<{ id: string }>(
    `update platform_transfer
        set ask_at = house_now() + greatest(interval '1 hour', (house_now() - declared_at) / 24)
      where id in (select id from platform_transfer where platform = $1 and declared_at is not null
                      and contradicted_at is null and (ask_at is null or ask_at <= house_now())
                    order by ask_at nulls first limit $2 for update skip locked)
     returning id`,
    [platform, count],
  );
  return rows.map(({ id }) => id);
}

async function askAbout(house: House, id: string): Promise<void> {
  const transfer = await transferOf(house.db, id);
  const outcome = await house.platforms.client(transfer.platform)?.findTransfer(id);
  if (outcome?.kind === 'ok' && isOurs(transfer, outcome.value))
    await settleTransfer(house, id, { kind: 'done', balanceCents: outcome.value.balanceCents });
  else if (outcome?.kind === 'refused' && outcome.code === 'transfer_unknown')
    await settleTransfer(house, id, { kind: 'failed', reason: 'not_arrived' });
}

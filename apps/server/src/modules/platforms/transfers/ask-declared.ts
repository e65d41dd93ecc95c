import type { House } from '../../../house.ts';
import { eachByItself } from '../../../plugins/each-by-itself.ts';
import { isOurs } from './hear-answer.ts';
import { settleTransfer } from './settle-transfer.ts';
import { transferOf } from './transfer.ts';

/** So many of a platform's declared transfers are asked about each minute. */
const askedMax = 50;

/**
 * Asks platforms that answer about transfers that two people declared: the first time as soon as a platform is connected again, then
 * ever more seldom, until it has said the same or the contrary. The contrary moves nothing and is told to staff.
 */
export async function askAboutDeclared(house: House): Promise<void> {
  const answering = house.platforms.health().filter(({ state }) => state === 'closed');
  await Promise.all(answering.map(({ code }) => askOn(house, code)));
}

async function askOn(house: House, platform: string): Promise<void> {
  const { rows } = await house.db.query<{ id: string }>(
    `update platform_transfer
        set ask_at = house_now() + greatest(interval '1 hour', (house_now() - declared_at) / 24)
      where id in (select id from platform_transfer where platform = $1 and declared_at is not null
                      and contradicted_at is null and (ask_at is null or ask_at <= house_now())
                    order by ask_at nulls first limit ${askedMax} for update skip locked)
     returning id`,
    [platform],
  );
  await eachByItself(house.log, rows, ({ id }) => askAbout(house, id));
}

async function askAbout(house: House, id: string): Promise<void> {
  const transfer = await transferOf(house.db, id);
  const outcome = await house.platforms.client(transfer.platform)?.findTransfer(id);
  if (outcome?.kind === 'ok' && isOurs(transfer, outcome.value))
    await settleTransfer(house, id, { kind: 'done', balanceCents: outcome.value.balanceCents });
  else if (outcome?.kind === 'refused' && outcome.code === 'transfer_unknown')
    await settleTransfer(house, id, { kind: 'failed', reason: 'not_arrived' });
}

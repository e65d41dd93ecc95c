import type { House } from '../../../house.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/** A platform answers again: what is open there is asked about at once, by whichever instance is free, whatever its pause. */
export async function askTransfersAgain(tx: Queryable, house: House, platform: string): Promise<void> {
  // In the order of their ids: two instances that hear it together wait for each other.
  const { rows } = await tx.query<{ id: string }>(
    `update platform_transfer t set ask_at = house_now()
       from (select id from platform_transfer where platform = $1 and state in ('pending', 'unknown')
                and sent_at is not null order by id for update) as open
      where t.id = open.id returning t.id`,
    [platform],
  );
  for (const { id: transferId } of rows)
    await house.jobs.add(
      tx,
      'platform-transfer',
      { transferId },
      { jobKey: `platform-transfer:${transferId}` },
    );
}

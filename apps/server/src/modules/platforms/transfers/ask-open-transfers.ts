import type { House } from '../../../house.ts';
import { passMsMax, workInPass } from '../minute-pass.ts';
import { askTransfer } from './send-transfer.ts';

/** So many of a platform's open transfers are asked about each minute, those first that have waited longest. */
const askedMax = 500;

/**
 * Asks about every transfer that is still open, in case a job was lost with the machine that ran it. Each platform is asked by itself:
 * of what is open with one that is slow, or connected no more, nothing may come for long, and it would keep all others waiting.
 */
export async function askOpenTransfers(house: House, passMs = passMsMax): Promise<void> {
  const until = performance.now() + passMs;
  const connected = house.platforms.health().map(({ code }) => code);
  const open = await Promise.all(connected.map((code) => openOn(house, code)));
  await Promise.all([...open, await neverSent(house, connected)].map((ids) => askInTurn(house, ids, until)));
}

function askInTurn(house: House, ids: string[], until: number): Promise<void> {
  return workInPass(
    house.log,
    async (count) => ids.splice(0, count),
    (id) => askTransfer(house, id),
    { until, atOnce: 1, max: askedMax },
  );
}

async function openOn(house: House, platform: string): Promise<string[]> {
  const { rows } = await house.db.query<{ id: string }>(
    `select id from platform_transfer where state in ('pending', 'unknown') and platform = $1
        and created_at < house_now() - interval '20 seconds' and (ask_at is null or ask_at <= house_now())
      order by coalesce(ask_at, created_at) limit ${askedMax}`,
    [platform],
  );
  return rows.map(({ id }) => id);
}

/** What was not sent before its platform was connected no more: it never will be, and its money goes back. */
async function neverSent(house: House, connected: readonly string[]): Promise<string[]> {
  const { rows } = await house.db.query<{ id: string }>(
    `select id from platform_transfer where state = 'pending' and sent_at is null and platform <> all($1)
        and created_at < house_now() - interval '20 seconds'
      order by created_at limit ${askedMax}`,
    [connected],
  );
  return rows.map(({ id }) => id);
}

import type { House } from '../../../house.ts';
import { eachByItself } from '../../../plugins/each-by-itself.ts';
import type { Task } from '../../../plugins/jobs.ts';
import { policyOf } from '../../../plugins/jurisdiction.ts';
import { inTransaction, type Queryable } from '../../../plugins/transaction.ts';
import { fallRain } from './fall-rain.ts';
import { payLeftShares, payShares } from './pay-shares.ts';
import { currentSlot } from './slots.ts';

/** True where the market allows rain. */
export const isRainAllowed = (house: House) => policyOf(house.env.JURISDICTION).promotions.chat_rain;

/** What the rain of the clock holds, in centavos. */
export async function rainCents(db: Queryable): Promise<bigint> {
  const { rows } = await db.query<{ rain_cents: bigint }>('select rain_cents from chat_setting');
  return rows[0]?.rain_cents ?? 0n;
}

/** Lets the rain of the current slot fall unless it has: for who was there in the hour before the slot, however late. */
async function rainOfSlot(house: House): Promise<void> {
  if (!isRainAllowed(house)) return;
  const { name, at } = currentSlot(house.clock.now());
  const cause = `slot:${name}`;
  const { rowCount } = await house.db.query('select 1 from chat_rain where cause = $1', [cause]);
  if (rowCount !== 0) return;
  const rain = await inTransaction(house.db, async (tx) =>
    fallRain(tx, house, { cause, offeredCents: await rainCents(tx), hourBefore: at }),
  );
  if (rain) await payShares(house, rain.id);
}

/** What is left of earlier rains, and the one that is due: neither keeps the other from being paid. */
async function rain(house: House): Promise<void> {
  await eachByItself(house.log, [payLeftShares, rainOfSlot], (pay) => pay(house));
}

/** Asked every five minutes, so that neither a slot that began while nothing ran nor a share that was not paid is lost. */
export const rainTask: Task<House> = { name: 'chat-rain', cron: '*/5 * * * *', run: rain };

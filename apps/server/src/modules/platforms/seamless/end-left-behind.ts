import type { House } from '../../../house.ts';
import { eachByItself } from '../../../plugins/each-by-itself.ts';
import { inTransaction } from '../../../plugins/transaction.ts';

const hourMs = 3_600_000;
const roundsMax = 500;

interface LeftRound {
  readonly member_id: string;
  readonly platform: string;
  readonly round: string;
}

/**
 * Ends rounds of platforms that are connected no more, or no longer over a seamless wallet, once nothing has been heard of them for as
 * long as a round of ours may be left open: no win and no rollback of theirs can come, so the stake goes back. It counts as no play. One that
 * cannot keeps none of the others: the run fails with it in the end.
 */
export async function endLeftBehind(house: House): Promise<void> {
  const silent = new Date(house.clock.now().getTime() - house.env.ROUND_ENDS_AFTER_HOURS * hourMs);
  const { rows } = await house.db.query<LeftRound>(
    `select member_id, platform, round from seamless_round
      where settled_at is null and finished_at is null and last_at <= $1 and platform = any($2)
        and stake_cents > 0 and payout_cents = 0
      order by last_at limit $3`,
    [silent, await goneFrom(house), roundsMax],
  );
  await eachByItself(house.log, rows, (row) => endOne(house, row, silent));
}

async function endOne(
  house: House,
  { member_id: memberId, platform, round }: LeftRound,
  silent: Date,
): Promise<void> {
  await inTransaction(house.db, async (tx) => {
    const { rows: ended } = await tx.query<{ is_ended: boolean }>(
      'select seamless_give_back($1, $2, $3, $4) as is_ended',
      [memberId, platform, round, silent],
    );
    if (!ended[0]?.is_ended) return;
    house.log.info({ memberId, platform, round }, 'the stake of a round went back whose platform is gone');
    await house.notices.send(tx, { type: 'member', memberId, topic: 'balance', data: {} });
  });
}

/** Platforms whose calls are not heard. */
async function goneFrom(house: Pick<House, 'db' | 'platforms'>): Promise<string[]> {
  const { rows } = await house.db.query<{ code: string }>('select code from platform');
  return rows.map(({ code }) => code).filter((code) => house.platforms.guard(code) === undefined);
}

import type { House } from '../../../house.ts';
import type { Listener } from '../../../plugins/events.ts';
import type { Queryable } from '../../../plugins/transaction.ts';

/** A member's money on a platform that is to come home. */
export interface Homecoming {
  readonly member_id: string;
  readonly platform: string;
}

/** Whoever may play no more has their money brought home from every platform that holds some. */
export const homecomings: Listener<House, 'play.closed'> = {
  name: 'platforms-homecoming',
  topic: 'play.closed',
  hear: async (house, tx, events) => {
    const memberIds = events.map(({ payload }) => payload.memberId);
    const { rows } = await tx.query<Homecoming>(
      // What a platform last told may be old: each that knows the member is asked.
      `insert into platform_homecoming (member_id, platform)
       select member_id, platform from platform_player join platform on code = platform and kind = 'transfer'
        where member_id = any($1) on conflict do nothing returning member_id, platform`,
      [memberIds],
    );
    for (const row of rows) await queueHomecoming(tx, house, row);
  },
};

/**
 * Begins what nobody began: members who may play no more and have money on a platform all the same. It was won in a round
 * that was open, or a transfer arrived late.
 */
export async function startMissing(db: Queryable): Promise<void> {
  await db.query(
    `insert into platform_homecoming (member_id, platform)
     select a.member_id, a.platform from platform_player a join platform on code = a.platform and kind = 'transfer'
       join member m on m.id = a.member_id join member_play p on p.member_id = a.member_id
      where a.balance_cents > 0 and (m.status <> 'active' or p.paused_until > house_now())
     on conflict do nothing`,
  );
}

/**
 * Has platforms asked once an hour about members who may play no more and were there lately: a bet that was open when they left may be
 * won days later, when nobody asks for their balance any more.
 */
export async function startLate(house: House): Promise<void> {
  await house.db.query(
    `insert into platform_homecoming (member_id, platform)
     select a.member_id, a.platform from platform_player a join platform on code = a.platform and kind = 'transfer'
       join member m on m.id = a.member_id join member_play p on p.member_id = a.member_id
      where a.launched_at > house_now() - interval '31 days' and (m.status <> 'active' or p.paused_until > house_now())
     on conflict do nothing`,
  );
}

/** Has it tried after a while, by whichever instance is free. */
export async function queueHomecoming(
  tx: Queryable,
  house: House,
  { member_id: memberId, platform }: Homecoming,
  afterMs = 0,
): Promise<void> {
  await house.jobs.add(
    tx,
    'platform-homecoming',
    { memberId, platform },
    {
      jobKey: `platform-homecoming:${platform}:${memberId}`,
      runAt: new Date(Date.now() + afterMs),
    },
  );
}

/** A platform answers again: what is to come home from it is tried at once, whatever its pause. */
export async function tryHomecomingsAgain(tx: Queryable, house: House, platform: string): Promise<void> {
  const { rows } = await tx.query<Homecoming>(
    `update platform_homecoming h set try_at = house_now()
       from (select member_id from platform_homecoming where platform = $1 order by member_id for update) as waiting
      where h.platform = $1 and h.member_id = waiting.member_id returning h.member_id, h.platform`,
    [platform],
  );
  for (const row of rows) await queueHomecoming(tx, house, row);
}

import { randomUUID } from 'node:crypto';
import { games, promotions } from '@arara/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Member,
  noon,
  type PromotionsHouse,
  startPromotionsHouse,
} from '../testing/promotions-house.ts';

let lab: PromotionsHouse;
beforeAll(async () => {
  lab = await startPromotionsHouse();
});
afterAll(() => lab.close());

/** A member who has lost 10.00 today, with the round it was lost in. */
async function loser(): Promise<{ member: Member; roundId: string }> {
  for (;;) {
    const member = await lab.test.newMember();
    await lab.deposit(member, '100.00');
    const { round_id: roundId, payout } = await lab.test.ask(
      games.play,
      { game: 'dados-de-ouro', stake: '10.00', direction: 'under', target: 100 },
      { token: member.token, idempotencyKey: randomUUID() },
    );
    await lab.test.drain();
    if (payout === '0.00') return { member, roundId };
  }
}

test('[S7.49] no relief is paid on a loss that was won back the same day, however late that is heard of', async () => {
  await lab.moveTo(noon(lab, 1));
  const { member, roundId } = await loser();
  const { db } = lab.test.house;
  await lab.unheard(async () => {
    // As a platform's late win is told.
    await db.query(`insert into outbox (topic, payload) values ('rounds.corrected', $1)`, [
      JSON.stringify({ members: [member.memberId], rounds: [roundId], cents: ['1000'] }),
    ]);
    await lab.moveTo(noon(lab, 1), member);
    expect(await lab.call(member, promotions.dailyRescueClaim)).toMatchObject({ error: 'unavailable' });
  });
  expect(await lab.call(member, promotions.dailyRescueClaim)).toMatchObject({ error: 'reward_not_eligible' });
  expect(await lab.rewards(member)).toEqual([]);
});

import { randomInt } from 'node:crypto';
import type { House } from '../../house.ts';
import type { Listener } from '../../plugins/events.ts';
import { settledNow } from '../games/index.ts';
import { keepBets, keepWins, winsSince } from './entries.ts';
import { sampleRounds } from './sample.ts';

/**
 * Tells everybody of settled rounds: at most one message in a quarter of a second, with a fair sample and the big wins nobody
 * was told of. What is told was played for money and has been kept by then.
 */
export const followRounds: Listener<House, 'rounds.settled'> = {
  name: 'feed',
  topic: 'rounds.settled',
  needs: settledNow,
  hear: async (house, tx, events) => {
    await keepWins(tx);
    // One listener hears at a time, over all instances: nobody else reads or writes the slot.
    const { rows } = await tx.query<{ slot: bigint; win_id: bigint }>('select slot, win_id from feed_slot');
    const [told = { slot: 0n, win_id: 0n }] = rows;
    const { slot, candidates } = sampleRounds(events, {
      now: house.clock.now(),
      usedSlot: told.slot,
      draw: randomInt,
    });
    if (slot === null) return;
    const bets = await keepBets(tx, candidates);
    const wins = await winsSince(tx, told.win_id);
    if (bets.length + wins.length === 0) return;
    const winId = wins[0] ? BigInt(wins[0].id) : told.win_id;
    await tx.query('update feed_slot set slot = $1, win_id = $2', [slot, winId]);
    await house.notices.send(tx, { type: 'open', topic: 'site:feed', data: { bets, wins } });
  },
};
